import Foundation
import RibletsHTTP
import RibletsHTTPTesting
import Testing

/// The code of Documentation/HTTP.md and of the README of this package, compiled and run.
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
