import Foundation
import KioskFood
import KioskRemote
import KioskService
import RibletsData
import RibletsHTTP
import Testing

@Suite(.timeLimit(.minutes(1)))
struct KioskServerTests {
  @Test func `a port is a number from 0 on, and is taken once`() async throws {
    await #expect(throws: KioskServerError.portOutOfRange(70_000)) {
      try await KioskServer.start(port: 70_000, path: nil)
    }
    let server = try await KioskServer.start(port: 0, path: nil)
    let port = try #require(server.url.port)
    let error = await #expect(throws: KioskServerError.self) { try await KioskServer.start(port: port, path: nil) }
    #expect(
      error?.description == """
        Cannot listen on port \(port): another program may use it.

        Stop that program (is the server running already?), or name another port with --port.
        """)
    await server.stop()
  }

  @Test func `readers of prices do not keep a server that is stopped`() async throws {
    let server = try await KioskServer.start(port: 0, path: nil)
    let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport())
    var updates = client.events("prices").updates.makeAsyncIterator()
    #expect(try await updates.next() == .connected)
    await server.stop()
    var last: ServerSentUpdate?
    repeat { last = try await updates.next() } while last != .interrupted
  }

  @Test func `the kiosk reads what the server sends`() async throws {
    let server = try await KioskServer.start(port: 0, path: nil)
    let food = HTTPFood(server: server.url)
    let first = try await food.menu(at: nil)
    let second = try await food.menu(at: first.next)
    #expect((first.elements + second.elements).map(\.id).count == 8)
    #expect(second.next == nil)
    for try await update in food.updates() {
      guard case .prices(let prices) = update else { continue }
      #expect(prices["cola"]?.description == "2.80 €")
      break
    }
    await server.stop()
  }
}
