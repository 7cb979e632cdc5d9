package import RibletsData

/// The failure of a server that has been reached, or may have been.
package enum FoodServerError: Error, Hashable {
  /// It does not do what was asked for, and has changed nothing.
  case refused(String)
  /// It failed: what was asked for may be done or not.
  case failed(String, RetryAdvice)
  /// The connection to it was lost: what was asked for may be done or not.
  case lost(String)
}

extension FoodServerError: RetryAdvising {
  package var retryAdvice: RetryAdvice {
    switch self {
    case .refused: .useless
    case .failed(_, let advice): advice
    case .lost: .worthwhile
    }
  }
}

extension FoodServerError: CustomStringConvertible {
  /// The failure in the words of the transport.
  package var description: String {
    switch self {
    case .refused(let details): "The server of the food refused a request. \(details)"
    case .failed(let details, _): "The server of the food failed. \(details)"
    case .lost(let details): "The connection to the server of the food was lost. \(details)"
    }
  }
}
