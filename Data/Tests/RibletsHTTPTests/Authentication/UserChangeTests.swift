import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

/// Requests, renewals, streams and caches when another user signs in, or the present one signs out.
@Suite(.timeLimit(.minutes(1)))
struct UserChangeTests {
  private let base = URL(string: "https://shop.example")!
  private let wire = HeldTransport()
  private let renewals = HeldRenewals()
  private let tokens: BearerAuthentication

  init() { tokens = renewals.authentication(token: "ann") }

  private func client(cache: HTTPCache? = nil, clock: any Clock<Duration> = VirtualClock()) -> HTTPClient {
    HTTPClient(baseURL: base, transport: wire, authentication: tokens, cache: cache, clock: clock)
  }

  /// A request whose answer is a text in JSON.
  private func ask(_ client: HTTPClient, _ path: String = "me") -> Task<String, any Error> {
    Task { try await client.answer(to: JSONRequest<String>.get(path)) }
  }

  private func expectUserChanged(
    _ request: Task<String, any Error>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let error = try await failure({ try await request.value }, sourceLocation: sourceLocation)
    #expect(error.reason == .userChanged && !error.isRepeatable, sourceLocation: sourceLocation)
  }

  @Test func `a renewal that ends after another user has signed in is not theirs`() async throws {
    let first = ask(client())
    try await wire.arrival(0).answer(.status(401))
    let renewal = try await renewals.renewal()
    await tokens.signedIn("ben")
    try await expectUserChanged(first)
    let during = ask(client())
    #expect(try await wire.arrival(1).token == "ben")
    renewal.end("ann-2")
    try await wire.arrival(1).answer(.json("ben"))
    #expect(try await during.value == "ben")
    let after = ask(client())
    #expect(try await wire.arrival(2).token == "ben")
    try await wire.arrival(2).answer(.json("ben"))
    #expect(try await after.value == "ben")
    #expect(wire.all.count == 3)
  }

  @Test func `a renewal that ends after the sign-out signs nobody in`() async throws {
    let first = ask(client())
    try await wire.arrival(0).answer(.status(401))
    let renewal = try await renewals.renewal()
    await tokens.signedOut()
    try await expectUserChanged(first)
    renewal.end("ann-2")
    let error = try await failure { try await ask(client()).value }
    #expect(error.reason == .signedOut && !error.isRepeatable)
    #expect(wire.all.count == 1 && renewals.old == ["ann"])
  }

  @Test func `a token of the next user that is refused has a renewal of its own`() async throws {
    let first = ask(client())
    try await wire.arrival(0).answer(.status(401))
    let ofAnn = try await renewals.renewal(0)
    await tokens.signedIn("ben")
    let second = ask(client())
    try await wire.arrival(1).answer(.status(401))
    let ofBen = try await renewals.renewal(1)
    #expect(renewals.old == ["ann", "ben"])
    ofBen.end("ben-2")
    #expect(try await wire.arrival(2).token == "ben-2")
    ofAnn.end("ann-2")
    try await wire.arrival(2).answer(.json("ben"))
    #expect(try await second.value == "ben")
    try await expectUserChanged(first)
  }

  @Test func `a refusal that comes late for the user before does not sign the next one out`() async throws {
    struct Refused: Error {}
    _ = ask(client())
    try await wire.arrival(0).answer(.status(401))
    let renewal = try await renewals.renewal()
    await tokens.signedIn("ben")
    renewal.fail(Refused())
    let second = ask(client())
    try await wire.arrival(1).answer(.status(401))
    try await renewals.renewal(1).end("ben-2")
    try await wire.arrival(2).answer(.json("ben"))
    #expect(try await second.value == "ben")
  }

  @Test func `Ann, Ben, and Ann with the same token: what was begun at first is not sent again`() async throws {
    let first = ask(client())
    let arrival = try await wire.arrival(0)
    await tokens.signedIn("ben")
    await tokens.signedIn("ann")
    arrival.answer(.status(401))
    try await expectUserChanged(first)
    #expect(wire.all.count == 1 && renewals.old.isEmpty)
  }

  @Test func `a request that waits for its answer fails at once, also if the transport does not heed it`() async throws
  {
    let request = ask(client())
    let arrival = try await wire.arrival(0)
    await tokens.signedIn("ben")
    try await expectUserChanged(request)
    arrival.answer(.json("ann"))
  }

