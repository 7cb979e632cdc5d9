/// The places that an answer comes from.
public enum DataOrigin: Hashable, Sendable {
  /// The copy in the store, or what was changed in it.
  case store
  /// The server.
  case server
}
