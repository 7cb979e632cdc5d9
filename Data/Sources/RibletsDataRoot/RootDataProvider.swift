public import RibletsData

/// Makes the providers of an app's domains over one store.
///
/// The app's root component makes it and keeps it to itself; features import `RibletsData` alone, where its name is not to
/// be found.
///
/// ```swift
/// let root = RootDataProvider(try SQLiteStore(path: path, migrations: migrations))
/// let food: DataProvider<Food> = root.provider(for: Food.self) { SQLiteFood(database: $0) }
/// ```
public final class RootDataProvider<Store: DataStore>: Sendable {
  let store: Store
  let observedQueries: ObservedQueries<Store>

  /// Makes the root over a store. Two over the same store do not tell each other's observers of their mutations.
  public init(_ store: Store) {
    self.store = store
    let observedQueries = ObservedQueries<Store>()
    self.observedQueries = observedQueries
    store.whenChangedElsewhere { [weak observedQueries] commit in
      Task { @MainActor in await observedQueries?.tell(commit) }
    }
  }

  /// The provider of a domain.
  ///
  /// - Parameters:
  ///   - domain: Whose queries it runs.
  ///   - source: Makes the domain's source over the store's context, for each query anew; called on any thread.
  public func provider<Domain: DataDomain>(
    for domain: Domain.Type, source: @escaping @Sendable (Store.Context) throws -> Domain.Source
  ) -> DataProvider<Domain> {
    DataProvider(StoreExecutor<Store, Domain>(self, source: source))
  }

  /// The provider of a domain whose queries read the store's context itself.
  public func provider<Domain: DataDomain>(for domain: Domain.Type) -> DataProvider<Domain>
  where Domain.Source == Store.Context {
    provider(for: domain) { $0 }
  }

  /// The provider of a domain that a server keeps, with copies in the store.
  ///
  /// - Parameters:
  ///   - domain: Whose queries it runs. Two providers of one domain do not tell each other's observers of mutations at the
  ///     server.
  ///   - remote: The functions of the server.
  ///   - connection: The rules for requests; one for all domains that share a server.
  ///   - source: Makes the domain's source over the store's context, for each query anew; called on any thread.
  @MainActor
  public func provider<Domain: RemoteDataDomain>(
    for domain: Domain.Type, remote: Domain.Remote, over connection: RemoteConnection,
    source: @escaping @Sendable (Store.Context) throws -> Domain.Source
  ) -> DataProvider<Domain> {
    let store = StoreExecutor<Store, Domain>(self, source: source)
    return DataProvider(RemoteExecutor(remote: remote, over: connection, store: store))
  }

  /// The provider of a domain whose changes an outbox keeps until the server took them.
  ///
  /// - Parameters:
  ///   - domain: Whose queries it runs.
  ///   - outbox: Its server and connection are those of all queries of the domain.
  ///   - source: Makes the domain's source over the store's context, for each query anew; called on any thread.
  @MainActor
  public func provider<Domain: RemoteDataDomain>(
    for domain: Domain.Type, through outbox: Outbox<Domain>,
    source: @escaping @Sendable (Store.Context) throws -> Domain.Source
  ) -> DataProvider<Domain> {
    DataProvider(RemoteExecutor(through: outbox, store: StoreExecutor<Store, Domain>(self, source: source)))
  }
}
