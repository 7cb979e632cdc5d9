import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

@Suite(.timeLimit(.minutes(1)))
struct ServerSentUpdatesTests {
  private let server: ServerDouble
  private let clock = VirtualClock()

  init() throws { server = try ServerDouble() }

  private var updates: ServerSentUpdates {
    let client = HTTPClient(
      baseURL: server.url, transport: URLSessionTransport(), limits: HTTPLimits(deadline: .seconds(50)), clock: clock)
    var events = client.events("prices")
    events.jitter = { 1 }
    return events.updates
  }

  /// Lets the wait before the next connection pass.
  private func passWait(of duration: Duration) async {
    while clock.sleeps.last != duration { await Task.yield() }
    clock.advance(by: duration)
  }

  @Test func `the ends and beginnings of connections stand between the events`() async throws {
    let (first, second) = (ServerFeed(), ServerFeed())
    server.on("GET /prices", .events(first), .events(second))
    first.send("data: a\n\ndata: b\n\n")
    first.end()
    second.send("data: c\n\n")
    var iterator = updates.makeAsyncIterator()
    #expect(try await iterator.next() == .connected)
    #expect(try await iterator.next() == .event(.init(data: "a")))
    #expect(try await iterator.next() == .event(.init(data: "b")))
    #expect(try await iterator.next() == .interrupted)
    async let passing: Void = passWait(of: .seconds(3))
    #expect(try await iterator.next() == .connected)
    #expect(try await iterator.next() == .event(.init(data: "c")))
    await passing
  }

  @Test func `each attempt that fails is an interruption`() async throws {
    server.on("GET /prices", .status(503), .status(503), .events(ServerFeed()))
    var iterator = updates.makeAsyncIterator()
    #expect(try await iterator.next() == .interrupted)
    async let first: Void = passWait(of: .seconds(3))
    #expect(try await iterator.next() == .interrupted)
    await first
    async let second: Void = passWait(of: .seconds(6))
    #expect(try await iterator.next() == .connected)
    await second
  }

  @Test func `a stream without more events ends, and is no interruption`() async throws {
    server.on("GET /prices", .status(204))
    var iterator = updates.makeAsyncIterator()
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test func `an error against which a repetition does not help is thrown once`() async throws {
    server.on("GET /prices", .status(404))
    var iterator = updates.makeAsyncIterator()
    let error = try await #require(throws: HTTPError.self) { try await iterator.next() }
    #expect(error.reason == .status(404))
    #expect(try await iterator.next() == nil)
  }
}
