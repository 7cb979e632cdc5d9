import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPError.Reason {
  /// The reason behind an error of a session.
  init(_ error: any Error, host: String) {
    guard let error = error as? URLError else {
      self = .other("\(error)")
      return
    }
    let details = error.localizedDescription
    switch error.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self = .notConnected
    case .cannotFindHost, .dnsLookupFailed: self = .hostNotFound(host)
    case .cannotConnectToHost: self = .cannotConnect(host)
    // Linux: an empty answer is a bad one.
    case .networkConnectionLost, .badServerResponse, .zeroByteResource: self = .connectionLost
    case .timedOut: self = .timedOut
    case .httpTooManyRedirects, .redirectToNonExistentLocation: self = .tooManyRedirects
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      self = .notSecure(details)
    // Linux: also what is no HTTP.
    case .unsupportedURL, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData:
      self = .malformedAnswer(details)
    case .badURL: self = .invalidRequest(details)
    // Linux: most of what curl reports, such as a chunk that is cut off. Only its words distinguish them.
    case .unknown where details.contains("certificate") || details.contains("SSL"): self = .notSecure(details)
    case .unknown where details.contains("transfer closed"): self = .connectionLost
    case .unknown where details.contains("unencoding") || details.contains("Content-Length"):
      self = .malformedAnswer(details)
    default: self = .other(details)
    }
  }
}
