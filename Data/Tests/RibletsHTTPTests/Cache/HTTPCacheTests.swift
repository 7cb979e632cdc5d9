import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

struct HTTPCacheTests {
  private let clock = VirtualClock()
  private let base = URL(string: "https://shop.example")!

  private func client(
    _ transport: TransportStub, _ cache: HTTPCache = HTTPCache(), log: (@Sendable (HTTPLogEntry) -> Void)? = nil
  ) -> HTTPClient {
    HTTPClient(baseURL: base, transport: transport, cache: cache, clock: clock, log: log)
  }

  private func get(_ client: HTTPClient, fields: HTTPFields = [:], _ name: String = "menu") async throws -> HTTPAnswer {
    try await client.send(HTTPRequest(.get, base.appendingPathComponent(name), fields: fields))
  }

  private let fresh = ServerAnswer.json(Menu.tea).with("Cache-Control", "max-age=60")
  private let tagged = ServerAnswer.json(Menu.tea).with("ETag", "\"1\"")

  @Test func `a fresh answer is used without asking, until its time is over`() async throws {
    let transport = TransportStub(fresh)
    let client = client(transport)
    #expect(try await get(client).origin == .server)
    clock.advance(by: .seconds(59))
    let kept = try await get(client)
    #expect(kept.origin == .cache(age: .seconds(59)))
    #expect(kept.body == fresh.body)
    clock.advance(by: .seconds(1))
    #expect(try await get(client).origin == .server)
    #expect(transport.requests.count == 2)
  }

  @Test func `the age that an answer arrives with counts`() async throws {
    let transport = TransportStub(fresh.with("Age", "50"))
    let client = client(transport)
    _ = try await get(client)
    clock.advance(by: .seconds(9))
    #expect(try await get(client).origin == .cache(age: .seconds(59)))
    clock.advance(by: .seconds(1))
    #expect(try await get(client).origin == .server)
  }

  @Test func `a stale answer is asked for by its tag, and one that is the same still is fresh again`() async throws {
    let transport = TransportStub(
      tagged.with("Cache-Control", "max-age=10"), .status(304, fields: ["Cache-Control": "max-age=20"]),
      .json(Menu(items: [])))
    let client = client(transport)
    _ = try await get(client)
    clock.advance(by: .seconds(10))
    let confirmed = try await get(client)
    #expect(confirmed.origin == .confirmed && confirmed.status == 200 && confirmed.body == tagged.body)
    #expect(confirmed.fields["ETag"] == "\"1\"")
    clock.advance(by: .seconds(19))
    #expect(try await get(client).origin == .cache(age: .seconds(19)))
    clock.advance(by: .seconds(1))
    #expect(try await get(client).body != tagged.body)
    #expect(transport.requests.map { $0.fields["If-None-Match"] } == [nil, "\"1\"", "\"1\""])
  }

