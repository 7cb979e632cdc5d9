/// The app cannot reach the server, because the device has no network or the server does not answer.
///
/// Transports throw it, so that features need not know the transport. A request that fails with it is sent again as
/// the connection's retries allow. See `Documentation/Queries.md`.
///
/// ```swift
/// if case .failed(let failure, _) = dishes, failure.error is OfflineError { showOfflineBanner() }
/// ```
public struct OfflineError: Error, Hashable, CustomStringConvertible {
  /// The text of the transport, for logs; empty if there is none.
  public let details: String

  /// Makes the error of a transport of your own, or of a stub: `throw OfflineError()`.
  public init(details: String = "") {
    self.details = details
  }

  /// The failure, and how to fix it, in one line for logs:
  /// `The server cannot be reached. Check the connection and try again.`
  public var description: String {
    "The server cannot be reached\(details.isEmpty ? "" : ": \(details)"). Check the connection and try again."
  }
}

extension OfflineError: RetryAdvising {
  /// Another attempt may succeed, so the connection's ``RetryAdvice/worthwhile`` rules apply.
  public var retryAdvice: RetryAdvice { .worthwhile }
}
