public import Riblets

/// A type that can run the queries of one domain, and nothing else.
///
/// A domain names its own form of it, and a conforming type gets the provider:
///
/// ```swift
/// protocol FoodDataProviding: DataProviding where Domain == Food {}
///
/// final class KioskViewModel: FoodDataProviding {
///   let dataProvider: DataProvider<Food>
///   func load() throws { items = try fetch(.menu) }
/// }
/// ```
///
/// You must write ``dataProvider`` yourself, because with a default provider a test could not use a stub.
///
/// See `Documentation/Queries.md`.
@MainActor
public protocol DataProviding<Domain> {
  /// The domain of the queries that may be run. The compiler infers it from ``dataProvider``.
  associatedtype Domain: DataDomain
  /// The provider that runs the queries; passed in by the app or a test.
  var dataProvider: DataProvider<Domain> { get }
}

extension DataProviding {
  /// Reads, and blocks the main actor meanwhile: `try fetch(Burgers())`.
  ///
  /// - Throws: The error of the query, or ``DataStoreError``.
  public func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try dataProvider.fetch(query)
  }

  /// Reads off the main actor: `try await fetch(Burgers())`.
  ///
  /// - Throws: The error of the query, ``DataStoreError``, or `CancellationError` as soon as the task is cancelled.
  public func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await dataProvider.fetch(query)
  }

  /// Changes data, and blocks the main actor meanwhile: for a small change in a function that is not async.
  ///
  /// ```swift
  /// try mutate(SetQuantity(item: cola.id, quantity: 2))
  /// ```
  ///
  /// When it returns, observers of the invalidated queries have been called. For a large change write `try await`.
  ///
  /// - Throws: The error of the query, or ``DataStoreError``. Then nothing has changed.
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try dataProvider.mutate(query)
  }

  /// Changes data off the main actor. When it returns, observers of the invalidated queries have been called.
  ///
  /// - Throws: The error of the query, ``DataStoreError``, or `CancellationError`. Then nothing has changed.
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await dataProvider.mutate(query)
  }

  /// Emits the result of a query now, and again after each mutation that invalidates it; see `observing` of
  /// ``DataProvider``.
  ///
  /// ```swift
  /// observe(observing(.menu)) { viewModel, menu in viewModel.show(menu) }
  /// ```
  public func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    dataProvider.observing(query)
  }
}
