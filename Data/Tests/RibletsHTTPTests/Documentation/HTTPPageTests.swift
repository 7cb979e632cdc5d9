import Foundation
import RibletsHTTP
import RibletsHTTPTesting
import Testing

/// The code of Documentation/HTTP.md, compiled and run.
@Suite(.timeLimit(.minutes(1)))
struct HTTPPageTests {
  private let double: ServerDouble
  private var address: URL { double.url }

  init() throws {
    double = try ServerDouble()
    double.on("GET /menu", .json(Menu.tea).with("Cache-Control", "max-age=60"))
  }

  @Test func `the client of the page asks its server`() async throws {
    let client = HTTPClient(baseURL: address, transport: URLSessionTransport())
    let menu = try await client.answer(to: .menu(page: 1))
    #expect(menu == .tea)
  }

  @Test func `the error of the page is what is shown`() async throws {
    let body = #"{"items":[{"name":"Tea","price":250},{"name":"Milk","price":"90"}]}"#
    let client = HTTPClient(baseURL: URL(string: "https://shop.example")!, transport: TransportStub(.text(body)))
    let error = try await failure { try await client.answer(to: .menu(page: 1)) }
    #expect(
      error.description == """
        The answer's JSON does not fit: 'items[1].price' is no value of type 'Int'.

          Request:  GET https://shop.example/menu?page=1
          Answer:   200, application/json
          Body:     {"items":[{"name":"Tea","price":250},{"name":"Milk","price":"90"}]}

        Compare the type with what the server sends.
        """)
  }

  @Test func `an order that may be repeated is`() async throws {
    double.on("POST /orders", .status(503, fields: ["Retry-After": "7"]))
    let client = HTTPClient(baseURL: address, transport: URLSessionTransport())
    let (order, key) = (Menu.tea, "k1")
    var waits: [Duration?] = []
    func retry(after wait: Duration?) async throws { waits.append(wait) }

    do {
      try await client.answer(to: JSONRequest<NoContent>.post("orders", body: order, idempotencyKey: key))
    } catch let error as HTTPError where error.isRepeatable {
      try await retry(after: error.retryAfter)
    }

    #expect(waits == [.seconds(7)])
  }

  @Test func `the cache of the page answers the second time`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riblets-page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let client = HTTPClient(
      baseURL: address, transport: URLSessionTransport(),
      cache: HTTPCache(memory: 8 << 20, folder: folder, disk: 64 << 20))
    for _ in 0..<2 { _ = try await client.answer(to: .menu(page: 1)) }
    #expect(double.requests.count == 1)
  }

  @Test func `the token of the page is renewed`() async throws {
    double.on("GET /menu") { $0.fields["Authorization"] == "Bearer new" ? .json(Menu.tea) : .status(401) }
    double.on("POST /token", .json("new"))
    let signIn = HTTPClient(baseURL: address, transport: URLSessionTransport())
    let stored = "old"

    let tokens = BearerAuthentication(token: stored) { old in
      try await signIn.answer(to: JSONRequest<String>.post("token", body: old))
    }
    let client = HTTPClient(baseURL: address, transport: URLSessionTransport(), authentication: tokens)

    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    #expect(double.requests("POST /token").map(\.body) == [Data(#""old""#.utf8)])
  }

  @Test func `the token of the page is replaced by the app, and ends with its user`() async throws {
    double.on("GET /menu") {
      ["Bearer new", "Bearer ben"].contains($0.fields["Authorization"]) ? .json(Menu.tea) : .status(401)
    }
    let (old, new, token) = ("old", "new", "ben")
    let tokens = BearerAuthentication(token: old) { _ in "none" }
    let client = HTTPClient(baseURL: address, transport: URLSessionTransport(), authentication: tokens)
    let stopped = Lines()
    @Sendable func stopSending() async { stopped.add("stopped") }

    tokens.beforeUserChanges { await stopSending() }
    await tokens.renewed(new, replacing: old)
    let server = HTTPMenu(client: client.forCurrentUser())
    #expect(try await server.menu() == .tea)
    await tokens.signedIn(token)
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    #expect(try await failure { try await server.menu() }.reason == .userChanged)
    await tokens.signedOut()
    #expect(try await failure { try await client.answer(to: .menu(page: 1)) }.reason == .signedOut)
    #expect(stopped.all == ["stopped", "stopped"])
  }

  @Test func `the session of the page is renewed in its keychain, and not over that of another user`() async throws {
    double.on("GET /menu") { $0.fields["Authorization"] == "Bearer t2" ? .json(Menu.tea) : .status(401) }
    double.on("POST /token") { request in
      request.body == Data(#""r1""#.utf8) ? .json(Session(token: "t2", renewal: "r2")) : .status(400)
    }
    let signIn = HTTPClient(baseURL: address, transport: URLSessionTransport())
    let store = SessionStore(ItemDouble())
    try await store.replace(nil, with: Session(token: "t1", renewal: "r1"))

    let tokens = BearerAuthentication(token: try await store.session()?.token) { old in
      guard let session = try await store.session(), session.token == old else { throw SignedOut() }
      let new = try await signIn.answer(to: JSONRequest<Session>.post("token", body: session.renewal))
      try await store.replace(session, with: new)
      return new.token
    }

    let client = HTTPClient(baseURL: address, transport: URLSessionTransport(), authentication: tokens)
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    #expect(try await store.session() == Session(token: "t2", renewal: "r2"))
    // Ben is in the keychain, and Ann's token is still there: her renewal takes nothing of his.
    try await store.replace(try await store.session(), with: Session(token: "b1", renewal: "r3"))
    double.on("GET /menu", .status(401))
    #expect(try await failure { try await client.answer(to: .menu(page: 1)) }.reason == .refreshFailed("SignedOut()"))
    #expect(try await store.session()?.token == "b1" && double.requests("POST /token").count == 1)
  }

  @Test func `the interceptors of the page sign each attempt, and renew a token before the server refuses it`()
    async throws
  {
    let signatures = Locked(0)
    @Sendable func signature(_ request: HTTPRequest) -> String {
      let number = signatures.withLock {
        $0 += 1
        return $0
      }
      return "\(number) of \(request.fields["Authorization"] ?? "")"
    }
    let expiry = Expiry()
    let tokens = BearerAuthentication(token: "t0") { old in
      let new = old == "t0" ? "t1" : "t2"
      await expiry.note(new, lifetime: .seconds(new == "t1" ? 0 : 3600))
      return new
    }

    let client = HTTPClient(
      baseURL: address,
      transport: ExpiringTransport(
        base: SigningTransport(base: URLSessionTransport(), sign: { signature($0) }),
        isExpired: { await expiry.isOver($0) }),
      authentication: tokens)

    double.on("GET /menu") { $0.fields["Authorization"] == "Bearer t0" ? .status(401) : .json(Menu.tea) }
    await expiry.note("t0", lifetime: .seconds(3600))
    _ = try? await client.answer(to: .menu(page: 1))
    // The server refused t0, t1 had expired when it came, and t2 is good.
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    let received = double.requests("GET /menu").map(\.fields)
    #expect(received.map { $0["X-Signature"] } == ["1 of Bearer t0", "2 of Bearer t2"])
    #expect(received.allSatisfy { $0["X-App-Version"] == "4.2" })
  }

  @Test func `the events of the page are shown until there are no more`() async throws {
    let feed = ServerFeed()
    feed.send("retry: 0\nevent: price\ndata: 250\n\nevent: ping\ndata: 1\n\n")
    feed.end()
    double.on("GET /prices", .events(feed), .status(204))
    let client = HTTPClient(baseURL: address, transport: URLSessionTransport())
    var shown: [String] = []
    func show(_ price: String) { shown.append(price) }

    for try await event in client.events("prices") where event.name == "price" {
      show(event.data)
    }

    #expect(shown == ["250"])
  }

  @Test func `the updates of the page hide and show the banner`() async throws {
    let feed = ServerFeed()
    feed.send("retry: 0\ndata: 250\n\n")
    feed.end()
    double.on("GET /prices", .events(feed), .status(204))
    let client = HTTPClient(baseURL: address, transport: URLSessionTransport())
    let steps = Lines()
    let banner = Banner(steps: steps)
    func show(_ price: String) { steps.add(price) }

    for try await update in client.events("prices").updates {
      switch update {
      case .connected: banner.hide()
      case .event(let event): show(event.data)
      case .interrupted: banner.show()
      }
    }

    #expect(steps.all == ["hidden", "250", "shown"])
  }

  @Test func `the log of the page has a line for the answer`() async throws {
    let lines = Lines()
    @Sendable func print(_ entry: HTTPLogEntry) { lines.add("\(entry)") }

    let client = HTTPClient(baseURL: address, transport: URLSessionTransport()) { entry in
      print(entry)  // #1 GET https://shop.example/menu?page=1: 200, 68 bytes, 12 ms
    }

    _ = try await client.answer(to: .menu(page: 1))
    #expect(lines.all.last?.hasPrefix("#1 GET \(address)/menu?page=1: 200, 68 bytes, ") == true)
  }

  @Test func `the stub of the page answers one after the other`() async throws {
    let transport = TransportStub(.status(503), .json(Menu.tea))
    let client = HTTPClient(baseURL: address, transport: transport)
    #expect(try await failure { try await client.answer(to: .menu(page: 1)) }.reason == .status(503))
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
  }

  @Test func `the double of the page waits at its gate`() async throws {
    func client(_ url: URL) -> HTTPClient { HTTPClient(baseURL: url, transport: URLSessionTransport()) }

    let server = try ServerDouble()
    let gate = ServerGate()
    server.on("GET /menu", .json(Menu.tea).held(by: gate))
    async let menu = client(server.url).answer(to: .menu(page: 1))
    await gate.arrival()
    gate.open()
    #expect(try await menu == .tea)
    #expect(server.requests("GET /menu").count == 1)
  }
}

