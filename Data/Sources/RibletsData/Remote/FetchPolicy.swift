/// The rule for where the answer of a ``CachedFetchQuery`` comes from.
public enum FetchPolicy: Hashable, Sendable {
  /// The store's copy, and never the server.
  case storeOnly
  /// The server's answer. The copy is not looked at; the answer takes its place.
  case serverOnly
  /// The copy at once, where there is one, and then the server's answer. A `fetch` has one result: the server's.
  case storeThenServer
  /// The copy, unless it is older than that or of unknown age: then as ``storeThenServer``.
  ///
  /// The age counts from the server's answer, on the clock of the tree. It is unknown after a restart of the app, and
  /// after a mutation that touched the query, so a changed system clock makes no difference.
  case storeUnlessOlder(than: Duration)
  /// The server's answer, and the copy where the server fails.
  case serverElseStore
}
