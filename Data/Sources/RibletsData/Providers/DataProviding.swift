public import Riblets

/// A type that can run the queries of one domain, and nothing else.
///
/// A domain names its own form of it, and what conforms is given the provider:
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
/// There is no default for ``dataProvider``. One that made a provider would leave a test no place for a stub.
@MainActor
public protocol DataProviding<Domain> {
  /// The domain of the queries that may be run.
  associatedtype Domain: DataDomain
  /// The provider that runs them; handed in.
  var dataProvider: DataProvider<Domain> { get }
}

extension DataProviding {
  /// Reads, and blocks the main actor meanwhile.
  public func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try dataProvider.fetch(query)
  }

  /// Reads off the main actor; a cancelled task gets a `CancellationError`.
  public func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await dataProvider.fetch(query)
  }

  /// Changes, and blocks the main actor meanwhile. When it returns, observers of what it touches have been called.
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try dataProvider.mutate(query)
  }

  /// Changes off the main actor. When it returns, observers of what it touches have been called.
  @discardableResult
  public func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await dataProvider.mutate(query)
  }

  /// Emits the result of a query now, and again after each mutation that touches it; see `observing` of ``DataProvider``.
  public func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    dataProvider.observing(query)
  }
}
