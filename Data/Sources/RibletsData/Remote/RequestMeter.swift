/// Counts the bytes of one request, for the events of the runtime.
///
/// A transport that knows them reports them to the current meter; its absence means that nobody counts.
@MainActor
public final class RequestMeter: Sendable {
  /// The meter of the request that the current task works on.
  @TaskLocal public static var current: RequestMeter?

  package private(set) var sent = 0
  package private(set) var received = 0

  package init() {}

  /// Adds bytes that were sent and received.
  public func count(sent: Int = 0, received: Int = 0) {
    self.sent += sent
    self.received += received
  }
}
