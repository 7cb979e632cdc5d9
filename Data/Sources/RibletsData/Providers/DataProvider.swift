public import Riblets

/// Runs the queries of one domain and no others; the compiler sees to it.
///
/// Nobody who only imports this module can make one, or reach the root provider that it came from. It is handed in: the
/// app makes it from its `RootDataProvider`, a test from a `DataProviderStub`. What *is* a provider, such as a view
/// model, conforms to ``DataProviding``.
///
/// Each query runs in a transaction of its own. Mutations of one store run one after the other, in the order in which
/// they were asked for; each takes place wholly or, if it throws, not at all.
public struct DataProvider<Domain: DataDomain>: Sendable {
  package let executor: any DataExecutor<Domain>

  package init(_ executor: any DataExecutor<Domain>) {
    self.executor = executor
  }

  /// Reads, and blocks the main actor meanwhile.
  ///
  /// - Throws: What the query throws, or ``DataStoreError``.
  @MainActor
  public func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try executor.fetch(query)
  }

  /// Reads off the main actor.
  ///
  /// - Throws: What the query throws, ``DataStoreError``, or `CancellationError` as soon as the task is cancelled.
  public func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await executor.fetch(query)
  }

  /// Changes, and blocks the main actor meanwhile.
  ///
  /// When it returns, everybody who observes a query that the change touches has been called; inside such a call the
  /// change is made at once, and told when that call is over.
  ///
  /// - Throws: What the query throws, or ``DataStoreError``. Nothing is changed then.
  @MainActor
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try executor.mutate(query)
  }

  /// Changes off the main actor.
  ///
  /// When it returns, everybody who observes a query that the change touches has been called, on the main actor.
  ///
  /// - Throws: What the query throws, ``DataStoreError``, or `CancellationError` if the task is cancelled before the change
  ///   is made. Nothing is changed then.
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await executor.mutate(query)
  }

  /// Emits the result of a query now, and again after each mutation that touches it.
  ///
  /// Each subscriber gets its first element before `subscribe` returns, which blocks the main actor for one fetch, and no
  /// change after that fetch is lost. Values come on the main actor. When mutations follow each other quickly, a state
  /// between them may be left out, never the last one. A failure does not end the stream: the next mutation may mend it.
  ///
  /// ```swift
  /// observe(food.observing(.menu)) { interactor, menu in interactor.show(menu) }
  /// ```
  ///
  /// Equal values come again; `removeDuplicates()` leaves them out.
  @MainActor
  public func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    executor.observing(query)
  }
}
