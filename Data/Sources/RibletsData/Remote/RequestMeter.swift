/// Counts the bytes of one request, for the events of the runtime.
///
/// Call it in a transport of your own. The transport of `RibletsHTTP` does.
///
/// ```swift
/// await RequestMeter.current?.count(sent: body.count, received: answer.count)
/// ```
///
/// See `Documentation/Server.md`.
@MainActor
public final class RequestMeter: Sendable {
  /// The meter of the request that the current task works on; `nil` if nobody counts.
  @TaskLocal public static var current: RequestMeter?

  package private(set) var sent = 0
  package private(set) var received = 0

  package init() {}

  /// Adds bytes that were sent and received. Call it for each attempt.
  public func count(sent: Int = 0, received: Int = 0) {
    self.sent += sent
    self.received += received
  }
}
