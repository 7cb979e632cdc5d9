import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

struct HTTPLogTests {
  private let entries = Locked<[HTTPLogEntry]>([])

  private func client(_ transport: TransportStub, at base: String = "https://shop.example") -> HTTPClient {
    HTTPClient(
      baseURL: URL(string: base)!, transport: transport,
      authentication: BearerAuthentication(token: "secret") { _ in "secret" },
      clock: VirtualClock()
    ) { [entries] entry in entries.withLock { $0.append(entry) } }
  }

  @Test func `a request is reported when it starts and when it ends, with its number`() async throws {
    let client = client(TransportStub(.json(Menu.tea), .status(404)))
    _ = try await client.answer(to: .menu(page: 1))
    _ = try? await client.answer(to: .menu(page: 2))

    #expect(
      entries.withLock { $0.map(\.description) } == [
        "#1 GET https://shop.example/menu?page=1: started",
        "#1 GET https://shop.example/menu?page=1: 200, 68 bytes, 0 ms",
        "#2 GET https://shop.example/menu?page=2: started",
        "#2 GET https://shop.example/menu?page=2: 404, 0 bytes, 0 ms",
      ])
  }

  @Test func `a failure and a cancellation are reported`() async throws {
    let failing = client(TransportStub { _ in throw HTTPError.Reason.notConnected })
    _ = try? await failing.answer(to: .menu(page: 1))
    let cancelled = client(TransportStub { _ in throw CancellationError() })
    _ = try? await cancelled.answer(to: .menu(page: 1))

    #expect(
      entries.withLock { $0.map(\.description) }.filter { !$0.hasSuffix("started") } == [
        "#1 GET https://shop.example/menu?page=1: failed after 0 ms: The server cannot be reached: this device has no network.",
        "#1 GET https://shop.example/menu?page=1: cancelled after 0 ms",
      ])
  }

  @Test func `no secret reaches the log or an error`() async throws {
    let client = client(
      TransportStub { _ in throw HTTPError.Reason.connectionLost }, at: "https://anna:secret@shop.example")
    var request = JSONRequest<Menu>(
      .get, "menu", query: ["Access_Token": "secret", "page": "1", "key": "secret"])
    request.fields["Cookie"] = "secret"
    request.fields["x-api-key"] = "secret"
    let error = try await failure { try await client.answer(to: request) }

    let all = entries.withLock { entries in
      entries.map { entry in
        if case .started(let fields) = entry.event { return "\(entry) \(fields)" }
        return "\(entry) \(entry.event)"
      }.joined()
    }
    #expect(!all.contains("secret") && !"\(error)".contains("secret"))
    #expect(error.request == "GET https://shop.example/menu?Access_Token=•••&page=1&key=•••")
  }

  @Test func `names of one's own are secret too`() {
    let redaction = HTTPRedaction(fields: ["X-Table"], queryItems: ["Seat"])
    #expect(redaction.text(of: URL(string: "https://a.b/?seat=7&x=1#top")!) == "https://a.b/?seat=•••&x=1")
    #expect(redaction.fields(["x-table": "7", "A": "1"]) == ["x-table": "•••", "A": "1"])
  }

  @Test func `the cache is named as the origin`() {
    let event = HTTPLogEntry.Event.ended(
      status: 200, bytes: 1, origin: .cache(age: .seconds(9)), duration: .milliseconds(3))
    let confirmed = HTTPLogEntry.Event.ended(status: 200, bytes: 1, origin: .confirmed, duration: .milliseconds(3))
    #expect(
      HTTPLogEntry(number: 1, request: "GET /", event: event).description
        == "#1 GET /: 200, 1 bytes from the cache, 9 s old, 3 ms")
    #expect(
      HTTPLogEntry(number: 1, request: "GET /", event: confirmed).description
        == "#1 GET /: 200, 1 bytes from the cache, confirmed, 3 ms")
  }
}
