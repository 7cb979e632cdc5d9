/// The failure of a request, as a value that tests compare.
///
/// You get it in ``LoadState/failed(_:_:)``. See `Documentation/Server.md`.
///
/// ```swift
/// if let failure = state.failure { show(failure.userText) }
/// ```
public struct LoadFailure: Error, Equatable, CustomStringConvertible {
  /// The error of the last attempt, unchanged. Cast it to the error type of your server.
  public let error: any Error
  /// The moment from which another request makes sense, on the clock of the tree; `nil` if the answer would be the
  /// same.
  public let retryAt: Duration?

  /// Joins an error with the moment for the next request, as a test needs it:
  /// `LoadFailure(OfflineError(), retryAt: .seconds(5))`.
  public init(_ error: any Error, retryAt: Duration? = nil) {
    self.error = error
    self.retryAt = retryAt
  }

  /// Compares errors that are `Equatable` as such, others by their type and text.
  public static func == (left: LoadFailure, right: LoadFailure) -> Bool {
    guard left.retryAt == right.retryAt else { return false }
    if let equatable = left.error as? any Equatable { return equatable.equals(right.error) }
    return type(of: left.error) == type(of: right.error) && "\(left.error)" == "\(right.error)"
  }

  /// A text for the user of your app, without addresses and answers of a server: "You are offline. …".
  ///
  /// The text is English. For another language, or for an error of your server, cast ``error`` and write your own.
  public var userText: String {
    if error is OfflineError { return "You are offline. Please try again when you have a connection." }
    return retryAt == nil
      ? "This did not work." : "The server cannot answer now. Please try again later."
  }

  /// The text of the error, for logs. It can contain addresses: show the user ``userText`` instead.
  public var description: String { "\(error)" }
}

extension Equatable {
  fileprivate func equals(_ other: any Error) -> Bool { (other as? Self) == self }
}
