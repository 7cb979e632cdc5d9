import RibletsData
public import RibletsTesting

extension Answer {
  /// The failure of a request without a network: an `OfflineError`.
  ///
  /// ```swift
  /// menu.stub(Dishes()).answers(.offline(after: .seconds(2)), .now(.success([soup])))
  /// ```
  ///
  /// - Parameter delay: The virtual time until the failure; `nil` for a failure without waiting.
  public static func offline<Value>(after delay: Duration? = nil) -> Answer where Outcome == Result<Value, any Error> {
    let failure = Result<Value, any Error>.failure(OfflineError())
    return delay.map { .after($0, failure) } ?? .now(failure)
  }
}
