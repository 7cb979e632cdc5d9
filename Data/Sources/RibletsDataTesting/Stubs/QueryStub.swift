public import Riblets
public import RibletsData
@_spi(TestSupport) public import RibletsTesting
public import Testing

/// The answers of a test to one query, or to all queries of a type, and a record of the calls.
///
/// You get it from `stub` of a ``DataProviderStub``. A later answer replaces the earlier one, and observers of the
/// query get the new value at once. Main actor only.
///
/// ```swift
/// let burgers = food.stub(Burgers())
/// burgers.returns([cheeseburger])
/// #expect(burgers.callCount == 1)
/// ```
///
/// See `Documentation/TestingData.md`.
@MainActor
public struct QueryStub<Query: ModelQuery> {
  private let table: StubTable<Query>
  /// `nil`: all of the type.
  private let query: Query?

  init(_ table: StubTable<Query>, _ query: Query?) {
    self.table = table
    self.query = query
  }

  /// Answers each call with a value: `food.stub(Burgers()).returns([cheeseburger])`.
  public func returns(_ value: Query.Result) {
    table.set(.value(value), for: query)
  }

  /// Answers each call with an error: `menu.stub(Dishes()).fails(with: OfflineError())`.
  public func fails(with error: any Error) {
    table.set(.error(error), for: query)
  }

  /// Answers with the result of a closure, which gets the query.
  ///
  /// ```swift
  /// menu.stub(StockOf.self).runs { query in stock[query.id] ?? 0 }
  /// ```
  public func runs(_ handler: @escaping (Query) throws -> Query.Result) {
    table.set(.handler(handler), for: query)
  }

  /// Answers with the result of an async closure. It answers only the async forms of the query.
  public func runs(_ handler: @escaping (Query) async throws -> Query.Result) {
    table.set(.asyncHandler(handler), for: query)
  }

  /// Answers by a script: one answer after the other, each after its virtual time. It answers only the async forms.
  ///
  /// ```swift
  /// food.stub(.menu).answers(scope.answers(.after(2, .success(menu)), .never()))
  /// ```
  public func answers(_ script: ScriptedAnswers<Query.Result, any Error>) {
    runs { _ in try await script.next() }
  }

  /// Answers by a script that you write here. It answers only the async forms of the query.
  ///
  /// ```swift
  /// menu.stub(Dishes()).answers(.after(2, .success(dishes)), .offline(), .never())
  /// ```
  ///
  /// - Parameters:
  ///   - first: The answer to the first call.
  ///   - others: The answers to later calls.
  ///   - repeatsLast: True to use the last answer for all later calls. Otherwise a further call fails the test.
  public func answers(
    _ first: Answer<Result<Query.Result, any Error>>, _ others: Answer<Result<Query.Result, any Error>>...,
    repeatsLast: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = TestScope.current(sourceLocation: sourceLocation)
    answers(scope.script([first] + others, repeatsLast: repeatsLast, sourceLocation: sourceLocation))
  }

  /// The number of times that it was fetched, mutated or enqueued. Reading it marks those calls as asserted.
  public var callCount: Int { table.calls.count(of: calls) }

  /// The number of observations that began. Reading it marks them as asserted.
  public var observationCount: Int { table.calls.count(of: token("observe")) }

  /// Its fetches, mutations or enqueued changes, for `expectInOrder`.
  ///
  /// ```swift
  /// scope.expectInOrder(menu.stub(Dishes()).calls, presenter.calls("show"))
  /// ```
  public var calls: CallToken { token(member) }

  /// The observations that began, for `expectInOrder`: `menu.stub(Dishes()).observations`.
  public var observations: CallToken { token("observe") }

  /// The queries that were fetched, mutated or observed, in order: for their values, if the stub is for a type.
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
  /// Sends the elements of a stream to observers of the query, for example of a scripted source. It does not answer a
  /// fetch.
  ///
  /// ```swift
  /// food.stub(.menu).sends(scope.hot([.at(1, .success(menu)), .at(5, .failure(locked))]).stream)
  /// ```
  public func sends(_ stream: EventStream<Result<Query.Result, any Error>>) {
    table.set(.stream(stream), for: query)
  }
}

extension QueryStub where Query: RemoteFetchQuery {
  /// Sends the states of a stream to observers of the query, for example of a scripted source. It does not answer a
  /// fetch.
  ///
  /// ```swift
  /// menu.stub(Dishes()).sends(scope.hot([.at(1, .loading(nil)), .at(5, .value(KnownValue(dishes, from: .store)))]).stream)
  /// ```
  public func sends(_ states: EventStream<LoadState<Query.Result>>) {
    table.set(.states(states), for: query)
  }
}