private struct HTTPMenu {
  let client: HTTPClient
  func menu() async throws -> Menu { try await client.answer(to: .menu(page: 1)) }
}

/// A place for secrets in the keychain.
private protocol SecureItem: Sendable {
  func read() throws -> Data?
  func write(_ data: Data?) throws
}

private final class ItemDouble: SecureItem {
  private let data = Locked<Data?>(nil)
  func read() -> Data? { data.withLock { $0 } }
  func write(_ data: Data?) { self.data.withLock { $0 = data } }
}

private struct SignedOut: Error {}

private struct Session: Codable, Hashable {
  var token: String
  var renewal: String
}

/// The session in the keychain. Reading and writing call `SecItemCopyMatching` and `SecItemUpdate`.
private actor SessionStore {
  private let item: any SecureItem

  init(_ item: any SecureItem) { self.item = item }

  func session() throws -> Session? {
    try item.read().map { try JSONDecoder().decode(Session.self, from: $0) }
  }

  /// Replaces a session, if it is still there.
  func replace(_ old: Session?, with new: Session?) throws {
    guard try session() == old else { return }
    try item.write(try new.map { try JSONEncoder().encode($0) })
  }
}

/// Adds a header field, and signs the request.
private struct SigningTransport: HTTPTransport {
  let base: any HTTPTransport
  let sign: @Sendable (HTTPRequest) -> String

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    request.fields["X-App-Version"] = "4.2"
    request.fields["X-Signature"] = sign(request)
    return try await base.send(request)
  }
}

/// Refuses a token whose time is over, without asking the server.
private struct ExpiringTransport: HTTPTransport {
  let base: any HTTPTransport
  let isExpired: @Sendable (_ token: String) async -> Bool

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let token = (request.fields["Authorization"] ?? "").dropFirst("Bearer ".count)
    guard await !isExpired(String(token)) else { return HTTPResponse(status: 401, url: request.url) }
    return try await base.send(request)
  }
}

/// The time at which the present token expires. The renewal's closure notes it.
private actor Expiry {
  private var known: (token: String, moment: ContinuousClock.Instant)?

  func note(_ token: String, lifetime: Duration) {
    known = (token, .now + lifetime - .seconds(30))
  }

  func isOver(_ token: String) -> Bool { known.map { $0.token == token && $0.moment < .now } ?? false }
}

private struct Banner {
  let steps: Lines
  func hide() { steps.add("hidden") }
  func show() { steps.add("shown") }
}

private final class Lines: Sendable {
  private let lines = Locked<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
