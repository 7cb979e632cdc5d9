import RibletsData
public import RibletsTesting

extension Answer {
  /// An `OfflineError`, as without a network.
  ///
  /// - Parameter delay: The virtual time until the network is given up.
  public static func offline<Value>(after delay: Duration? = nil) -> Answer where Outcome == Result<Value, any Error> {
    let failure = Result<Value, any Error>.failure(OfflineError())
    return delay.map { .after($0, failure) } ?? .now(failure)
  }
}