  @Test func `a body that is on its way is dropped, and its transfer ends`() async throws {
    let request = ask(client())
    let writer = try await wire.arrival(0).begin(.json(""))
    let isStopped = Locked(false)
    writer.onStop { isStopped.withLock { $0 = true } }
    writer.write(Data(#""an"#.utf8))
    await tokens.signedIn("ben")
    try await expectUserChanged(request)
    try await eventually { isStopped.withLock { $0 } }
  }

  @Test(arguments: Path.allCases) func `a redirect is not followed for a user who has left`(_ path: Path) async throws {
    let server = try ServerDouble()
    let gate = ServerGate()
    server.on("GET /me", .status(302, fields: ["Location": "/there"]).held(by: gate))
    server.on("GET /there", .json("there"))
    let client = HTTPClient(baseURL: server.url, transport: path.transport, authentication: tokens)
    let request = ask(client)
    await gate.arrival()
    await tokens.signedIn("ben")
    gate.open()
    try await expectUserChanged(request)
    #expect(try await ask(client, "there").value == "there")
    #expect(server.requests("GET /there").map { $0.fields["Authorization"] } == ["Bearer ben"])
  }

  @Test func `two users in quick succession: requests are those of the last`() async throws {
    await tokens.signedIn("ben")
    let second = ask(client())
    _ = try await wire.arrival(0)
    await tokens.signedIn("cleo")
    try await expectUserChanged(second)
    let third = ask(client())
    #expect(try await wire.arrival(1).token == "cleo")
    try await wire.arrival(1).answer(.json("cleo"))
    #expect(try await third.value == "cleo")
  }

  @Test func `what has to stop with a user has stopped before the next one is signed in`() async throws {
    let seen = Locked<[String]>([])
    let (tokens, client) = (tokens, client())
    tokens.beforeUserChanges { [wire] in
      let request = Task { try? await client.send(HTTPRequest(.get, client.baseURL)) }
      let token = try? await wire.arrival(seen.withLock { $0.count }).token
      seen.withLock { $0.append(token ?? "") }
      request.cancel()
    }
    await tokens.signedIn("ben")
    await tokens.signedOut()
    #expect(seen.withLock { $0 } == ["ann", "ben"])
  }

  @Test func `the second request of a function is not sent for the next user`() async throws {
    let ofAnn = client().forCurrentUser()
    let function = Task {
      let name = try await ofAnn.answer(to: JSONRequest<String>.get("me"))
      await tokens.signedIn("ben")
      return try await ofAnn.answer(to: JSONRequest<String>.post("orders", body: name))
    }
    try await wire.arrival(0).answer(.json("ann"))
    try await expectUserChanged(function)
    await tokens.signedIn("ann")
    try await expectUserChanged(ask(ofAnn))
    #expect(wire.all.count == 1)
  }

  @Test func `a user who has left is named in the error, and what to do`() {
    let request = HTTPRequest(.get, base)
    #expect(
      HTTPError(.userChanged, request: request).description == """
        The request belongs to a user who is not signed in any more.

          Request:  GET https://shop.example

        Nothing of the answer was used. If the present user needs it, send a new request.
        """)
    #expect(
      HTTPError(.signedOut, request: request).description == """
        The request needs a token, and nobody is signed in.

          Request:  GET https://shop.example

        Sign in first.
        """)
  }
}

// Streams of events.

extension UserChangeTests {
  private func events(_ clock: VirtualClock = VirtualClock()) -> ServerSentUpdates.Iterator {
    client(clock: clock).events("prices").updates.makeAsyncIterator()
  }

  private var stream: ServerAnswer { .text("", type: "text/event-stream") }

  private func expectEnd(
    of events: inout ServerSentUpdates.Iterator, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    do {
      let update = try await events.next()
      Issue.record("The stream goes on: \(String(describing: update))", sourceLocation: sourceLocation)
    } catch let error as HTTPError {
      #expect(error.reason == .userChanged, sourceLocation: sourceLocation)
    }
    #expect(try await events.next() == nil, sourceLocation: sourceLocation)
  }

  @Test func `a stream that waits for its next event ends with its user, and so does its connection`() async throws {
    var events = events()
    async let answer = wire.arrival(0).begin(stream)
    #expect(try await events.next() == .connected)
    let isStopped = Locked(false)
    try await answer.onStop { isStopped.withLock { $0 = true } }
    let change = Task { [tokens] in await tokens.signedIn("ben") }
    try await expectEnd(of: &events)
    await change.value
    try await eventually { isStopped.withLock { $0 } }
    #expect(wire.all.count == 1)
  }

  @Test func `an event that has arrived for a user is not shown to the next`() async throws {
    var events = events()
    async let answer = wire.arrival(0).begin(stream)
    #expect(try await events.next() == .connected)
    try await answer.write(Data("data: 1\n\ndata: 2\n\n".utf8))
    #expect(try await events.next() == .event(ServerSentEvent(data: "1")))
    await tokens.signedIn("ben")
    try await expectEnd(of: &events)
  }