  @Test func `a date does where there is no tag`() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let transport = TransportStub(ServerAnswer.json(1).with("Last-Modified", date), .status(304))
    let client = client(transport)
    _ = try await get(client)
    #expect(try await get(client).origin == .confirmed)
    #expect(transport.requests.last?.fields["If-Modified-Since"] == date)
  }

  @Test func `a 304 that the one who asks has asked for is theirs`() async throws {
    let client = client(TransportStub(tagged, .status(304)))
    _ = try await get(client)
    #expect(try await get(client, fields: ["If-None-Match": "\"2\""]).status == 304)
  }

  @Test(arguments: [
    ServerAnswer.json(1), .json(1, status: 404).with("Cache-Control", "max-age=60"),
    .json(1).with("Cache-Control", "no-store, max-age=60"),
    .json(1).with("Cache-Control", "max-age=60").with("Vary", "*"),
  ])
  func `what must not be kept, or could never be used, is not kept`(_ answer: ServerAnswer) async throws {
    let cache = HTTPCache()
    let transport = TransportStub(answer)
    let client = client(transport, cache)
    for _ in 0..<2 { #expect(try await get(client).origin == .server) }
    #expect(await cache.bytesInMemory == 0)
  }

  @Test func `no-cache asks in any case, and no-store goes past the cache`() async throws {
    let transport = TransportStub(fresh)
    let client = client(transport)
    _ = try await get(client)
    #expect(try await get(client, fields: ["Cache-Control": "no-cache"]).origin == .server)
    #expect(try await get(client, fields: ["Cache-Control": "no-store"]).origin == .server)
    #expect(try await get(client).origin == .cache(age: .zero))
  }

  @Test func `an answer that varies is for the request that it was made for`() async throws {
    let transport = TransportStub(fresh.with("Vary", "Accept-Language"))
    let client = client(transport)
    _ = try await get(client, fields: ["Accept-Language": "de"])
    #expect(try await get(client, fields: ["Accept-Language": "en"]).origin == .server)
    #expect(try await get(client, fields: ["Accept-Language": "en"]).origin == .cache(age: .zero))
  }

  @Test func `an answer for one who is signed in is for no other`() async throws {
    let client = client(TransportStub(fresh))
    _ = try await get(client, fields: ["Authorization": "Bearer a"])
    #expect(try await get(client, fields: ["Authorization": "Bearer b"]).origin == .server)
  }

  @Test func `a change at an address makes its answer stale, and a change that failed does not`() async throws {
    let transport = TransportStub { request in
      request.method == .get ? fresh : request.body == nil ? .status(500) : .status(204)
    }
    let client = client(transport)
    _ = try await get(client)
    _ = try await client.send(HTTPRequest(.put, base.appendingPathComponent("menu")))
    #expect(try await get(client).origin == .cache(age: .zero))
    _ = try await client.send(HTTPRequest(.put, base.appendingPathComponent("menu"), body: Data("1".utf8)))
    #expect(try await get(client).origin == .server)
  }

  @Test func `memory is bounded, and what was used last stays`() async throws {
    let cache = HTTPCache(memory: 40_000)
    let transport = TransportStub(
      ServerAnswer(fields: ["Cache-Control": "max-age=60"], body: Data(count: 9_000)))
    let client = client(transport, cache)
    for number in 0..<4 { _ = try await get(client, "\(number)") }
    _ = try await get(client, "0")
    _ = try await get(client, "4")
    #expect(await cache.bytesInMemory <= 40_000)
    #expect(try await get(client, "0").origin == .cache(age: .zero))
    #expect(try await get(client, "1").origin == .server)
  }

  @Test func `an answer that is too large for the cache is delivered`() async throws {
    let cache = HTTPCache(memory: 1000)
    let client = client(
      TransportStub(ServerAnswer(fields: ["Cache-Control": "max-age=60"], body: Data(count: 900))), cache)
    #expect(try await get(client).body.count == 900)
    #expect(await cache.bytesInMemory == 0)
  }

  @Test func `an answer that is cut off is not kept`() async throws {
    let server = try ServerDouble()
    server.on("GET /menu", fresh.framed(.announced(500)), fresh)
    let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport(), cache: HTTPCache())
    _ = try await failure { try await client.answer(to: .menu(page: 1)) }
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    #expect(server.requests.count == 2)
  }

  @Test func `an answer that is on its way when the cache is emptied is not kept`() async throws {
    let (cache, wire) = (HTTPCache(), HeldTransport())
    let client = HTTPClient(baseURL: base, transport: wire, cache: cache, clock: clock)
    let request = Task { try await client.answer(to: .menu(page: 1)) }
    let arrival = try await wire.arrival()
    await cache.removeAll()
    arrival.answer(fresh)
    #expect(try await request.value == .tea)
    #expect(await cache.bytesInMemory == 0)
  }

  @Test func `the token is no part of the cache, which is empty after it was emptied`() async throws {
    let cache = HTTPCache()
    let transport = TransportStub(fresh)
    let authentication = BearerAuthentication(token: "a") { _ in "b" }
    let client = HTTPClient(
      baseURL: base, transport: transport, authentication: authentication, cache: cache, clock: clock)
    _ = try await get(client)
    await authentication.renewed("b")
    #expect(try await get(client).origin == .cache(age: .zero))
    await cache.removeAll()
    #expect(try await get(client).origin == .server)
  }
}
