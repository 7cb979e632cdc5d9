public import Riblets
public import RibletsData
import RibletsDataRoot
public import RibletsTesting
public import Testing

/// Answers the queries of one domain as a test says, and writes them down.
///
/// ```swift
/// let food = DataProviderStub(Food.self)
/// food.stub(.menu).returns([cola])
/// let viewModel = KioskViewModel(dataProvider: food.provider)
/// ```
///
/// What is said for one value of a query wins over what is said for all of its type. A query of which nothing was said
/// fails the test at the line that makes the stub, and throws ``UnstubbedQuery``. Queries stand in the order of all calls
/// of the test, as `fetch`, `mutate` and `observe` of this stub. Main actor only.
@MainActor
public final class DataProviderStub<Domain: DataDomain>: Mock, Sendable {
  public nonisolated let calls: Calls
  let others: DataProvider<Domain>?
  private var tables: [ObjectIdentifier: AnyObject] = [:]
  let liveQueries = LiveQueries()
  /// Answers what is observed at once: rules for requests are not what is tested.
  let connection = RemoteConnection(limit: .max, retries: .never, deadline: nil)
  /// Set to answer all queries that wait with an `OfflineError`, whatever was said of them.
  ///
  /// Those who observe are not asked for again; a `fetch` or a mutation does that.
  public var isOffline = false
  /// The changes that are kept: those that were enqueued, until ``takeKept()``, and what a test sends.
  public let outbox = MutableStateStream(OutboxState())
  /// Ends the predictions of the changes that are kept; true: the server took it.
  var keptEnds: [KeptChange.ID: @MainActor (Bool) -> Void] = [:]

  /// Makes a stub of which nothing is said yet.
  ///
  /// - Parameters:
  ///   - domain: Whose queries it answers.
  ///   - others: Runs the queries of which nothing is said, such as a real store's provider. They are written down too.
  ///   - sourceLocation: Where failures of unstubbed queries point to.
  public init(
    _ domain: Domain.Type = Domain.self, passingOthersTo others: DataProvider<Domain>? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    calls = Calls(of: DataProviderStub<Domain>.self, sourceLocation: sourceLocation)
    self.others = others
  }

  /// The provider for the code under test. It keeps this stub alive.
  public var provider: DataProvider<Domain> { DataProvider(self) }

  /// The stub of one query.
  public func stub<Query: FetchQuery>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// The stub of one mutation.
  public func stub<Query: MutateQuery>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// The stub of one query that waits for a server.
  public func stub<Query: RemoteFetchQuery>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// The stub of one mutation at a server, which is waited for or kept.
  public func stub<Query: RemoteChange>(_ query: Query) -> QueryStub<Query> where Query.Domain == Domain {
    QueryStub(table(of: Query.self), query)
  }

  /// The stub of all queries of a type.
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
