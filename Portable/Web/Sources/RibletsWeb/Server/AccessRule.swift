/// The rule of access to the host: only pages that this host has served, under a name of this machine.
///
/// Binding to loopback blocks other machines, but not other pages in the developer's browser: any of them can send
/// requests to 127.0.0.1, or to a name of its own that resolves to it. A page cannot forge `Host` and `Origin`.
struct AccessRule: Hashable, Sendable {
  var port: UInt16

  /// The reason why a request is refused, which is the text of the response.
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
      guard let name, !name.isEmpty else { return "an unknown page" }
      return "'\(name.prefix(200))'"
    }
  }

  /// Refuses a request for a page unless it is for a name of this machine and, if it has an origin, from this host's
  /// own page.
  func checkPage(host: String?, origin: String?) throws(Refusal) {
    let host = try checked(host)
    guard let origin else { return }
    try check(origin, for: host)
  }

  /// Refuses a WebSocket unless it comes from this host's own page. Every browser sends the origin.
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
