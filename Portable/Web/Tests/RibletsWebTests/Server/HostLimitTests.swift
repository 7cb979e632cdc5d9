import FlyingSocks
import Foundation
import Testing

@testable import RibletsWeb

/// The host under those who take more than they should.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct HostLimitTests {
  let app = ScriptedApp()

  @Test func `after hundreds of dying connections everybody is answered and nothing stays open`() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    let host = try await WebHost.start(view: app.view, port: 0)
    let port = host.port

    await withTaskGroup(of: Void.self) { group in
      for part in 0..<4 {
        group.addTask {
          var generator = SeededGenerator(state: seed &+ UInt64(part))
          for _ in 0..<100 { try? await Self.die(at: port, using: &generator) }
        }
      }
    }

    for round in 0..<50 {
      let browser = try await BrowserSocket(port: port)
      let answer = try await round.isMultiple(of: 2) ? browser.open(port: port) : page(of: host, in: browser)
      #expect(answer.status == (round.isMultiple(of: 2) ? 101 : 200), "seed \(seed)")
    }
    while host.connectionCount > 0 || host.browserCount > 0 { await Task.yield() }
    await host.stop()
  }

  /// Connects, gets so far and no further.
  nonisolated private static func die(at port: Int, using generator: inout SeededGenerator) async throws {
    let browser = try await BrowserSocket(port: port)
    let handshake = BrowserSocket.handshake(host: "127.0.0.1:\(port)", origin: "http://127.0.0.1:\(port)")
    let bytes = Data((["GET /socket HTTP/1.1"] + handshake + ["", ""]).joined(separator: "\r\n").utf8)
    let kind = Int.random(in: 0..<7, using: &generator)
    if kind > 1 { try await browser.send(bytes: bytes) }
    if Bool.random(using: &generator), kind > 1 { _ = try await browser.receive() }
    switch kind {
    case 0: try await browser.send(bytes: bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
    case 1: try await browser.send(bytes: Data((0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }))
    case 2: try await browser.send(bytes: Data([0x81, 0xFE, 0x10]))
    case 3: try await browser.send(bytes: Data([0x81, 0xFF] + Array(repeating: 0x7F, count: 11)))
    case 4: try await browser.send(frame: 0x88, Data())
    default: break
    }
    if Bool.random(using: &generator) { try browser.breakOff() } else { try browser.vanish() }
  }

  @Test func `a frame of 1 GiB is refused by what it declares`() async throws {
    let host = try await WebHost.start(view: app.view, port: 0)
    let browser = try await BrowserSocket(port: host.port)
    _ = try await browser.open(port: host.port, since: app.view.page.version)
    _ = try await browser.receiveText()

    try await browser.send(bytes: Data([0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0]))

    let answer = try await browser.receive()
    #expect(answer.first == 0x88)
    #expect(answer.payload.prefix(2) == [0x03, 0xF1])
    await host.stop()
  }

  @Test func `a request that is all headers is refused`() async throws {
    let host = try await WebHost.start(view: app.view, port: 0)
    let browser = try await BrowserSocket(port: host.port)

    let answer = try await browser.request(headers: ["X: " + String(repeating: "x", count: RequestHead.mostBytes)])

    #expect(answer.status == 431)
    await browser.waitForEnd()
    await host.stop()
  }

  @Test func `a client that sends no request in time is disconnected`() async throws {
    let limits = ServerLimits(request: .milliseconds(20), farewell: .milliseconds(20))
    let host = try await WebHost.start(view: app.view, port: 0, limits: limits)
    let browser = try await BrowserSocket(port: host.port)

    try await browser.send(bytes: Data("GET / HT".utf8))

    await browser.waitForEnd()
    while host.connectionCount > 0 { await Task.yield() }
    await host.stop()
  }

  @Test func `a client at the limit is disconnected, and may connect later`() async throws {
    let host = try await WebHost.start(view: app.view, port: 0, limits: ServerLimits(connections: 2))
    let inside = try await BrowserSocket(port: host.port)
    let beside = try await BrowserSocket(port: host.port)
    while host.connectionCount < 2 { await Task.yield() }

    let late = try await BrowserSocket(port: host.port)
    await late.waitForEnd()

    try inside.vanish()
    while host.connectionCount > 1 { await Task.yield() }
    #expect(try await page(of: host, in: BrowserSocket(port: host.port)).status == 200)
    try beside.vanish()
    await host.stop()
  }

  @Test func `more browsers than a developer has are refused`() async throws {
    let host = try await WebHost.start(view: app.view, port: 0)
    var browsers: [BrowserSocket] = []
    for _ in 0..<LiveView.mostSessions {
      browsers.append(try await BrowserSocket(port: host.port))
      #expect(try await browsers.last?.open(port: host.port).status == 101)
    }

    #expect(try await BrowserSocket(port: host.port).open(port: host.port).status == 503)

    #expect(host.browserCount == browsers.count)
    await host.stop()
  }

  private func page(of host: WebHost, in browser: BrowserSocket) async throws -> BrowserSocket.Answer {
    try await browser.request(headers: ["Host: 127.0.0.1:\(host.port)"])
  }
}
