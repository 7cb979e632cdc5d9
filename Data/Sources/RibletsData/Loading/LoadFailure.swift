/// The failure of a request, as a value that tests compare.
public struct LoadFailure: Error, Equatable, CustomStringConvertible {
  /// The error that the last attempt ended with.
  public let error: any Error
  /// The moment from which asking again makes sense, on the clock of the tree; `nil` if the answer would be the same.
  public let retryAt: Duration?

  /// Joins an error with the advice to ask again.
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

  /// The error's own words.
  public var description: String { "\(error)" }
}

extension Equatable {
  fileprivate func equals(_ other: any Error) -> Bool { (other as? Self) == self }
}
