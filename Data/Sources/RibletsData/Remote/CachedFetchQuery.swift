/// A query that reads from a server, and of whose answer the store keeps a copy.
///
/// ```swift
/// struct Dishes: CachedFetchQuery {
///   typealias Domain = Menu
///   func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
///   func fetchCopy(from source: any MenuCopy) throws -> [Dish]? { try source.dishes() }
///   func keep(_ dishes: [Dish], in source: any MenuCopy) throws { try source.replace(with: dishes) }
/// }
/// ```
public protocol CachedFetchQuery<Domain, Result>: RemoteFetchQuery {
  associatedtype Result

  /// Reads the copy, in one transaction; `nil` if there is none.
  func fetchCopy(from source: Domain.Source) throws -> Result?

  /// Writes the server's answer into the store, in one transaction. It takes the place of the copy before.
  func keep(_ result: Result, in source: Domain.Source) throws

  /// The rule for where the answer comes from, if the caller names none; ``FetchPolicy/storeThenServer`` by default.
  var policy: FetchPolicy { get }
}

extension CachedFetchQuery {
  public var policy: FetchPolicy { .storeThenServer }

  public static var copy: StoredCopy<Self>? {
    StoredCopy(
      policy: { $0.policy }, read: { try $0.fetchCopy(from: $1) }, keep: { try $0.keep($1, in: $2) })
  }
}

/// The way from a query to its copy in the store.
public struct StoredCopy<Query: RemoteFetchQuery>: Sendable {
  package let policy: @Sendable (Query) -> FetchPolicy
  package let read: @Sendable (Query, Query.Domain.Source) throws -> Query.Result?
  package let keep: @Sendable (Query, Query.Result, Query.Domain.Source) throws -> Void
}
