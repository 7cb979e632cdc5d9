import RibletsData

/// The rule for how often a failed request is sent again, and after which pauses.
///
/// Riblets retries only queries that read, and mutations with `MutationRetry.withSameKey`. The error must also allow
/// a retry by `RetryAdvising`.
///
/// ```swift
/// let connection = RemoteConnection(retries: RetryPolicy(attempts: 5, pause: .milliseconds(500)))
/// ```
///
/// See `Documentation/Server.md`.
public struct RetryPolicy: Hashable, Sendable {
  /// The number of attempts, including the first; at least 1. With 1, no query is sent again.
  public var attempts: Int
  /// The pause before the second attempt. Later pauses grow by ``factor``, up to ``longestPause``.
  public var pause: Duration
  /// Each pause is the previous one times this factor, up to ``longestPause``. At least 1.
  public var factor: Double
  /// The longest pause. If a server asks for a longer one, the request is not sent again.
  public var longestPause: Duration
  /// The random part of each pause, from 0 to 1. So many devices do not come back at the same moment. In a test, use
  /// 0.
  public var jitter: Double

  /// Makes a rule. A number out of range becomes the nearest number in range.
  public init(
    attempts: Int = 3, pause: Duration = .seconds(1), factor: Double = 2, longestPause: Duration = .seconds(30),
    jitter: Double = 0.5
  ) {
    self.attempts = max(1, attempts)
    self.pause = max(.zero, pause)
    self.factor = max(1, factor)
    self.longestPause = max(.zero, longestPause)
    self.jitter = min(1, max(0, jitter))
  }

  /// Three attempts, with pauses of up to one and two seconds. The default of a ``RemoteConnection``.
  public static let standard = RetryPolicy()
  /// One attempt: for tests, and for servers behind a proxy that retries. An ``Outbox`` still retries, with the
  /// standard pauses.
  public static let never = RetryPolicy(attempts: 1, pause: .zero)

  /// The pause after an attempt that failed; `nil` if there is no point in another one.
  ///
  /// - Parameter random: From 0 to 1.
  func pause(after attempt: Int, _ advice: RetryAdvice, random: Double) -> Duration? {
    guard attempt < attempts else { return nil }
    let pause = advisedPause(after: attempt, advice)
    if case .after = advice { return pause.flatMap { $0 > longestPause ? nil : $0 } }
    return pause.map { $0 * (1 - jitter * random) }
  }

  /// The pause before a kept change is sent again, however often that was; `nil` if the server will refuse it.
  func keptPause(after attempt: Int, _ advice: RetryAdvice, random: Double) -> Duration? {
    // Without pauses of its own, as in ``never``, it would be sent again and again at once.
    guard pause > .zero else { return RetryPolicy.standard.keptPause(after: attempt, advice, random: random) }
    guard let advised = advisedPause(after: attempt, advice) else { return nil }
    if case .after = advice { return max(advised, pause) }
    return advised * (1 - jitter * random)
  }

  /// The pause after which asking again makes sense, without the random part and without counting; `nil` if it never does.
  func advisedPause(after attempt: Int, _ advice: RetryAdvice) -> Duration? {
    switch advice {
    case .useless: return nil
    case .after(let wish): return max(wish, .zero)
    case .worthwhile:
      var grown = min(pause, longestPause)
      for _ in 1..<max(1, min(attempt, 64)) where grown < longestPause { grown = min(grown * factor, longestPause) }
      return grown
    }
  }
}

extension Error {
  var retryAdvice: RetryAdvice { (self as? any RetryAdvising)?.retryAdvice ?? .useless }
}
