import Testing

@testable import RibletsWeb

struct AccessRuleTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String { "\(host ?? "no host"), \(origin ?? "no origin")" }
    var host: String?
    var origin: String?
    var page: Bool
    var socket: Bool
  }

  @Test(arguments: [
    Case(host: "localhost:8080", origin: "http://localhost:8080", page: true, socket: true),
    Case(host: "127.0.0.1:8080", origin: "http://127.0.0.1:8080", page: true, socket: true),
    Case(host: "[::1]:8080", origin: "http://[::1]:8080", page: true, socket: true),
    Case(host: "LOCALHOST:8080", origin: "http://localhost:8080", page: true, socket: true),
    Case(host: "localhost:8080", origin: nil, page: true, socket: false),
    Case(host: "localhost:8080", origin: "http://127.0.0.1:8080", page: false, socket: false),
    Case(host: "localhost:8080", origin: "https://localhost:8080", page: false, socket: false),
    Case(host: "localhost:8080", origin: "http://localhost:8081", page: false, socket: false),
    Case(host: "localhost:8080", origin: "http://localhost", page: false, socket: false),
    Case(host: "localhost:8080", origin: "http://localhost:8080.evil.example", page: false, socket: false),
    Case(host: "localhost:8080", origin: "http://evil.example", page: false, socket: false),
    Case(host: "localhost:8080", origin: "null", page: false, socket: false),
    Case(host: "localhost:8080", origin: "", page: false, socket: false),
    Case(host: "evil.example:8080", origin: "http://evil.example:8080", page: false, socket: false),
    Case(host: "localhost.evil.example:8080", origin: nil, page: false, socket: false),
    Case(host: "localhost:8081", origin: nil, page: false, socket: false),
    Case(host: "localhost", origin: nil, page: false, socket: false),
    Case(host: "127.0.0.2:8080", origin: nil, page: false, socket: false),
    Case(host: "0.0.0.0:8080", origin: nil, page: false, socket: false),
    Case(host: "", origin: nil, page: false, socket: false),
    Case(host: nil, origin: nil, page: false, socket: false),
  ])
  func `only the host's own pages are let in`(_ example: Case) {
    let rule = AccessRule(port: 8080)

    #expect(isAllowed { try rule.checkPage(host: example.host, origin: example.origin) } == example.page)
    #expect(isAllowed { try rule.checkSocket(host: example.host, origin: example.origin) } == example.socket)
  }

  @Test func `the usual port of the web may be left out`() {
    #expect(isAllowed { try AccessRule(port: 80).checkPage(host: "localhost", origin: nil) })
  }

  @Test func `a refusal says what to do`() {
    #expect(
      AccessRule.Refusal.host("evil.example", port: 8080).description == """
        This app answers only under the names of this machine, and this request was for 'evil.example'.

        Open http://127.0.0.1:8080/ or http://localhost:8080/ instead.
        The port must be the same on both sides of a tunnel.

        """)
    #expect(
      AccessRule.Refusal.origin(nil, host: "localhost:8080").description == """
        This app answers only its own page, and this request came from an unknown page.

        Open http://localhost:8080/ in a tab of its own.

        """)
  }

  private func isAllowed(_ check: () throws -> Void) -> Bool {
    (try? check()) != nil
  }
}
