import ArgumentParser
import Foundation

/// The address of a server, as `--server` takes it.
struct ServerAddress: ExpressibleByArgument, Hashable {
  let url: URL

  /// `nil` for what is no address of a server.
  init?(argument: String) {
    guard let url = URL(string: argument), ["http", "https"].contains(url.scheme), let host = url.host, !host.isEmpty
    else { return nil }
    self.url = url
  }

  /// The name of the file with the copy of what the server has.
  var fileName: String {
    let plain = url.absoluteString.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
    return "\(String(plain)).sqlite"
  }
}
