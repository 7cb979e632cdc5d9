/// The sizes and times beyond which a request fails.
public struct HTTPLimits: Hashable, Sendable {
  /// The most bytes of an answer's body; 16 MiB.
  public var body: Int
  /// The time for a request and its whole answer, redirects and a new token included; 60 seconds. It also ends answers that
  /// arrive byte by byte.
  public var deadline: Duration
  /// The time without a byte after which a stream of events is connected anew; 60 seconds.
  public var silence: Duration

  /// Makes limits.
  public init(body: Int = 16 << 20, deadline: Duration = .seconds(60), silence: Duration = .seconds(60)) {
    self.body = body
    self.deadline = deadline
    self.silence = silence
  }
}
