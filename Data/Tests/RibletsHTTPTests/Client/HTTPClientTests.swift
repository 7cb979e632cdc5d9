import Foundation
import RibletsHTTPTesting
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HTTPClientTests {
  private let base = URL(string: "https://shop.example/api")!

  private func client(_ answer: ServerAnswer) -> HTTPClient {
    HTTPClient(baseURL: base, transport: TransportStub(answer))
  }

  @Test func `a typed request is a typed answer`() async throws {
    let transport = TransportStub(.json(Menu.tea))
    let menu = try await HTTPClient(baseURL: base, transport: transport).answer(to: .menu(page: 2))

    #expect(menu == .tea)
    #expect(transport.requests.map(\.url.absoluteString) == ["https://shop.example/api/menu?page=2"])
    #expect(transport.requests.first?.fields["Accept"] == "application/json")
  }

  struct Wrong: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let path: String
    let problem: String
  }

  @Test(arguments: [
    Wrong(
      testDescription: "another type", text: #"{"items":[{"name":"Tea","price":1},{"name":"Milk","price":"1"}]}"#,
      path: "items[1].price", problem: "is no value of type 'Int'"),
    Wrong(
      testDescription: "a field that is missing", text: #"{"items":[{"name":"Tea"}]}"#, path: "items[0].price",
      problem: "is missing"),
    Wrong(
      testDescription: "null", text: #"{"items":[{"name":null,"price":1}]}"#, path: "items[0].name",
      problem: "is null, and a value of type 'String' is needed"),
    Wrong(
      testDescription: "another shape", text: "[1]", path: "", problem: "is no value of type 'Dictionary<String, Any>'"),
    Wrong(testDescription: "half a text", text: #"{"items":["#, path: "", problem: "is no valid JSON"),
  ])
  func `wrong JSON names the path of the field`(_ wrong: Wrong) async throws {
    let error = try await failure { try await client(.text(wrong.text)).answer(to: .menu(page: 1)) }
    #expect(error.reason == .wrongJSON(path: wrong.path, problem: wrong.problem))
    #expect(!error.isRepeatable)
  }

  @Test(arguments: [
    ServerAnswer.text("<html>Log in to the hotel</html>", type: "text/html"),
    .text("\n<!DOCTYPE html>", type: "text/plain"),
  ])
  func `a page in place of JSON is no wrong JSON`(_ page: ServerAnswer) async throws {
    let error = try await failure { try await client(page).answer(to: .menu(page: 1)) }
    #expect(error.reason == .notJSON(contentType: page.fields["Content-Type"]))
    #expect(error.isRepeatable)
  }

  @Test func `a status without a body is an error where a value is expected, and an answer where none is`() async throws
  {
    let error = try await failure { try await client(.status(204)).answer(to: .menu(page: 1)) }
    #expect(error.reason == .bodyMissing)
    #expect(try await client(.status(204)).answer(to: JSONRequest<NoContent>.delete("orders/7")) == NoContent())
    #expect(try await client(.text("ignored")).answer(to: JSONRequest<NoContent>.delete("orders/7")) == NoContent())
  }

  @Test func `a status that is no success is an error, with what the server said`() async throws {
    let busy = ServerAnswer.text(#"{"error":"busy"}"#, status: 503).with("Retry-After", "7")
    let error = try await failure { try await client(busy).answer(to: .menu(page: 1)) }
    #expect(error.reason == .status(503))
    #expect(error.answer?.text == #"{"error":"busy"}"#)
    #expect(error.isRepeatable && error.retryAfter == .seconds(7))
  }

  @Test func `what a transport of one's own throws is reported with the request`() async throws {
    struct Strange: Error {}
    let transport = TransportStub { _ in throw Strange() }
    let error = try await failure {
      try await HTTPClient(baseURL: base, transport: transport).answer(to: .menu(page: 1))
    }
    #expect(error.reason == .other("Strange()"))
    #expect(error.request == "GET https://shop.example/api/menu?page=1")
  }

  @Test func `a value that cannot be written as JSON is an error, and nothing is sent`() async throws {
    let transport = TransportStub(.status(204))
    let client = HTTPClient(baseURL: base, transport: transport)
    let request = JSONRequest<NoContent>.post("orders", body: Double.nan)
    guard case .invalidRequest = try await failure({ try await client.answer(to: request) }).reason else {
      Issue.record("is sent")
      return
    }
    #expect(transport.requests.isEmpty)
  }

  @Test func `the form of dates is the client's`() async throws {
    let coding = JSONCoding(
      encoder: {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
      },
      decoder: {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
      })
    let transport = TransportStub(.text(#"["1970-01-01T00:00:09Z"]"#))
    let client = HTTPClient(baseURL: base, transport: transport, coding: coding)
    let dates = try await client.answer(to: JSONRequest<[Date]>(.post, "dates", body: [Date(timeIntervalSince1970: 9)]))
    #expect(dates == [Date(timeIntervalSince1970: 9)])
    #expect(transport.requests[0].body == Data(#"["1970-01-01T00:00:09Z"]"#.utf8))
  }

  @Test(arguments: Path.allCases) func `an answer that does not begin ends at the deadline`(_ path: Path) async throws {
    try await expectDeadline(path) { $0.held(by: $1) }
  }

  @Test(arguments: Path.allCases) func `an answer that arrives byte by byte ends at the deadline`(_ path: Path)
    async throws
  {
    try await expectDeadline(path) { answer, gate in
      // Each of these bytes is a sign of life; the last one never comes.
      let count = answer.bytes.count
      let open = ServerGate()
      open.open()
      return (count - 20..<count - 1).reduce(answer) { $0.held(at: $1, by: open) }.held(at: count - 1, by: gate)
    }
  }

  @Test func `a head that arrives byte by byte ends at the deadline`() async throws {
    try await expectDeadline(.usual) { $0.held(at: 10, by: $1) }
  }

  private func expectDeadline(
    _ path: Path, _ answer: (ServerAnswer, ServerGate) -> ServerAnswer
  ) async throws {
    let server = try ServerDouble()
    let gate = ServerGate()
    let clock = VirtualClock()
    server.on("GET /menu", answer(.json(Menu.tea), gate))
    let client = HTTPClient(
      baseURL: server.url, transport: path.transport, limits: HTTPLimits(deadline: .seconds(10)), clock: clock)
    async let asking = failure { try await client.answer(to: .menu(page: 1)) }
    await gate.arrival()
    await clock.sleeps(count: 1)
    clock.advance(by: .seconds(10))

    let error = try await asking
    #expect(error.reason == .deadlineExceeded(.seconds(10)))
    #expect(error.isRepeatable)
  }

  @Test func `a transport that does not heed its cancellation does not keep the caller`() async throws {
    let clock = VirtualClock()
    let kept = Locked<CheckedContinuation<Void, Never>?>(nil)
    let transport = TransportStub { _ in
      await withCheckedContinuation { continuation in kept.withLock { $0 = continuation } }
      return .status(204)
    }
    let client = HTTPClient(baseURL: base, transport: transport, clock: clock)
    async let asking = failure { try await client.answer(to: .menu(page: 1)) }
    await clock.sleeps(count: 1)
    while kept.withLock({ $0 == nil }) { await Task.yield() }
    clock.advance(by: .seconds(60))
    #expect(try await asking.reason == .deadlineExceeded(.seconds(60)))
    kept.withLock { $0 }?.resume()
  }

  @Test func `a deadline leaves no timer behind`() async throws {
    let clock = VirtualClock()
    let client = HTTPClient(baseURL: base, transport: TransportStub(.json(Menu.tea)), clock: clock)
    for page in 0..<10 { _ = try await client.answer(to: .menu(page: page)) }
    while clock.isSleptOn { await Task.yield() }
    #expect(clock.sleeps.count <= 10)
  }
}
