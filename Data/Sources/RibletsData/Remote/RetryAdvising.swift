/// An error that knows if the same request may succeed later.
///
/// An error that does not conform is not a reason to ask again.
public protocol RetryAdvising: Error {
  /// The advice to who thinks of asking again.
  var retryAdvice: RetryAdvice { get }
}

/// The advice of an error to who thinks of asking again.
public enum RetryAdvice: Hashable, Sendable {
  /// The answer will be the same.
  case useless
  /// The failure may pass.
  case worthwhile
  /// The server wants to be left alone for so long.
  case after(Duration)
}
