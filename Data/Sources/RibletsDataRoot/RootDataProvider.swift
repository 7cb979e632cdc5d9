public import RibletsData

/// Makes the providers of an app's domains over one store.
///
/// The app's root component makes it and keeps it private. Features import only `RibletsData`, which does not contain
/// this type.
///
/// ```swift
/// let root = RootDataProvider(try SQLiteStore(path: path, migrations: migrations))
/// let food: DataProvider<Food> = root.provider(for: Food.self) { SQLiteFood(database: $0) }
/// ```
///
/// See `Documentation/Queries.md`.
public final class RootDataProvider<Store: DataStore>: Sendable {
  let store: Store
  let observedQueries: ObservedQueries<Store>

  /// Makes the root over a store. Make one for each store: two do not tell each other's observers of their mutations.
  public init(_ store: Store) {
    self.store = store
    let observedQueries = ObservedQueries<Store>()
    self.observedQueries = observedQueries
    store.whenChangedElsewhere { [weak observedQueries] commit in
      Task { @MainActor in await observedQueries?.tell(commit) }
    }
  }

  /// Makes the provider of a domain that has only local data.
  ///
  /// ```swift
  /// let food = root.provider(for: Food.self) { SQLiteFood(database: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - domain: The domain whose queries it runs.
  ///   - source: Makes the domain's source over the store's context, for each query again; called on any thread.
  public func provider<Domain: DataDomain>(
    for domain: Domain.Type, source: @escaping @Sendable (Store.Context) throws -> Domain.Source
  ) -> DataProvider<Domain> {
    DataProvider(StoreExecutor<Store, Domain>(self, source: source))
  }

  /// Makes the provider of a domain whose queries read the store's context itself: `root.provider(for: Food.self)`.
  public func provider<Domain: DataDomain>(for domain: Domain.Type) -> DataProvider<Domain>
  where Domain.Source == Store.Context {
    provider(for: domain) { $0 }
  }

  /// Makes the provider of a domain that a server keeps, with cached copies in the store.
  ///
  /// ```swift
  /// let menu = root.provider(for: Menu.self, remote: server, over: connection) { SQLiteMenu($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - domain: The domain whose queries it runs. Two providers of one domain do not tell each other's observers of
  ///     mutations at the server.
  ///   - remote: The functions of the server.
  ///   - connection: The rules for requests; one for all domains that share a server.
  ///   - source: Makes the domain's source over the store's context, for each query again; called on any thread.
  @MainActor
  public func provider<Domain: RemoteDataDomain>(
    for domain: Domain.Type, remote: Domain.Remote, over connection: RemoteConnection,
    source: @escaping @Sendable (Store.Context) throws -> Domain.Source
  ) -> DataProvider<Domain> {
    let store = StoreExecutor<Store, Domain>(self, source: source)
    return DataProvider(RemoteExecutor(remote: remote, over: connection, store: store))
  }

  /// Makes the provider of a domain with offline changes, which an outbox keeps until the server has accepted them.
  ///
  /// ```swift
  /// let menu = root.provider(for: Menu.self, through: outbox) { StoredMenu(database: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - domain: The domain whose queries it runs.
  ///   - outbox: All queries of the domain use its server and its connection.
  ///   - source: Makes the domain's source over the store's context, for each query again; called on any thread.
  @MainActor
  public func provider<Domain: RemoteDataDomain>(
    for domain: Domain.Type, through outbox: Outbox<Domain>,
    source: @escaping @Sendable (Store.Context) throws -> Domain.Source
  ) -> DataProvider<Domain> {
    DataProvider(RemoteExecutor(through: outbox, store: StoreExecutor<Store, Domain>(self, source: source)))
  }
}
