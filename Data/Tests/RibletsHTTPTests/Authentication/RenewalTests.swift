import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The renewals of one user's token.
@Suite(.timeLimit(.minutes(1)))
struct RenewalTests {
  struct Refused: Error {}

  private let base = URL(string: "https://shop.example")!
  private let wire = HeldTransport()
  private let renewals = HeldRenewals()
  private let tokens: BearerAuthentication
  private let client: HTTPClient

  init() {
    tokens = renewals.authentication(token: "t0")
    client = HTTPClient(baseURL: base, transport: wire, authentication: tokens)
  }

  private func ask() -> Task<String, any Error> {
    Task { [client] in try await client.answer(to: JSONRequest<String>.get("me")) }
  }

  /// Requests whose token was refused, and that wait for a new one.
  private func waiting(_ count: Int) async throws -> [Task<String, any Error>] {
    let requests = (0..<count).map { _ in ask() }
    for number in 0..<count { try await wire.arrival(number).answer(.status(401)) }
    try await eventually { tokens.waitingCount >= count }
    return requests
  }

  // Refused, or failed

  @Test func `six requests, one of them slow, ask once for a renewal that is refused`() async throws {
    let slow = ask()
    _ = try await wire.arrival(0)
    let quick = (0..<5).map { _ in ask() }
    for number in 1...5 { try await wire.arrival(number).answer(.status(401)) }
    try await eventually { tokens.waitingCount >= 5 }
    try await renewals.renewal().fail(Refused())
    for request in quick {
      let error = try await failure { try await request.value }
      #expect(error.reason == .refreshFailed("Refused()") && !error.isRepeatable)
    }
    try await wire.arrival(0).answer(.status(401))
    #expect(try await failure { try await slow.value }.reason == .refreshFailed("Refused()"))
    #expect(renewals.old == ["t0"])
  }

  @Test(arguments: ["renewed", "signed in"])
  func `after a refusal, a token that the app brings is renewed again`(_ way: String) async throws {
    let first = try await waiting(1)[0]
    try await renewals.renewal().fail(Refused())
    _ = try await failure { try await first.value }
    if way == "renewed" { await tokens.renewed("t1") } else { await tokens.signedIn("t1") }
    let second = ask()
    try await wire.arrival(1).answer(.status(401))
    try await renewals.renewal(1).end("t2")
    try await wire.arrival(2).answer(.json("tea"))
    #expect(try await second.value == "tea")
    #expect(renewals.old == ["t0", "t1"])
  }

  @Test func `the app can have the same token renewed again, such as with a new log-in behind it`() async throws {
    let first = try await waiting(1)[0]
    try await renewals.renewal().fail(Refused())
    _ = try await failure { try await first.value }
    await tokens.renewed("t0")
    let second = ask()
    try await wire.arrival(1).answer(.status(401))
    try await renewals.renewal(1).end("t1")
    try await wire.arrival(2).answer(.json("tea"))
    #expect(try await second.value == "tea")
  }

  @Test func `a first token that is refused is not asked for again`() async throws {
    let renewals = HeldRenewals()
    let client = HTTPClient(
      baseURL: base, transport: wire, authentication: renewals.authentication(token: nil))
    let first = Task { try await client.answer(to: JSONRequest<String>.get("me")) }
    try await renewals.renewal().fail(Refused())
    for _ in 0..<2 {
      #expect(try await failure { try await first.value }.reason == .refreshFailed("Refused()"))
      let again = try await failure { try await client.answer(to: JSONRequest<String>.get("me")) }
      #expect(again.reason == .refreshFailed("Refused()"))
    }
    #expect(renewals.old == [nil] && wire.all.isEmpty)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: any Error
    let isRefusal: Bool

    init(_ testDescription: String, _ error: any Error, isRefusal: Bool) {
      (self.testDescription, self.error, self.isRefusal) = (testDescription, error, isRefusal)
    }
  }

