public import Riblets

/// Runs the queries of one domain and no others. The compiler checks the domain.
///
/// Only the app can make one, from its `RootDataProvider`. A test makes one from a `DataProviderStub`. So pass it in
/// as a dependency. A type that needs it often, such as a view model, conforms to ``DataProviding``.
///
/// ```swift
/// let burgers = try food.fetch(Burgers())
/// try food.mutate(SetQuantity(item: cola.id, quantity: 2))
/// ```
///
/// Each query runs in a transaction of its own. Mutations of one store run one after the other, in the order of the
/// calls. A mutation that throws changes nothing. See `Documentation/Queries.md`.
public struct DataProvider<Domain: DataDomain>: Sendable {
  package let executor: any DataExecutor<Domain>

  package init(_ executor: any DataExecutor<Domain>) {
    self.executor = executor
  }

  /// Reads, and blocks the main actor meanwhile. For small reads whose result the UI needs at once.
  ///
  /// ```swift
  /// let burgers = try food.fetch(Burgers())
  /// ```
  ///
  /// - Throws: The error of the query, or ``DataStoreError``.
  @MainActor
  public func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try executor.fetch(query)
  }

  /// Reads off the main actor. The compiler chooses it with `await`.
  ///
  /// ```swift
  /// let burgers = try await food.fetch(Burgers())
  /// ```
  ///
  /// - Throws: The error of the query, ``DataStoreError``, or `CancellationError` as soon as the task is cancelled.
  public func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await executor.fetch(query)
  }

  /// Changes data, and blocks the main actor meanwhile.
  ///
  /// ```swift
  /// try food.mutate(SetQuantity(item: cola.id, quantity: 2))
  /// ```
  ///
  /// When it returns, all observers of the queries that the change invalidates have been called. Inside such a call
  /// the change is made at once, and its observers are called after that call.
  ///
  /// - Throws: The error of the query, or ``DataStoreError``. Then nothing has changed.
  @MainActor
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try executor.mutate(query)
  }

  /// Changes data off the main actor. The compiler chooses it with `await`.
  ///
  /// ```swift
  /// try await food.mutate(SetQuantity(item: cola.id, quantity: 2))
  /// ```
  ///
  /// When it returns, all observers of the queries that the change invalidates have been called, on the main actor.
  ///
  /// - Throws: The error of the query, ``DataStoreError``, or `CancellationError` if the task is cancelled before the
  ///   change is made. Then nothing has changed.
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await executor.mutate(query)
  }

  /// Emits the result of a query now, and again after each mutation that invalidates it.
  ///
  /// ```swift
  /// observe(food.observing(.menu)) { interactor, menu in interactor.show(menu) }
  /// ```
  ///
  /// Each subscriber gets its first element before `subscribe` returns, which blocks the main actor for one fetch. No
  /// change after that fetch is lost. Values come on the main actor. If mutations follow each other quickly, a state
  /// between them may be left out, never the last one. A failure does not end the stream: the next mutation may fix
  /// it.
  ///
  /// Equal values come again; `removeDuplicates()` leaves them out.
  @MainActor
  public func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    executor.observing(query)
  }
}
