import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

/// The transport against a real server, on both of its ways.
@Suite(.timeLimit(.minutes(1)))
struct TransportTests {
  let server: ServerDouble

  init() throws { server = try ServerDouble() }

  private func client(_ path: Path, limits: HTTPLimits = HTTPLimits()) -> HTTPClient {
    HTTPClient(baseURL: server.url, transport: path.transport, limits: limits)
  }

  private func get(_ path: Path, _ name: String = "menu", method: HTTPMethod = .get, body: Data? = nil) async throws
    -> HTTPAnswer
  {
    try await client(path).send(HTTPRequest(method, server.url.appendingPathComponent(name), body: body))
  }

  @Test(arguments: Path.allCases) func `an answer has status, fields, address and body`(_ path: Path) async throws {
    server.on("GET /menu", .json(Menu.tea).with("X-Number", "7"))
    let answer = try await get(path)

    #expect(answer.status == 200)
    #expect(answer.fields["content-type"] == "application/json")
    #expect(answer.fields["x-number"] == "7")
    #expect(answer.url == server.url.appendingPathComponent("menu"))
    #expect(answer.origin == .server)
    #expect(try JSONDecoder().decode(Menu.self, from: answer.body) == .tea)
  }

  @Test(arguments: Path.allCases, [ServerAnswer.Framing.length, .chunks(of: 3), .end])
  func `a body is read in each framing`(_ path: Path, _ framing: ServerAnswer.Framing) async throws {
    server.on("GET /menu", .text("[1,2,3,4]").framed(framing))
    #expect(try await String(decoding: get(path).body, as: UTF8.self) == "[1,2,3,4]")
  }

  @Test(arguments: Path.allCases) func `a request's method, fields and body arrive`(_ path: Path) async throws {
    server.on("POST /orders", .status(204))
    var request = JSONRequest<NoContent>.post("orders", body: Menu.tea, idempotencyKey: "k1")
    request.fields["X-Table"] = "7"
    _ = try await client(path).answer(to: request)

    let received = try #require(server.requests("POST /orders").first)
    #expect(received.fields["Idempotency-Key"] == "k1")
    #expect(received.fields["X-Table"] == "7")
    #expect(received.fields["Content-Type"] == "application/json")
    #expect(try JSONDecoder().decode(Menu.self, from: received.body) == .tea)
  }

  @Test(arguments: Path.allCases) func `a large body is sent whole`(_ path: Path) async throws {
    server.on("POST /upload", .status(204))
    let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    _ = try await get(path, "upload", method: .post, body: body)
    #expect(server.requests.first?.body == body)
  }

  @Test(arguments: Path.allCases, [204, 304]) func `an answer without a body ends`(_ path: Path, _ status: Int)
    async throws
  {
    server.on("GET /menu", .status(status))
    #expect(try await get(path).body.isEmpty)
  }

  @Test(arguments: Path.allCases) func `HEAD ends with the fields`(_ path: Path) async throws {
    server.on("HEAD /menu", ServerAnswer().framed(.announced(500)))
    let answer = try await get(path, method: .head)
    #expect(answer.fields["Content-Length"] == "500" && answer.body.isEmpty)
  }

  @Test(arguments: Path.allCases) func `a redirect is followed, and its end is the answer's address`(_ path: Path)
    async throws
  {
    server.on("GET /old", .status(302, fields: ["Location": "/menu"]))
    server.on("GET /menu", .json(Menu.tea))
    let answer = try await get(path, "old")
    #expect(answer.status == 200 && answer.url == server.url.appendingPathComponent("menu"))
  }

