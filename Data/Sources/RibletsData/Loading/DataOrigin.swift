/// The places that an answer comes from.
///
/// ```swift
/// if dishes.known?.origin == .store { showAge() }
/// ```
///
/// See `Documentation/Server.md`.
public enum DataOrigin: Hashable, Sendable {
  /// The cached copy, or data that were changed in the store. They may be old: see ``KnownValue/fetchedAt``.
  case store
  /// The server, in this run of the app. ``KnownValue/fetchedAt`` is the time of its answer.
  case server
}
