/// The rule of access to the host: for pages that this host itself has served, under a name of this machine.
///
/// Binding to loopback keeps other machines out, and not the pages that the developer's browser has open: any of them
/// can send requests to 127.0.0.1, or to a name of its own that resolves to it. What a browser cannot forge is `Host`
/// and `Origin`.
struct AccessRule: Hashable, Sendable {
  var port: UInt16

  /// Why a request is refused: the text of the answer.
  enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    case host(String?, port: UInt16)
    case origin(String?, host: String)

    var description: String {
      switch self {
      case .host(let host, let port):
        """
        This app answers only under the names of this machine, and this request was for \(quoted(host)).

        Open http://127.0.0.1:\(port)/ or http://localhost:\(port)/ instead.
        The port must be the same on both sides of a tunnel.

        """
      case .origin(let origin, let host):
        """
        This app answers only its own page, and this request came from \(quoted(origin)).

        Open http://\(host)/ in a tab of its own.

        """
      }
    }

    private func quoted(_ name: String?) -> String {
      guard let name, !name.isEmpty else { return "nobody in particular" }
      return "'\(name.prefix(200))'"
    }
  }

  /// Refuses a request for a page unless it is for a name of this machine and, if it says from where it comes, from
  /// this host's own page.
  func checkPage(host: String?, origin: String?) throws(Refusal) {
    let host = try checked(host)
    guard let origin else { return }
    try check(origin, for: host)
  }

  /// Refuses a WebSocket unless it comes from this host's own page. Every browser says where it comes from.
  func checkSocket(host: String?, origin: String?) throws(Refusal) {
    try check(origin, for: checked(host))
  }

  private func checked(_ host: String?) throws(Refusal) -> String {
    guard let name = host?.lowercased(), names.contains(name) else { throw .host(host, port: port) }
    return name
  }

  private func check(_ origin: String?, for host: String) throws(Refusal) {
    guard origin?.lowercased() == "http://" + host else { throw .origin(origin, host: host) }
  }

  private var names: [String] {
    ["localhost", "127.0.0.1", "[::1]"].flatMap { name in
      port == 80 ? [name, "\(name):80"] : ["\(name):\(port)"]
    }
  }
}
