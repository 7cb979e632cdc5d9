/// A query that reads from a server, so the caller waits for it.
///
/// Only `try await fetch(…)` and `observing(…)` accept it. The blocking forms do not compile.
///
/// ```swift
/// struct Dishes: RemoteFetchQuery {
///   typealias Domain = Menu
///   func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
/// }
/// ```
///
/// See `Documentation/Server.md`.
public protocol RemoteFetchQuery<Domain, Result>: ModelQuery where Domain: RemoteDataDomain {
  // Said again so that the compiler infers it from the method.
  /// The type of the server's answer, which the compiler infers, for example `[Dish]`.
  associatedtype Result

  /// Asks the server. It must change nothing there, because it may be called more than once: for retries and
  /// refreshes.
  ///
  /// - Throws: The error of the server, or an error of the query's own. The caller gets it unchanged.
  func fetch(from remote: Domain.Remote) async throws -> Result

  /// The longest time that the query waits for the server, all attempts together; `nil` for the connection's
  /// deadline.
  var deadline: Duration? { get }

  /// The cached copy; `nil` by default. Do not write it: conform to ``CachedFetchQuery``, which provides it.
  static var copy: StoredCopy<Self>? { get }
}

extension RemoteFetchQuery {
  /// The deadline of the connection. Implement the property for queries that need longer.
  public var deadline: Duration? { nil }
  /// No cached copy. A ``CachedFetchQuery`` has one.
  public static var copy: StoredCopy<Self>? { nil }
}
