import FlyingSocks
import Foundation
import Testing

@testable import RibletsWeb

/// The host on a real port.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct WebHostTests {
  let app = ScriptedApp()

  @Test func `a browser gets the page, to be stored nowhere and to run nothing else`() async throws {
    try await withHost { host in
      let answer = try await page(of: host)

      #expect(answer.status == 200)
      #expect(answer.body.contains("Pressed 0 times"))
      #expect(answer.header("Cache-Control") == "no-store")
      #expect(answer.header("X-Content-Type-Options") == "nosniff")
      let policy = try #require(answer.header("Content-Security-Policy"))
      #expect(policy.hasPrefix("default-src 'none'; style-src 'nonce-"))
      #expect(!policy.contains("unsafe"))
      let other = try #require(try await page(of: host).header("Content-Security-Policy"))
      #expect(policy != other)
    }
  }

  @Test func `foreign names and pages are refused`() async throws {
    try await withHost { host in
      let name = "127.0.0.1:\(host.port)"
      let requests = [
        ("/", ["Host: evil.example"]),
        ("/", ["Host: \(name)", "Origin: http://evil.example"]),
        ("/elsewhere", ["Host: evil.example"]),
        ("/socket", BrowserSocket.handshake(host: "evil.example", origin: "http://evil.example")),
        ("/socket", BrowserSocket.handshake(host: name, origin: "http://evil.example")),
        ("/socket", BrowserSocket.handshake(host: name, origin: "null")),
        ("/socket", BrowserSocket.handshake(host: name, origin: nil)),
      ]
      for (path, headers) in requests {
        let answer = try await BrowserSocket(port: host.port).request(path, headers: headers)
        #expect(answer.status == 403, "\(headers)")
        #expect(answer.body.contains("instead") || answer.body.contains("tab of its own"))
      }
      #expect(host.browserCount == 0)
    }
  }

  @Test func `other paths, other methods and half a handshake are explained`() async throws {
    try await withHost { host in
      let requests: [(status: Int, path: String, method: String, headers: [String])] = [
        (404, "/elsewhere", "GET", []),
        (404, "/../etc/passwd", "GET", []),
        (405, "/", "POST", ["Content-Length: 3"]),
        (400, "/socket", "GET", ["Origin: http://127.0.0.1:\(host.port)"]),
        (400, "/", "GET", ["Host: another"]),
        (400, "/", "GET", ["no header"]),
      ]
      for request in requests {
        let headers = ["Host: 127.0.0.1:\(host.port)"] + request.headers
        let browser = try await BrowserSocket(port: host.port)
        let answer = try await browser.request(request.path, method: request.method, headers: headers)
        #expect(answer.status == request.status, "\(request)")
      }
    }
  }

  @Test func `a press goes to the app and comes back to both browsers`() async throws {
    try await withHost { host in
      let first = try await connected(to: host)
      let second = try await connected(to: host)

      try await first.send(#"{"sequence":1,"layer":"screen","kind":"press","id":"go"}"#)

      #expect(
        try await first.receiveText()
          == #"{"handled":1,"patches":[{"path":[0,1,1,0,0],"text":"Pressed 1 times"}],"version":"run.1"}"#)
      #expect(try await second.receiveText().contains("Pressed 1 times"))
    }
  }

  @Test func `a browser that comes back gets what it has missed`() async throws {
    try await withHost { host in
      app.presses = 3
      let browser = try await BrowserSocket(port: host.port)
      _ = try await browser.open(port: host.port, since: "run.0")

      #expect(try await browser.receiveText().contains("Pressed 3 times"))
    }
  }

  struct Malformed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first: UInt8 = 0x81
    var payload: Data
    /// The close code, or nothing if the connection stays.
    var code: Int?
  }

  @Test(arguments: [
    Malformed(testDescription: "no JSON", payload: Data("hello".utf8)),
    Malformed(testDescription: "an unknown kind", payload: Data(#"{"sequence":1,"layer":"","kind":"x"}"#.utf8)),
    Malformed(testDescription: "a binary message", first: 0x82, payload: Data([1, 2, 3])),
    Malformed(testDescription: "an oversized message", payload: Data(count: 1 << 20), code: 1009),
    Malformed(testDescription: "bytes that are no text", payload: Data([0xFF]), code: 1007),
    Malformed(testDescription: "a reserved kind", first: 0x83, payload: Data(), code: 1002),
    Malformed(testDescription: "a part of nothing", first: 0x80, payload: Data(), code: 1002),
  ])
  func `what makes no sense is answered and changes nothing`(_ message: Malformed) async throws {
    try await withHost { host in
      let browser = try await connected(to: host)
      let other = try await connected(to: host)

      try await browser.send(frame: message.first, message.payload)

      let answer = try await browser.receive()
      if let code = message.code {
        #expect(answer.first == 0x88)
        #expect(answer.payload.prefix(2).elementsEqual([UInt8(code >> 8), UInt8(code & 0xFF)]))
      } else {
        #expect(String(decoding: answer.payload, as: UTF8.self).contains("problems"))
      }
      #expect(app.inputs.isEmpty)
      try await other.send(#"{"sequence":1,"layer":"screen","kind":"press","id":"go"}"#)
      #expect(try await other.receiveText().contains("Pressed 1 times"))
    }
  }

  @Test func `a browser that vanishes is forgotten, also in the middle of a frame`() async throws {
    try await withHost { host in
      let polite = try await connected(to: host)
      let abrupt = try await connected(to: host)
      let torn = try await connected(to: host)
      #expect(host.browserCount == 3)

      try await polite.send(frame: 0x88, Data([0x03, 0xE8]))
      try abrupt.vanish()
      try await torn.send(bytes: Data([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2]))
      try torn.vanish()

      await until { host.browserCount == 0 }
      #expect(try await page(of: host).status == 200)
    }
  }

  @Test func `a browser that does not read costs one page, and gets the newest state`() async throws {
    try await withHost { host in
      let sleeper = try await connected(to: host)
      let text = String(repeating: "x", count: 20_000)

      for round in 1...2_000 {
        app.name = "\(round) \(text)"
        app.view.refresh()
        await Task.yield()
      }

      var newest = ""
      while !newest.contains("value\":\"2000 x") { newest = try await sleeper.receiveText() }
      #expect(host.browserCount == 1)
    }
  }

  @Test func `an asked port that is taken is an error, and the next free one is found without`() async throws {
    try await withHost { host in
      await #expect(throws: WebHostError.portTaken(UInt16(host.port))) {
        _ = try await WebHost.start(view: app.view, port: host.port)
      }
      let first = try await WebHost.start(view: app.view, port: nil)
      let second = try await WebHost.start(view: app.view, port: nil)
      #expect(second.port != first.port)
      #expect(second.address == "http://127.0.0.1:\(second.port)/")
      await first.stop()
      await second.stop()
    }
  }

  @Test func `stopping closes connections, ends the run and frees the port`() async throws {
    let host = try await WebHost.start(view: app.view, port: 0)
    let browser = try await connected(to: host)
    async let run: Void = host.run()

    await host.stop()

    try await run
    await #expect(throws: (any Error).self) { _ = try await browser.receive() }
    let next = try await WebHost.start(view: app.view, port: host.port)
    await next.stop()
  }

  @Test func `cancelling the run stops the host`() async throws {
    let host = try await WebHost.start(view: app.view, port: 0)
    let run = Task { try await host.run() }

    run.cancel()

    try await run.value
    await #expect(throws: (any Error).self) { _ = try await BrowserSocket(port: host.port) }
  }

  private func withHost(_ body: (WebHost) async throws -> Void) async throws {
    let host = try await WebHost.start(view: app.view, port: 0)
    do {
      try await body(host)
    } catch {
      await host.stop()
      throw error
    }
    await host.stop()
  }

  private func page(of host: WebHost) async throws -> BrowserSocket.Answer {
    try await BrowserSocket(port: host.port).request(headers: ["Host: 127.0.0.1:\(host.port)"])
  }

  /// A browser that has the page and has been greeted.
  private func connected(to host: WebHost) async throws -> BrowserSocket {
    let browser = try await BrowserSocket(port: host.port)
    let answer = try await browser.open(port: host.port, since: app.view.page.version)
    #expect(answer.status == 101)
    #expect(try await browser.receiveText().contains("\"handled\":0"))
    return browser
  }

  /// Lets others go on until something holds. The suite's time limit ends what never does.
  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}