  @Test(arguments: [
    Case("400, as OAuth says invalid_grant", HTTPError.Reason.status(400), isRefusal: true),
    Case("401", HTTPError(.status(401), request: HTTPRequest(.post, URL(string: "a:b")!)), isRefusal: true),
    Case("403", HTTPError.Reason.status(403), isRefusal: true),
    Case("422", HTTPError.Reason.status(422), isRefusal: true),
    Case("an error of the app", Refused(), isRefusal: true),
    Case("no network", HTTPError.Reason.notConnected, isRefusal: false),
    Case("an answer that was lost", HTTPError.Reason.connectionLost, isRefusal: false),
    Case("a page of a network that wants a log-in", HTTPError.Reason.notJSON(contentType: nil), isRefusal: false),
    Case("a redirect", HTTPError.Reason.status(302), isRefusal: false),
    Case("no such address", HTTPError.Reason.status(404), isRefusal: false),
    Case("too many requests", HTTPError.Reason.status(429), isRefusal: false),
    Case("a server that has failed", HTTPError.Reason.status(503), isRefusal: false),
    Case("the deadline", HTTPError.Reason.deadlineExceeded(.seconds(60)), isRefusal: false),
    Case("a session of the app's own", URLError(.notConnectedToInternet), isRefusal: false),
    Case("a log-in that the user closed", CancellationError(), isRefusal: false),
  ])
  func `a refusal counts for the token, and any other failure for the requests that waited`(_ example: Case)
    async throws
  {
    let first = try await waiting(1)[0]
    try await renewals.renewal().fail(example.error)
    let error = try await failure { try await first.value }
    #expect(error.isRepeatable == !example.isRefusal)
    let second = ask()
    try await wire.arrival(1).answer(.status(401))
    if example.isRefusal {
      #expect(try await failure { try await second.value }.reason == error.reason)
    } else {
      try await renewals.renewal(1).end("t1")
      try await wire.arrival(2).answer(.json("tea"))
      #expect(try await second.value == "tea")
    }
  }

  // Whose token a renewal brings

  @Test func `requests that wait go on with a token that the app brings, and the renewal's is dropped`() async throws {
    let first = try await waiting(1)[0]
    await tokens.renewed("t1")
    #expect(try await wire.arrival(1).token == "t1")
    try await renewals.renewal().end("late")
    try await wire.arrival(1).answer(.json("tea"))
    #expect(try await first.value == "tea")
    let second = ask()
    #expect(try await wire.arrival(2).token == "t1")
    second.cancel()
  }

  @Test func `a token that the app brought is renewed by itself, also while the one before is`() async throws {
    let first = try await waiting(1)[0]
    await tokens.renewed("t1")
    try await wire.arrival(1).answer(.status(401))
    #expect(try await failure { try await first.value }.reason == .status(401))
    let second = ask()
    try await wire.arrival(2).answer(.status(401))
    try await renewals.renewal(1).end("t2")
    try await renewals.renewal(0).fail(Refused())
    #expect(try await wire.arrival(3).token == "t2")
    try await wire.arrival(3).answer(.json("tea"))
    #expect(try await second.value == "tea")
    #expect(renewals.old == ["t0", "t1"])
  }

  @Test func `a 401 that comes for an old token is answered with the new one, and no renewal`() async throws {
    let slow = ask()
    let arrival = try await wire.arrival(0)
    let quick = ask()
    try await wire.arrival(1).answer(.status(401))
    try await renewals.renewal().end("t1")
    try await wire.arrival(2).answer(.json("tea"))
    _ = try await quick.value
    arrival.answer(.status(401))
    #expect(try await wire.arrival(3).token == "t1")
    try await wire.arrival(3).answer(.json("tea"))
    #expect(try await slow.value == "tea")
    #expect(renewals.old == ["t0"])
  }

  @Test func `a renewal of the app that ends after its user has left is not taken`() async throws {
    await tokens.signedIn("ben")
    await tokens.renewed("ann-2", replacing: "t0")
    let request = ask()
    #expect(try await wire.arrival(0).token == "ben")
    await tokens.signedOut()
    _ = try await failure { try await request.value }
    await tokens.renewed("ann-2")
    #expect(try await failure { try await ask().value }.reason == .signedOut)
  }

  @Test func `the present token is replaced by the one that was made of it`() async throws {
    await tokens.renewed("t1", replacing: "t0")
    let request = ask()
    #expect(try await wire.arrival(0).token == "t1")
    request.cancel()
  }

  // Cancellation

