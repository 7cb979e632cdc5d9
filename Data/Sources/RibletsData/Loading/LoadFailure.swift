/// The failure of a request, as a value that tests compare.
///
/// You get it in ``LoadState/failed(_:_:)``. See `Documentation/Server.md`.
///
/// ```swift
/// if let failure = state.failure { showError("\(failure.error)") }
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

  /// The text of the error, for logs. Show the user a text of your own.
  public var description: String { "\(error)" }
}

extension Equatable {
  fileprivate func equals(_ other: any Error) -> Bool { (other as? Self) == self }
}
