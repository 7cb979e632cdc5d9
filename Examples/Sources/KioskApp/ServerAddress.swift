import Foundation
import RibletsWebHost

/// The address of a server, as `--server` takes it.
struct ServerAddress: Hashable {
  let url: URL

  init(_ text: String) throws(HostArgumentError) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), let host = url.host, !host.isEmpty
    else { throw HostArgumentError("'\(text)' is not the address of a server, such as http://127.0.0.1:8090.") }
    self.url = url
  }

  /// The name of the file with the copy of what the server has.
  var fileName: String {
    let plain = url.absoluteString.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
    return "\(String(plain)).sqlite"
  }
}