  @Test(arguments: 0..<3) func `one who stops waiting leaves the renewal to the others`(_ leaving: Int) async throws {
    let requests = try await waiting(3)
    requests[leaving].cancel()
    await #expect(throws: CancellationError.self) { try await requests[leaving].value }
    try await renewals.renewal().end("t1")
    for number in 3...4 { try await wire.arrival(number).answer(.json("tea")) }
    for (index, request) in requests.enumerated() where index != leaving { #expect(try await request.value == "tea") }
    #expect(wire.all.count == 5 && renewals.cancelledCount == 0)
  }

  @Test func `a renewal that nobody waits for any more goes on, and its token is the next request's`() async throws {
    for request in try await waiting(3) {
      request.cancel()
      await #expect(throws: CancellationError.self) { try await request.value }
    }
    #expect(tokens.waitingCount == 0)
    let next = ask()
    try await wire.arrival(3).answer(.status(401))
    try await eventually { tokens.waitingCount >= 1 }
    try await renewals.renewal().end("t1")
    #expect(try await wire.arrival(4).token == "t1")
    try await wire.arrival(4).answer(.json("tea"))
    #expect(try await next.value == "tea")
    #expect(renewals.old == ["t0"] && renewals.cancelledCount == 0)
  }

  @Test func `one who is cancelled before asking begins no renewal`() async throws {
    let request = ask()
    let arrival = try await wire.arrival(0)
    request.cancel()
    arrival.answer(.status(401))
    await #expect(throws: CancellationError.self) { try await request.value }
    await #expect(throws: CancellationError.self) {
      try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await tokens.token(for: 0, other: "t0")
      }.value
    }
    #expect(renewals.old.isEmpty)
  }

  @Test func `a request's deadline ends its wait and not the renewal`() async throws {
    let clock = VirtualClock()
    let client = HTTPClient(baseURL: base, transport: wire, authentication: tokens, clock: clock)
    let request = Task { try await client.answer(to: JSONRequest<String>.get("me")) }
    try await wire.arrival(0).answer(.status(401))
    let renewal = try await renewals.renewal()
    clock.advance(by: .seconds(60))
    #expect(try await failure { try await request.value }.reason == .deadlineExceeded(.seconds(60)))
    renewal.end("t1")
    #expect(renewals.cancelledCount == 0)
  }

  // Its own client

  @Test func `a renewal through the client that waits for it is reported at once`() async throws {
    let own = Locked<HTTPClient?>(nil)
    let clock = VirtualClock()
    let tokens = BearerAuthentication(token: "t0") { old in
      let client = own.withLock { $0 }!
      // Also in a task that it begins.
      return try await Task { try await client.answer(to: JSONRequest<String>.post("token", body: old)) }.value
    }
    let client = HTTPClient(baseURL: base, transport: wire, authentication: tokens, clock: clock)
    own.withLock { $0 = client }
    let request = Task { try await client.answer(to: JSONRequest<String>.get("me")) }
    try await wire.arrival(0).answer(.status(401))
    let error = try await failure { try await request.value }
    #expect(
      error.description == """
        The request needs a new token, and there is none: The request cannot be sent: it is part of the renewal of the \
        token that it needs, and would wait for itself; give 'refresh' a client of its own.

          Request:  POST https://shop.example/token

        Correct the request.

          Request:  GET https://shop.example/me

        Sign in again.
        """)
    #expect(wire.all.count == 1)
  }

  @Test func `a task that a renewal began may send requests after it`() async throws {
    let (own, begun) = (Locked<HTTPClient?>(nil), Locked<Task<String, any Error>?>(nil))
    let gate = AsyncStream<Void>.makeStream()
    let tokens = BearerAuthentication(token: "t0") { _ in
      let client = own.withLock { $0 }!
      begun.withLock {
        $0 = Task {
          for await _ in gate.stream { break }
          return try await client.answer(to: JSONRequest<String>.get("later"))
        }
      }
      return "t1"
    }
    let client = HTTPClient(baseURL: base, transport: wire, authentication: tokens)
    own.withLock { $0 = client }
    let request = Task { try await client.answer(to: JSONRequest<String>.get("me")) }
    try await wire.arrival(0).answer(.status(401))
    try await wire.arrival(1).answer(.json("tea"))
    _ = try await request.value
    gate.continuation.yield()
    try await wire.arrival(2).answer(.json("later"))
    #expect(try await begun.withLock { $0 }?.value == "later")
  }
}
