import Foundation
import RibletsHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The ways in which requests leave: on Linux there are two.
enum Path: String, CaseIterable, CustomTestStringConvertible {
  case usual = "as an app sends it"
  case session = "through the session"

  var testDescription: String { rawValue }

  var transport: URLSessionTransport {
    switch self {
    case .usual: URLSessionTransport()
    case .session: URLSessionTransport(configuration: .ephemeral, isPlainOnLinux: false)
    }
  }
}
