import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

@Suite(.timeLimit(.minutes(1)))
struct ServerDoubleTests {
  let server: ServerDouble

  init() throws { server = try ServerDouble() }

  private func get(_ path: String) async throws -> HTTPAnswer {
    try await HTTPClient(baseURL: server.url, transport: URLSessionTransport())
      .send(HTTPRequest(.get, URL(string: "\(server.url)\(path)")!))
  }

  @Test func `answers come one after the other, and the last one stays`() async throws {
    server.on("GET /menu", .status(503), .json(1), .json(2))
    var statuses: [Int] = []
    var bodies: [String] = []
    for _ in 0..<4 {
      let answer = try await get("/menu")
      statuses.append(answer.status)
      bodies.append(String(decoding: answer.body, as: UTF8.self))
    }
    #expect(statuses == [503, 200, 200, 200])
    #expect(bodies == ["", "1", "2", "2"])
  }

  @Test func `the answer to a request that no route fits names the routes`() async throws {
    server.on("GET /menu", .json(1))
    server.on("POST /orders", .json(1))
    let answer = try await get("/men")
    #expect(answer.status == 501)
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == "There is no answer to 'GET /men' in the script. Routes: GET /menu, POST /orders")
  }

  @Test func `requests are kept with path and query decoded`() async throws {
    server.on("GET /a b/ü") { .json($0.query("q") ?? "none") }
    let answer = try await get("/a%20b/%C3%BC?q=x%26y&r")
    #expect(answer.body == Data(#""x&y""#.utf8))
    let request = try #require(server.requests("GET /a b/ü").first)
    #expect(request.query == [HTTPQueryItem(name: "q", value: "x&y"), HTTPQueryItem(name: "r", value: "")])
    #expect(server.requests("GET /other").isEmpty)
  }

  @Test func `an answer waits at a gate, and goes on when it is opened`() async throws {
    let gate = ServerGate()
    server.on("GET /menu", .json([1, 2, 3]).held(at: 70, by: gate))
    async let answer = get("/menu")
    await gate.arrival()
    #expect(server.openConnections == 1)
    gate.open()
    #expect(try await answer.body == Data("[1,2,3]".utf8))
  }

  @Test func `the bytes of an answer are those of HTTP`() {
    #expect(
      String(decoding: ServerAnswer.json([1]).bytes, as: UTF8.self)
        == "HTTP/1.1 200 \r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n[1]")
    #expect(
      String(decoding: ServerAnswer.text("abc", type: "a/b").framed(.chunks(of: 2)).bytes, as: UTF8.self)
        == "HTTP/1.1 200 \r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n")
  }

  @Test func `a session keeps its connection over requests`() async throws {
    server.on("GET /menu", .json(1))
    let client = HTTPClient(baseURL: server.url, transport: Path.session.transport)
    for page in 0..<5 { _ = try await client.answer(to: JSONRequest<Int>.get("menu", query: ["page": "\(page)"])) }
    #expect(server.connectionCount == 1)
  }

  @Test func `stopping drops what waits at gates and feeds`() async throws {
    let gate = ServerGate()
    server.on("GET /gate", .json(1).held(by: gate))
    server.on("GET /feed", ServerAnswer().fed(by: ServerFeed()))
    async let first = failure { try await get("/gate") }
    async let second = failure { try await get("/feed") }
    _ = await server.requests(count: 2)
    await gate.arrival()
    server.stop()
    _ = try await (first, second)
    while server.openConnections > 0 { await Task.yield() }
  }

  @Test func `another server got the port of one that had stopped, and answered in its place`() throws {
    server.stop()
    let port = UInt16(try #require(server.url.port))
    #expect(try bindError(port: port) == EADDRINUSE)
  }

  @Test func `a server that is let go of takes no more connections`() async throws {
    var url: URL?
    do {
      let short = try ServerDouble()
      short.on("GET /menu", .json(1))
      url = short.url
    }
    let client = HTTPClient(baseURL: try #require(url), transport: URLSessionTransport())
    // Its port is free: another test's server may have it, and refuse the path.
    await #expect(throws: HTTPError.self) { try await client.answer(to: JSONRequest<Int>.get("menu")) }
  }

  /// The error number of a socket that asks for a port of 127.0.0.1, 0 if it gets it.
  private func bindError(port: UInt16) throws -> Int32 {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    try #require(file >= 0)
    defer { close(file) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 ? 0 : errno
      }
    }
  }
}
