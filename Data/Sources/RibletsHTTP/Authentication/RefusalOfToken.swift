import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Error {
  /// True if a renewal that failed with this error would fail again with the same token.
  ///
  /// An error that is not known counts as a refusal: some servers lock an account that asks again and again.
  var isRefusalOfToken: Bool {
    switch self {
    case is CancellationError, is URLError: false
    case let error as HTTPError: error.reason.isRefusalOfToken
    case let reason as HTTPError.Reason: reason.isRefusalOfToken
    default: true
    }
  }
}

extension HTTPError.Reason {
  fileprivate var isRefusalOfToken: Bool {
    switch self {
    case .invalidRequest: true
    // The server is not ready, or not there.
    case .status(404), .status(408), .status(425), .status(429): false
    case .status(let status): (400..<500).contains(status)
    default: false
    }
  }
}