  @Test(arguments: Path.allCases, [(302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func `a redirect of a POST keeps its body only if it says so`(_ path: Path, _ rule: (status: Int, method: String))
    async throws
  {
    server.on("POST /old", .status(rule.status, fields: ["Location": "/new"]))
    server.on("\(rule.method) /new", .status(204))
    _ = try await get(path, "old", method: .post, body: Data("order".utf8))
    let received = try #require(server.requests("\(rule.method) /new").first)
    #expect(received.body == (rule.method == "POST" ? Data("order".utf8) : Data()))
  }

  @Test(arguments: Path.allCases) func `a secret does not go to another origin`(_ path: Path) async throws {
    let other = try ServerDouble()
    other.on("GET /menu", .status(204))
    server.on("GET /menu", .status(302, fields: ["Location": "\(other.url)/menu"]))
    server.on("GET /same", .status(302, fields: ["Location": "/end"]))
    server.on("GET /end", .status(204))
    let secret: HTTPFields = ["Authorization": "Bearer secret", "X-API-Key": "secret", "X-Table": "7"]
    for name in ["menu", "same"] {
      _ = try await client(path).send(HTTPRequest(.get, server.url.appendingPathComponent(name), fields: secret))
    }

    let elsewhere = try #require(other.requests.first).fields
    #expect(elsewhere["Authorization"] == nil && elsewhere["X-API-Key"] == nil && elsewhere["X-Table"] == "7")
    #expect(server.requests("GET /end").first?.fields["Authorization"] == "Bearer secret")
  }

  @Test(arguments: Path.allCases) func `a redirect without end is an error`(_ path: Path) async throws {
    server.on("GET /menu", .status(302, fields: ["Location": "/menu"]))
    #expect(try await failure { try await get(path) }.reason == .tooManyRedirects)
  }

  @Test(arguments: Path.allCases) func `a log-in that the server asks for is its 401`(_ path: Path) async throws {
    server.on(
      "GET /menu", .text("no", type: "text/plain", status: 401).with("WWW-Authenticate", "Basic realm=\"shop\""))
    let answer = try await get(path)
    #expect(answer.status == 401 && answer.body == Data("no".utf8))
  }

  @Test(arguments: Path.allCases) func `a port without a server is an error`(_ path: Path) async throws {
    server.stop()
    let error = try await failure { try await get(path) }
    #expect(error.reason == .cannotConnect("127.0.0.1"))
    #expect(error.isRepeatable)
  }

  @Test(arguments: Path.allCases) func `a name that is not known is an error`(_ path: Path) async throws {
    let client = HTTPClient(baseURL: URL(string: "http://shop.invalid")!, transport: path.transport)
    let error = try await failure { try await client.answer(to: .menu(page: 1)) }
    #expect(error.reason == .hostNotFound("shop.invalid") && error.isRepeatable)
  }

  @Test(arguments: Path.allCases) func `a body that is shorter than it says is an error`(_ path: Path) async throws {
    server.on("GET /menu", .text("[1,2]").framed(.announced(50)))
    #expect(try await failure { try await get(path) }.reason == .incomplete(expected: 50, received: 5))
  }

  @Test(arguments: Path.allCases) func `a body that is reset is an error`(_ path: Path) async throws {
    let answer = ServerAnswer.text("[1,2,3]")
    server.on("GET /menu", answer.cut(at: answer.bytes.count - 2, .reset))
    let reason = try await failure { try await get(path) }.reason
    // A reset may take bytes with it that were on their way.
    guard case .incomplete(expected: 7, received: 0...5) = reason else {
      #expect(reason == .connectionLost)
      return
    }
  }

  @Test(arguments: Path.allCases) func `chunks that do not end are an error`(_ path: Path) async throws {
    let answer = ServerAnswer.text("[1,2,3]").framed(.chunks(of: 3))
    server.on("GET /menu", answer.cut(at: answer.bytes.count - 5))
    #expect(try await failure { try await get(path) }.reason == .connectionLost)
  }

  @Test(arguments: Path.allCases) func `bytes beyond the length that was announced are not read`(_ path: Path)
    async throws
  {
    server.on("GET /menu", .text("[1,2]  x").framed(.announced(5)))
    #expect(try await get(path).body == Data("[1,2]".utf8))
    #expect(try await get(path).body == Data("[1,2]".utf8))
  }

  @Test(arguments: Path.allCases) func `an answer that is announced too large is refused unread`(_ path: Path)
    async throws
  {
    server.on(
      "GET /menu", ServerAnswer(body: Data(count: 10)).framed(.announced(100_000_000)).held(at: 80, by: ServerGate()))
    let error = try await failure { try await get(path) }
    #expect(error.reason == .tooLarge(limit: 16 << 20))
  }

  @Test(arguments: Path.allCases) func `a hundred megabytes are cut off at the limit`(_ path: Path) async throws {
    let feed = ServerFeed()
    for _ in 0..<100 { feed.send(Data(count: 1_000_000)) }
    feed.end()
    server.on("GET /menu", ServerAnswer().fed(by: feed))
    let client = client(path, limits: HTTPLimits(body: 2_000_000))
    let error = try await failure {
      try await client.send(HTTPRequest(.get, server.url.appendingPathComponent("menu")))
    }
    #expect(error.reason == .tooLarge(limit: 2_000_000))
  }

  @Test(arguments: Path.allCases) func `cancelling ends a request before its answer`(_ path: Path) async throws {
    let gate = ServerGate()
    server.on("GET /menu", .json(Menu.tea).held(by: gate))
    let asking = Task { try await get(path) }
    await gate.arrival()
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
  }

  @Test(arguments: Path.allCases) func `cancelling ends a request within its body`(_ path: Path) async throws {
    let gate = ServerGate()
    let answer = ServerAnswer.json(Menu.tea)
    server.on("GET /menu", answer.held(at: answer.bytes.count - 1, by: gate))
    let asking = Task { try await get(path) }
    await gate.arrival()
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
  }

  @Test(arguments: Path.allCases) func `cancelling ends a request while it is redirected`(_ path: Path) async throws {
    server.on("GET /menu", .json(Menu.tea))
    for number in 0..<50 {
      let gate = ServerGate()
      server.on("GET /\(number)", .status(302, fields: ["Location": "/menu"]).held(by: gate))
      let asking = Task { [client = client(path), url = server.url] in
        try await client.send(HTTPRequest(.get, url.appendingPathComponent("\(number)")))
      }
      await gate.arrival()
      gate.open()
      for _ in 0..<number { await Task.yield() }
      asking.cancel()
      // The answer may have been there already.
      _ = await asking.result
    }
    #expect(try await get(path).body == ServerAnswer.json(Menu.tea).body)
  }

  @Test(arguments: Path.allCases) func `a task that was cancelled sends nothing`(_ path: Path) async throws {
    server.on("GET /menu", .json(Menu.tea))
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await get(path)
    }
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(server.requests.isEmpty)
  }

  @Test func `a body that is packed is unpacked by the session, and refused where it was not asked for`() async throws {
    // "hello" as gzip.
    let packed = try #require(Data(base64Encoded: "H4sIAAAAAAAAA8tIzcnJBwCGphA2BQAAAA=="))
    server.on("GET /menu", ServerAnswer(fields: ["Content-Encoding": "gzip"], body: packed))
    #expect(try await get(.session).body == Data("hello".utf8))
    #expect(
      try await failure { try await get(.usual) }.reason
        == .malformedAnswer("the content encoding 'gzip' was not asked for"))
    #expect(server.requests.map { $0.fields["Accept-Encoding"] != nil } == [true, false])
  }

  @Test(arguments: Path.allCases) func `a host has as many connections as the session allows, and the others wait`(
    _ path: Path
  ) async throws {
    let gate = ServerGate()
    server.on("GET /menu", .json(Menu.tea).held(by: gate))
    server.on("GET /other", .status(204))
    let transport = path.transport
    let client = HTTPClient(baseURL: server.url, transport: transport)
    let asking = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for page in 0..<20 { group.addTask { _ = try await client.answer(to: .menu(page: page)) } }
        try await group.waitForAll()
      }
    }
    _ = await server.requests(count: 6)
    // Another host has connections of its own.
    let other = HTTPClient(baseURL: URL(string: "http://localhost:\(server.url.port ?? 0)")!, transport: transport)
    for _ in 0..<5 { _ = try await other.answer(to: JSONRequest<NoContent>.get("other")) }
    #expect(server.requests("GET /menu").count == 6)
    gate.open()
    try await asking.value
    #expect(server.requests("GET /menu").count == 20)
  }

  @Test(arguments: Path.allCases) func `a request that is cancelled while it waits for a connection is not sent`(
    _ path: Path
  ) async throws {
    let gate = ServerGate()
    server.on("GET /menu", .json(Menu.tea).held(by: gate))
    let client = client(path)
    let first = (0..<6).map { page in Task { try await client.answer(to: .menu(page: page)) } }
    _ = await server.requests(count: 6)
    let waiting = Task { try await client.answer(to: .menu(page: 6)) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.open()
    for task in first { _ = try await task.value }
    _ = try await client.answer(to: .menu(page: 7))
    #expect(!server.requests.contains { $0.query("page") == "6" })
  }

  @Test(arguments: Path.allCases) func `a network that wants a log-in first is named with its address`(_ path: Path)
    async throws
  {
    let portal = try ServerDouble()
    portal.on("GET /login", .text("<html>Welcome to the hotel</html>", type: "text/html"))
    server.on("GET /menu", .status(302, fields: ["Location": "\(portal.url)/login"]))
    let error = try await failure { try await client(path).answer(to: .menu(page: 1)) }
    #expect(
      error.description == """
        The answer is 'text/html' and not JSON.

          Request:  GET \(server.url)/menu?page=1
          Went to:  \(portal.url)/login
          Answer:   200, text/html
          Body:     <html>Welcome to the hotel</html>

        A network that wants a log-in first, a proxy or a wrong address may have answered in place of the server. Sending it again may help.
        """)
  }

  @Test(arguments: Path.allCases) func `a hundred requests at a time are all answered`(
    _ path: Path
  ) async throws {
    server.on("GET /menu", .json(Menu.tea))
    let client = client(path)
    try await withThrowingTaskGroup(of: Menu.self) { group in
      for page in 0..<100 { group.addTask { try await client.answer(to: .menu(page: page)) } }
      for try await menu in group { #expect(menu == .tea) }
    }
    #expect(Set(server.requests.map { $0.query("page") }).count == 100)
  }

  @Test func `a field or a method that would end itself is refused unsent`() async throws {
    server.on("GET /menu", .json(Menu.tea))
    let request = HTTPRequest(.get, server.url.appendingPathComponent("menu"), fields: ["X-A": "1\r\nX-B: 2"])
    let error = try await failure { try await client(.usual).send(request) }
    #expect(error.reason == .invalidRequest("the header field 'X-A' has a name or a value that would end it"))
    let method = HTTPRequest(HTTPMethod(rawValue: "GET /x"), server.url)
    #expect(
      try await failure { try await client(.usual).send(method) }.reason == .invalidRequest("'GET /x' is no method"))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["HTTP/1.1 OK\r\n\r\n", "garbage\r\n\r\n", "HTTP/1.1 200 OK\r\nno field\r\n\r\n"])
  func `what is no HTTP is an error`(_ text: String) async throws {
    let raw = try ServerDouble()
    var answer = ServerAnswer()
    answer.raw = Data(text.utf8)
    raw.on("GET /menu", answer)
    let client = HTTPClient(baseURL: raw.url, transport: URLSessionTransport())
    guard case .malformedAnswer = try await failure({ try await client.answer(to: .menu(page: 1)) }).reason else {
      Issue.record("is taken for HTTP")
      return
    }
  }
}
