/// An error that knows if the same request may succeed later.
///
/// Conform the errors of your server. An error that does not conform is not retried. See `Documentation/Server.md`.
///
/// ```swift
/// extension ServerBusy: RetryAdvising {
///   var retryAdvice: RetryAdvice { .after(.seconds(5)) }
/// }
/// ```
public protocol RetryAdvising: Error {
  /// The advice for this error: no retry, a retry, or a retry after a pause.
  var retryAdvice: RetryAdvice { get }
}

/// The advice of an error on another attempt. The connection's retry policy decides how often and when.
///
/// ```swift
/// var retryAdvice: RetryAdvice { status == 503 ? .worthwhile : .useless }
/// ```
///
/// See `Documentation/Server.md`.
public enum RetryAdvice: Hashable, Sendable {
  /// The answer would be the same. The request fails at once.
  case useless
  /// The failure may pass. The request is sent again after the policy's pause.
  case worthwhile
  /// The server asks for a pause of this length before the next request, as HTTP does with `Retry-After`.
  case after(Duration)
}
