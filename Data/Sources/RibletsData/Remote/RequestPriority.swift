/// The importance of a request among those that wait for a connection.
///
/// It matters only if more requests run than the connection's limit allows.
///
/// ```swift
/// let next = try await menu.fetch(Dishes(), priority: .background)
/// ```
///
/// See `Documentation/Server.md`.
public enum RequestPriority: Int, Comparable, Sendable {
  /// For data that the user may need later, such as a page that may be opened next.
  case background
  /// For a request that the user waits for; the priority of `fetch` and `mutate`.
  case asked
  /// For data that are on the screen; the priority of `observing`.
  case shown

  public static func < (left: RequestPriority, right: RequestPriority) -> Bool { left.rawValue < right.rawValue }
}
