/// The importance of a request among those that wait for a connection.
public enum RequestPriority: Int, Comparable, Sendable {
  /// For later, such as a page that may be opened next.
  case background
  /// For somebody who asked; the priority of `fetch` and `mutate`.
  case asked
  /// For what is on screen; the priority of `observing`.
  case shown

  public static func < (left: RequestPriority, right: RequestPriority) -> Bool { left.rawValue < right.rawValue }
}
