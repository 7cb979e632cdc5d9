public import Riblets
public import RibletsData
@_spi(TestSupport) public import RibletsTesting
public import Testing

/// The answers of a test to one query, or to all queries of a type, and a record of the calls.
///
/// Made by ``DataProviderStub``. What is said later takes the place of what was said before; those who
/// observe the query are told the new value at once, as after a mutation. Main actor only.
@MainActor
public struct QueryStub<Query: ModelQuery> {
  private let table: StubTable<Query>
  /// `nil`: all of the type.
  private let query: Query?

  init(_ table: StubTable<Query>, _ query: Query?) {
    self.table = table
    self.query = query
  }

  /// Answers with a value.
  public func returns(_ value: Query.Result) {
    table.set(.value(value), for: query)
  }

  /// Answers with an error.
  public func fails(with error: any Error) {
    table.set(.error(error), for: query)
  }

  /// Answers with what a closure makes of the query.
  public func runs(_ handler: @escaping (Query) throws -> Query.Result) {
    table.set(.handler(handler), for: query)
  }

  /// Answers with what an async closure makes of the query. It serves the async forms alone.
  public func runs(_ handler: @escaping (Query) async throws -> Query.Result) {
    table.set(.asyncHandler(handler), for: query)
  }

  /// Answers by a script, one answer after the other, each after its virtual time. It serves the async forms alone.
  ///
  /// ```swift
  /// food.stub(.menu).answers(scope.answers(.after(2, .success(menu)), .never()))
  /// ```
  public func answers(_ script: ScriptedAnswers<Query.Result, any Error>) {
    runs { _ in try await script.next() }
  }

  /// Answers by a script that is written here. It serves the async forms alone.
  ///
  /// ```swift
  /// menu.stub(Dishes()).answers(.after(2, .success(dishes)), .offline(), .never())
  /// ```
  ///
  /// - Parameter repeatsLast: Whether the last answer serves all later calls. Without it, one more fails the test.
  public func answers(
    _ first: Answer<Result<Query.Result, any Error>>, _ others: Answer<Result<Query.Result, any Error>>...,
    repeatsLast: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = TestScope.current(sourceLocation: sourceLocation)
    answers(scope.script([first] + others, repeatsLast: repeatsLast, sourceLocation: sourceLocation))
  }

  /// The number of times it was fetched or mutated. Reading it counts as asserting those calls.
  public var callCount: Int { table.calls.count(of: calls) }

  /// The number of times that observing it began. Reading it counts as asserting.
  public var observationCount: Int { table.calls.count(of: token("observe")) }

  /// Its fetches, mutations or enqueuings, for `expectInOrder`.
  public var calls: CallToken { token(member) }

  /// The observations that began, for `expectInOrder`.
  public var observations: CallToken { token("observe") }

  /// The queries that were fetched, mutated or observed, in order.
  public var queries: [Query] {
    _ = callCount
    _ = observationCount
    return table.queries.filter { query == nil || $0 == query }
  }

  /// The function of the stub that runs the query.
  private var member: String {
    if Query.self is any KeptMutateQuery.Type { return "enqueue" }
    return Query.self is any MutateQuery.Type || Query.self is any RemoteMutateQuery.Type ? "mutate" : "fetch"
  }

  private func token(_ member: String) -> CallToken {
    if let query {
      let text = table.text(of: query)
      return table.calls(member, describedAs: text) { $0 == text }
    }
    let texts = table.texts
    return table.calls(member, describedAs: "any \(Query.self)") { texts.contains($0) }
  }
}

extension QueryStub where Query: FetchQuery {
  /// Gives those who observe the query the elements of a stream, such as a scripted one's. It does not serve a fetch.
  ///
  /// ```swift
  /// food.stub(.menu).sends(scope.hot([.at(1, .success(menu)), .at(5, .failure(locked))]).stream)
  /// ```
  public func sends(_ stream: EventStream<Result<Query.Result, any Error>>) {
    table.set(.stream(stream), for: query)
  }
}

extension QueryStub where Query: RemoteFetchQuery {
  /// Gives those who observe the query the states of a stream, such as a scripted one's. It does not serve a fetch.
  ///
  /// ```swift
  /// menu.stub(Dishes()).sends(scope.hot([.at(1, .loading(nil)), .at(5, .value(KnownValue(dishes, from: .store)))]).stream)
  /// ```
  public func sends(_ states: EventStream<LoadState<Query.Result>>) {
    table.set(.states(states), for: query)
  }
}
