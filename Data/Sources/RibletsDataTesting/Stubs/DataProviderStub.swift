public import Riblets
public import RibletsData
import RibletsDataRoot
public import RibletsTesting
public import Testing

/// Answers the queries of one domain as a test says, and records them.
///
/// ```swift
/// let food = DataProviderStub(Food.self)
/// food.stub(.menu).returns([cola])
/// let viewModel = KioskViewModel(dataProvider: food.provider)
/// ```
///
/// A stub for one value of a query takes precedence over a stub for all of its type. A query without a stub fails the
/// test at the line that makes this object, and throws ``UnstubbedQuery``. The call log of the test has the queries
/// as `fetch`, `mutate` and `observe` of this stub. Main actor only. See `Documentation/TestingData.md`.
@MainActor
public final class DataProviderStub<Domain: DataDomain>: Mock, Sendable {
  /// The calls in the log of the test, so that an `InteractorTester` and `expectInOrder` see them.
  public nonisolated let calls: Calls
  let others: DataProvider<Domain>?
  private var tables: [ObjectIdentifier: AnyObject] = [:]
  let liveQueries = LiveQueries()
  /// Answers what is observed at once: rules for requests are not what is tested.
  let connection = RemoteConnection(limit: .max, retries: .never, deadline: nil)
  /// Set it to answer all queries that wait with an `OfflineError`, whatever their stubs are.
  ///
  /// ```swift
  /// menu.isOffline = true
  /// ```
  ///
  /// Observed queries are not asked again by this. A `fetch` or a mutation asks.
  public var isOffline = false
  /// The offline changes: those that the code under test enqueued, until ``takeKept()``, and any state that the test
  /// sends.
  ///
  /// ```swift
  /// #expect(menu.outbox.value.isEmpty)
  /// menu.outbox.send(OutboxState([refused]))
  /// ```
  public let outbox = MutableStateStream(OutboxState())
  /// Ends the predictions of the changes that are kept; true: the server took it.
  var keptEnds: [KeptChange.ID: @MainActor (Bool) -> Void] = [:]

  /// Makes a provider stub in which no query has a stub yet.
  ///
  /// - Parameters:
  ///   - domain: The domain whose queries it answers.
  ///   - others: Runs the queries without a stub, for example a real store's provider. They are recorded too.
  ///   - sourceLocation: The line at which queries without a stub fail.
  public init(
    _ domain: Domain.Type = Domain.self, passingOthersTo others: DataProvider<Domain>? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    calls = Calls(of: DataProviderStub<Domain>.self, sourceLocation: sourceLocation)
    self.others = others
  }

  /// The provider for the code under test. It keeps this stub alive.
  public var provider: DataProvider<Domain> { DataProvider(self) }

  /// Returns the stub of one query, to set its answer.
  ///
  /// ```swift
  /// food.stub(Burgers()).returns([cheeseburger])
  /// ```
  public func stub<Query: FetchQuery>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// Returns the stub of one mutation, to set its answer.
  ///
  /// ```swift
  /// food.stub(SetQuantity(item: cola.id, quantity: 2)).returns(())
  /// ```
  public func stub<Query: MutateQuery>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// Returns the stub of one query that waits for a server.
  ///
  /// ```swift
  /// menu.stub(Dishes()).answers(.after(2, .success([soup])))
  /// ```
  public func stub<Query: RemoteFetchQuery>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// Returns the stub of one mutation at a server, or of an offline change.
  ///
  /// ```swift
  /// menu.stub(Order(dish: soup.id)).fails(with: SoldOut())
  /// ```
  public func stub<Query: RemoteChange>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// Returns the stub of all queries of a type, whatever their values are.
  ///
  /// ```swift
  /// menu.stub(StockOf.self).runs { query in stock[query.id] ?? 0 }
  /// ```
  public func stub<Query: ModelQuery>(_ type: Query.Type) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: type), nil)
  }

  func table<Query: ModelQuery>(of type: Query.Type) -> StubTable<Query> {
    if let known = tables[ObjectIdentifier(type)] { return unsafeDowncast(known, to: StubTable<Query>.self) }
    let made = StubTable<Query>(calls: calls)
    tables[ObjectIdentifier(type)] = made
    return made
  }
}

extension DataProviderStub: DataExecutor {
  @MainActor
  package func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("fetch", query)
    if let behaviour = table.behaviour(for: query) { return try behaviour.resultNow(of: query, in: table) }
    if let others { return try others.fetch(query) }
    throw table.failUnstubbed("fetched", query)
  }

  @MainActor
  package func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("fetch", query)
    if let behaviour = table.behaviour(for: query) { return try await behaviour.result(of: query, in: table) }
    if let others { return try await others.fetch(query) }
    throw table.failUnstubbed("fetched", query)
  }

  @MainActor
  package func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("mutate", query)
    if let behaviour = table.behaviour(for: query) { return try behaviour.resultNow(of: query, in: table) }
    if let others { return try others.mutate(query) }
    throw table.failUnstubbed("mutated", query)
  }

  @MainActor
  package func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("mutate", query)
    if let behaviour = table.behaviour(for: query) { return try await behaviour.result(of: query, in: table) }
    if let others { return try await others.mutate(query) }
    throw table.failUnstubbed("mutated", query)
  }

  @MainActor
  package func observing<Query: FetchQuery>(
    _ query: Query
  ) -> EventStream<Result<Query.Result, any Error>> where Query.Domain == Domain {
    EventStream { [self] subscription, sink in
      let table = table(of: Query.self)
      table.note("observe", query)
      if let behaviour = table.behaviour(for: query) {
        return table.subscribe(subscription, sink, to: query, behaviour)
      }
      if let others { return others.observing(query).subscribe(subscription, sink) }
      let error = table.failUnstubbed("observed", query)
      table.observe(query, first: .failure(error)).subscribe(subscription, sink)
    }
  }
}
