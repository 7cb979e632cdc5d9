/// A query that reads from a server, and is waited for.
///
/// Only `try await fetch(…)` and `observing(…)` take it; the forms that block do not compile.
///
/// ```swift
/// struct Dishes: RemoteFetchQuery {
///   typealias Domain = Menu
///   func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
/// }
/// ```
public protocol RemoteFetchQuery<Domain, Result>: ModelQuery where Domain: RemoteDataDomain {
  // Said again so that the compiler infers it from the method.
  associatedtype Result

  /// Asks the server. It changes nothing there, so it may be called more than once.
  ///
  /// - Throws: Errors of the server's functions, or of the query's own. The caller gets it unchanged.
  func fetch(from remote: Domain.Remote) async throws -> Result

  /// The longest time that the query waits for the server, all attempts together; `nil` for that of the connection.
  var deadline: Duration? { get }

  /// The copy in the store; `nil` by default, and never written by hand: ``CachedFetchQuery`` provides it.
  static var copy: StoredCopy<Self>? { get }
}

extension RemoteFetchQuery {
  public var deadline: Duration? { nil }
  public static var copy: StoredCopy<Self>? { nil }
}
