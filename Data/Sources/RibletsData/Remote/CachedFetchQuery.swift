/// A query that reads from a server, and whose answer the store caches.
///
/// Use it for data that should be on screen at once, or offline.
///
/// ```swift
/// struct Dishes: CachedFetchQuery {
///   typealias Domain = Menu
///   func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
///   func fetchCopy(from source: any MenuCopy) throws -> [Dish]? { try source.dishes() }
///   func keep(_ dishes: [Dish], in source: any MenuCopy) throws { try source.replace(with: dishes) }
/// }
/// ```
///
/// See `Documentation/Server.md`.
public protocol CachedFetchQuery<Domain, Result>: RemoteFetchQuery {
  /// The type of the answer, the same for server and store, for example `[Dish]`.
  associatedtype Result

  /// Reads the cached copy, in one transaction, on any thread; `nil` if there is none.
  ///
  /// With ``FetchPolicy/storeOnly``, its error is the error of the fetch. Other policies ask the server instead.
  func fetchCopy(from source: Domain.Source) throws -> Result?

  /// Writes the server's answer into the store, in one transaction. It replaces the earlier copy.
  ///
  /// If it throws, the caller gets the answer nevertheless, and a ``DataRequest`` event reports the failure.
  func keep(_ result: Result, in source: Domain.Source) throws

  /// The rule for where the answer comes from, if the caller names none; ``FetchPolicy/storeThenServer`` by default.
  ///
  /// ```swift
  /// var policy: FetchPolicy { .storeUnlessOlder(than: .seconds(300)) }
  /// ```
  var policy: FetchPolicy { get }
}

extension CachedFetchQuery {
  /// First the copy, then the server's answer: ``FetchPolicy/storeThenServer``.
  public var policy: FetchPolicy { .storeThenServer }

  /// The copy by ``fetchCopy(from:)`` and ``keep(_:in:)``. Implement these two, not this property.
  public static var copy: StoredCopy<Self>? {
    StoredCopy(
      policy: { $0.policy }, read: { try $0.fetchCopy(from: $1) }, keep: { try $0.keep($1, in: $2) })
  }
}

/// The link from a query to its copy in the store.
///
/// You do not make one: a ``CachedFetchQuery`` provides it. See `Documentation/Server.md`.
///
/// ```swift
/// let isCached = Dishes.copy != nil
/// ```
public struct StoredCopy<Query: RemoteFetchQuery>: Sendable {
  package let policy: @Sendable (Query) -> FetchPolicy
  package let read: @Sendable (Query, Query.Domain.Source) throws -> Query.Result?
  package let keep: @Sendable (Query, Query.Result, Query.Domain.Source) throws -> Void
}
