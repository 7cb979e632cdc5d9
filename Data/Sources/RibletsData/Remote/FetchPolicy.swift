/// The rule for where the answer of a ``CachedFetchQuery`` comes from: the cache, the server, or both.
///
/// ```swift
/// let dishes = try await menu.fetch(Dishes(), .serverElseStore)
/// ```
///
/// See `Documentation/Server.md`.
public enum FetchPolicy: Hashable, Sendable {
  /// The cached copy; the server is never asked. Without a copy it fails with
  /// ``RemoteQueryError/noCopy(query:domain:)``.
  case storeOnly
  /// The server's answer, which replaces the copy. For a refresh, and for data that must be current.
  case serverOnly
  /// The copy at once if there is one, then the server's answer. A `fetch` has one result: the server's. The default.
  case storeThenServer
  /// The copy, unless it is older or of unknown age. Then the policy is as ``storeThenServer``.
  ///
  /// The age counts from the server's answer, on the clock of the tree. It is unknown after a restart of the app, and
  /// after a mutation that invalidated the query.
  case storeUnlessOlder(than: Duration)
  /// The server's answer, or the copy if the server fails. For data that must be current if possible.
  case serverElseStore
}
