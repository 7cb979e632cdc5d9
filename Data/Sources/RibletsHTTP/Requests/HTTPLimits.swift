/// The sizes and times beyond which a request fails.
///
/// ```swift
/// let limits = HTTPLimits(body: 1 << 20, deadline: .seconds(10))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPLimits: Hashable, Sendable {
  /// The maximum of bytes of an answer's body; 16 MiB. Beyond them the request fails with
  /// ``HTTPError/Reason/tooLarge(limit:)``.
  public var body: Int
  /// The time for a request and its whole answer, including redirects and a new token; 60 seconds. It also ends
  /// answers that arrive byte by byte.
  public var deadline: Duration
  /// The time without a byte after which a stream of events is connected again; 60 seconds. It must be longer than
  /// the server's keep-alive.
  public var silence: Duration

  /// Makes limits; each default is enough for a usual app.
  public init(body: Int = 16 << 20, deadline: Duration = .seconds(60), silence: Duration = .seconds(60)) {
    self.body = body
    self.deadline = deadline
    self.silence = silence
  }
}