  @Test func `a stream that waits to connect anew does not connect for the next user`() async throws {
    let clock = VirtualClock()
    var events = events(clock)
    async let answer: Void = wire.arrival(0).answer(.status(503))
    #expect(try await events.next() == .interrupted)
    try await answer
    let change = Task { [tokens] in
      // The wait between connections: that of the deadline has ended.
      try await eventually { clock.isSleptOn }
      await tokens.signedIn("ben")
    }
    try await expectEnd(of: &events)
    try await change.value
    #expect(wire.all.count == 1)
  }

  @Test func `a stream belongs to the user who is signed in when its first event is asked for`() async throws {
    var events = events()
    await tokens.signedIn("ben")
    async let answer: Void = wire.arrival(0).answer(stream)
    #expect(try await events.next() == .connected)
    try await answer
    #expect(wire.all.map(\.token) == ["ben"])
  }
}

// The cache.

extension UserChangeTests {
  private func fresh(_ name: String) -> ServerAnswer {
    .json(name).with("Cache-Control", "max-age=60").with("ETag", "1")
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("riblets-user-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private func files(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test func `answers of one user are gone for the next, from memory and from the disk`() async throws {
    try await withFolder { folder in
      let cache = HTTPCache(folder: folder)
      let client = client(cache: cache)
      let first = ask(client)
      try await wire.arrival(0).answer(fresh("ann"))
      _ = try await first.value
      #expect(try files(folder).count == 1)
      await tokens.signedIn("ben")
      #expect(try files(folder).isEmpty)
      #expect(await cache.bytesInMemory == 0)
      #expect(await cache.bytesOnDisk == 0)
      let second = ask(client)
      #expect(try await wire.arrival(1).request.fields["If-None-Match"] == nil)
      try await wire.arrival(1).answer(fresh("ben"))
      #expect(try await second.value == "ben")
      #expect(try await ask(client).value == "ben")
      #expect(wire.all.count == 2)
    }
  }

  @Test func `an answer that comes after its user has left is kept nowhere`() async throws {
    try await withFolder { folder in
      let cache = HTTPCache(folder: folder)
      let late = ask(client(cache: cache))
      let arrival = try await wire.arrival(0)
      await tokens.signedIn("ben")
      arrival.answer(fresh("ann"))
      try await expectUserChanged(late)
      let second = ask(client(cache: cache))
      try await wire.arrival(1).answer(fresh("ben"))
      #expect(try await second.value == "ben")
      #expect(try await ask(client(cache: cache)).value == "ben")
      #expect(try files(folder).count == 1 && wire.all.count == 2)
    }
  }

  @Test func `an answer that is confirmed after its user has left is nobody's`() async throws {
    let clock = VirtualClock()
    let cache = HTTPCache()
    let client = client(cache: cache, clock: clock)
    let first = ask(client)
    try await wire.arrival(0).answer(fresh("ann"))
    _ = try await first.value
    clock.advance(by: .seconds(61))
    let stale = ask(client)
    let arrival = try await wire.arrival(1)
    #expect(arrival.request.fields["If-None-Match"] == "1")
    await tokens.signedIn("ben")
    arrival.answer(.status(304))
    try await expectUserChanged(stale)
    #expect(await cache.bytesInMemory == 0)
  }

  @Test func `nobody is given an answer of the cache after the sign-out`() async throws {
    let cache = HTTPCache()
    let first = ask(client(cache: cache))
    try await wire.arrival(0).answer(fresh("ann"))
    _ = try await first.value
    await tokens.signedOut()
    #expect(try await failure { try await ask(client(cache: cache)).value }.reason == .signedOut)
    // Those of clients without a user are no secret, and are not for a client with one that has left.
    let open = ask(HTTPClient(baseURL: base, transport: wire, cache: cache))
    try await wire.arrival(1).answer(fresh("open"))
    _ = try await open.value
    #expect(try await failure { try await ask(client(cache: cache)).value }.reason == .signedOut)
  }

  @Test func `the cache of a client that is gone is emptied too`() async throws {
    try await withFolder { folder in
      let first = ask(client(cache: HTTPCache(folder: folder)))
      try await wire.arrival(0).answer(fresh("ann"))
      _ = try await first.value
      await tokens.signedIn("ben")
      #expect(try files(folder).isEmpty)
    }
  }

  @Test func `a new token of the same user leaves the cache as it is`() async throws {
    let client = client(cache: HTTPCache())
    let first = ask(client)
    try await wire.arrival(0).answer(fresh("ann"))
    _ = try await first.value
    await tokens.renewed("ann-2")
    #expect(try await ask(client).value == "ann")
  }
}
