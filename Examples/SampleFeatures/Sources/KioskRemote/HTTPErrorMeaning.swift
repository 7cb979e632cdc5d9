import KioskFood
import RibletsData
import RibletsHTTP

extension HTTPError {
  /// The error that food's queries are given.
  var meaning: any Error {
    switch reason {
    case .notConnected, .hostNotFound, .cannotConnect: OfflineError(details: "\(self)")
    case .connectionLost, .incomplete, .timedOut, .deadlineExceeded: FoodServerError.lost("\(self)")
    case .status(let status) where (400..<500).contains(status) && !isRepeatable: FoodServerError.refused("\(self)")
    case .invalidRequest: FoodServerError.refused("\(self)")
    default: FoodServerError.failed("\(self)", advice)
    }
  }

  private var advice: RetryAdvice {
    guard isRepeatable else { return .useless }
    return retryAfter.map { .after($0) } ?? .worthwhile
  }
}
