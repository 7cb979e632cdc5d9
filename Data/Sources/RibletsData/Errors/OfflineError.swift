/// The server cannot be reached: there is no network, or nothing answers.
///
/// Transports throw it, so that features need not know them.
public struct OfflineError: Error, Hashable, CustomStringConvertible {
  /// The words of the transport; empty if there are none.
  public let details: String

  /// Says that the server cannot be reached.
  public init(details: String = "") {
    self.details = details
  }

  /// The failure, and how to fix it.
  public var description: String {
    "The server cannot be reached\(details.isEmpty ? "" : ": \(details)"). Check the connection and try again."
  }
}

extension OfflineError: RetryAdvising {
  public var retryAdvice: RetryAdvice { .worthwhile }
}
