import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

@Suite(.timeLimit(.minutes(1)))
struct ServerSentEventsTests {
  private let server: ServerDouble
  private let clock = VirtualClock()
  private let silence = Duration.seconds(60)

  init() throws { server = try ServerDouble() }

  private func events(_ path: Path = .usual, after id: String? = nil) -> ServerSentEvents {
    let client = HTTPClient(
      baseURL: server.url, transport: path.transport,
      limits: HTTPLimits(body: 1000, deadline: .seconds(50), silence: silence),
      clock: clock)
    var events = client.events("prices", after: id)
    events.jitter = { 1 }
    return events
  }

  /// The lengths of the waits between connections: sleeps that are neither a deadline nor a silence.
  private var waits: [Duration] { clock.sleeps.filter { $0 != silence && $0 != .seconds(50) } }

  private func moveOn(after count: Int) async {
    while waits.count < count { await Task.yield() }
    clock.advance(by: waits[count - 1])
  }

  @Test(arguments: Path.allCases) func `events arrive while the answer goes on`(_ path: Path) async throws {
    let feed = ServerFeed()
    server.on("GET /prices", .events(feed))
    var iterator = events(path).makeAsyncIterator()
    for number in 1...3 {
      feed.send("id: \(number)\ndata: \(number * 100)\n\n")
      #expect(try await iterator.next() == ServerSentEvent(id: "\(number)", data: "\(number * 100)"))
    }
    #expect(server.requests.first?.fields["Accept"] == "text/event-stream")
    #expect(server.requests.first?.fields["Last-Event-ID"] == nil)
  }

  @Test(arguments: Path.allCases)
  func `a stream that ends is connected anew, and goes on after the last event`(_ path: Path) async throws {
    let (first, second) = (ServerFeed(), ServerFeed())
    server.on("GET /prices", .events(first), .events(second))
    first.send("id: 7\ndata: a\n\nid: 8\ndata: half")
    first.end()
    second.send("data: b\n\n")
    var iterator = events(path).makeAsyncIterator()
    #expect(try await iterator.next()?.data == "a")
    async let moving: Void = moveOn(after: 1)
    #expect(try await iterator.next() == ServerSentEvent(id: "7", data: "b"))
    await moving

    #expect(waits == [.seconds(3)])
    #expect(server.requests.map { $0.fields["Last-Event-ID"] } == [nil, "7"])
  }

  @Test func `a stream that is cut off is connected anew after what the server wishes`() async throws {
    let cut = ServerAnswer.text("retry: 250\nid: 1\ndata: a\n\n", type: "text/event-stream").framed(.announced(500))
    let feed = ServerFeed()
    server.on("GET /prices", cut, .events(feed))
    feed.send("data: b\n\n")
    var iterator = events().makeAsyncIterator()
    #expect(try await iterator.next()?.data == "a")
    async let moving: Void = moveOn(after: 1)
    #expect(try await iterator.next()?.data == "b")
    await moving
    #expect(waits == [.milliseconds(250)])
  }

  @Test func `a server that is away is tried again, ever more rarely`() async throws {
    let feed = ServerFeed()
    let away = ServerAnswer.status(503)
    server.on("GET /prices", away, away, away, away, away, away, .events(feed))
    feed.send("data: a\n\n")
    var iterator = events(after: "5").makeAsyncIterator()
    async let moving: Void = { for count in 1...6 { await moveOn(after: count) } }()
    #expect(try await iterator.next()?.data == "a")
    await moving

    #expect(waits == [.seconds(3), .seconds(6), .seconds(12), .seconds(24), .seconds(30), .seconds(30)])
    #expect(server.requests.allSatisfy { $0.fields["Last-Event-ID"] == "5" })
  }

  @Test func `a server that wants to be left alone is`() async throws {
    let feed = ServerFeed()
    let once = ServerAnswer.text("data: a\n\n", type: "text/event-stream")
    server.on("GET /prices", .status(503, fields: ["Retry-After": "40"]), once, .events(feed))
    feed.send("data: b\n\n")
    var iterator = events().makeAsyncIterator()
    async let moving: Void = { for count in 1...2 { await moveOn(after: count) } }()
    #expect(try await iterator.next()?.data == "a")
    #expect(try await iterator.next()?.data == "b")
    await moving
    #expect(waits == [.seconds(40), .seconds(3)])
  }

  @Test func `a stream that falls silent is connected anew`() async throws {
    let (first, second) = (ServerFeed(), ServerFeed())
    server.on("GET /prices", .events(first), .events(second))
    first.send("data: a\n\n")
    second.send("data: b\n\n")
    var iterator = events().makeAsyncIterator()
    #expect(try await iterator.next()?.data == "a")
    let before = clock.sleeps.count
    async let moving: Void = {
      await clock.sleeps(count: before + 1)
      clock.advance(by: silence)
      await moveOn(after: 1)
    }()
    #expect(try await iterator.next()?.data == "b")
    await moving
  }

  @Test func `status 204 is the end`() async throws {
    server.on("GET /prices", .status(204))
    var iterator = events().makeAsyncIterator()
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [
    (ServerAnswer.status(404), HTTPError.Reason.status(404)),
    (.text("<html>", type: "text/html"), .notEventStream(contentType: "text/html")),
    (.text("data: \(String(repeating: "x", count: 2000))", type: "text/event-stream"), .tooLarge(limit: 1000)),
  ])
  func `what a repetition does not help against is thrown`(_ answer: ServerAnswer, _ reason: HTTPError.Reason)
    async throws
  {
    server.on("GET /prices", answer)
    var iterator = events().makeAsyncIterator()
    let error = try await #require(throws: HTTPError.self) { try await iterator.next() }
    #expect(error.reason == reason)
    #expect(error.request == "GET \(server.url)/prices")
    #expect(try await iterator.next() == nil)
  }

  @Test(arguments: Path.allCases) func `a stream ends with the task that reads it, and so does its connection`(
    _ path: Path
  ) async throws {
    let feed = ServerFeed()
    server.on("GET /prices", .events(feed))
    let events = events(path)
    let reading = Task { for try await _ in events {} }
    _ = await server.requests(count: 1)
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }
    // The server finds out when it writes.
    while server.openConnections > 0 {
      feed.send(": ping\n\n")
      await Task.yield()
    }
  }

  @Test func `the connections of a stream are in the log`() async throws {
    let feed = ServerFeed()
    server.on("GET /prices", .status(503), .events(feed))
    feed.send("data: a\n\n")
    let entries = Locked<[String]>([])
    let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport(), clock: clock) { entry in
      entries.withLock { $0.append(entry.description) }
    }
    var iterator = client.events("prices").makeAsyncIterator()
    async let moving: Void = {
      while !clock.sleeps.contains(where: { $0 <= .seconds(3) }) { await Task.yield() }
      clock.advance(by: .seconds(3))
    }()
    _ = try await iterator.next()
    await moving
    let name = "GET \(server.url)/prices"
    #expect(
      entries.withLock { $0 } == [
        "#1 \(name): started", "#1 \(name): 503, connected", "#2 \(name): started", "#2 \(name): 200, connected",
      ])
  }

  @Test func `the wait between connections is shortened at random, by up to a half`() async throws {
    let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport())
    let events = client.events("prices")
    let parts = (0..<200).map { _ in events.jitter() }
    #expect(parts.allSatisfy { (0.5...1).contains($0) } && Set(parts).count > 100)
  }
}
