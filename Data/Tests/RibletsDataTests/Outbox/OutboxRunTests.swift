import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

/// The ends and beginnings of runs: a riblet that goes and comes back at any moment of a change's way.
@Suite(.testScope) @MainActor
struct OutboxRunTests {
  let scope = TestScope.current()

  /// The server takes two seconds for its first change, and does not heed a cancellation meanwhile.
  func makeStubborn(_ server: JournalServer, for duration: Duration = .seconds(2), failing error: (any Error)? = nil) {
    server.disturb = { [scope] _, isMade in
      guard !isMade, server.keys.count == 1 else { return }
      await waitStubbornly(duration, scope.clock)
      if let error { throw error }
    }
  }

  @Test func `an outbox goes on when its riblet goes and comes back in one turn`() async throws {
    let app = try JournalApp().activate()
    try app.write("one")
    app.relaunch()
    app.relaunch()
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `a run that is cancelled before it has begun does not keep another one out`() async throws {
    let app = try JournalApp()
    try app.write("one")
    let early = Task { await app.outbox.run() }
    early.cancel()
    _ = app.activate()
    await early.value
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `a run that is cancelled on another thread ends, and another one follows`() async throws {
    let app = try JournalApp()
    let run = Task { await app.outbox.run() }
    await Task.detached { run.cancel() }.value
    _ = app.activate()
    await run.value
    try app.write("one")
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
    #expect(scope.diagnoses.isEmpty)
  }

  @Test func `a change on its way is not sent twice when the riblet comes back`() async throws {
    let app = try JournalApp().activate()
    makeStubborn(app.server)
    try app.write("one")
    try app.write("two")
    await scope.settle()
    app.relaunch()
    await scope.advance(by: .seconds(1))
    app.relaunch()
    app.relaunch()
    try app.write("first", to: "b")
    await scope.settle()
    // Other aggregates do not wait for it.
    #expect(app.server.asked == ["one to a", "first to b"])
    #expect(app.waiting == "Write of a: sending\nWrite of a: waiting")
    await scope.advance(by: .seconds(1))
    #expect(app.server.asked == ["one to a", "first to b", "two to a"])
    #expect(app.server.journals == ["a": ["one", "two"], "b": ["first"]])
    #expect(app.provider.outbox.value.isEmpty && app.storage.changes.isEmpty)
  }

  @Test func `an answer that comes after the end of the run is kept`() async throws {
    let app = try JournalApp().activate()
    makeStubborn(app.server)
    try app.write("one")
    await scope.settle()
    app.deactivate()
    await scope.advance(by: .seconds(2))
    #expect(app.provider.outbox.value.isEmpty && app.storage.changes.isEmpty)
  }

  @Test func `a change whose attempt fails after the end of the run is sent again with its key`() async throws {
    let app = try JournalApp().activate()
    // A server that takes its cancellation for a refusal has not refused the change.
    makeStubborn(app.server, failing: Pointless())
    try app.write("one")
    await scope.settle()
    app.relaunch()
    await scope.advance(by: .seconds(2))
    #expect(app.server.journals == ["a": ["one"]])
    #expect(app.server.keys.count == 2 && Set(app.server.keys).count == 1)
  }

  @Test func `a server that never answers is waited for until the deadline`() async throws {
    let app = try JournalApp(deadline: .seconds(5)).activate()
    makeStubborn(app.server, for: .seconds(60))
    try app.write("one")
    await scope.advance(by: .seconds(1))
    app.relaunch()
    await scope.advance(by: .seconds(3))
    #expect(app.server.keys.count == 1)
    await scope.advance(by: .seconds(1))
    #expect(app.server.journals == ["a": ["one"]])
    await scope.advance(by: .seconds(60))
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `a server that heeds the cancellation is asked again at once`() async throws {
    let app = try JournalApp().activate()
    app.answers(.never(), .now(.success(())))
    try app.write("one")
    await scope.settle()
    app.relaunch()
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
    let requests = scope.events.filter { if case .library(is DataRequest) = $0.kind { true } else { false } }
    #expect(
      requests.map(\.description) == [
        "asked the server for Journals.Write", "cancelled Journals.Write", "asked the server for Journals.Write",
        "got Journals.Write from the server, 0 bytes sent, 0 received",
      ])
  }

  @Test func `a run that ends while a change waits for a connection leaves it to the next one`() async throws {
    let app = try JournalApp(limit: 1).activate()
    makeStubborn(app.server)
    try app.write("one")
    try app.write("first", to: "b")
    await scope.settle()
    app.relaunch()
    await scope.advance(by: .seconds(2))
    #expect(app.server.asked == ["one to a", "first to b"])
    #expect(app.server.journals == ["a": ["one"], "b": ["first"]])
  }

  @Test func `a run that ends during a pause leaves the change to the next one, which sends it at once`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Busy(pause: .seconds(900)))), .now(.success(())))
    try app.write("one")
    await scope.advance(by: .seconds(1))
    app.relaunch()
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
    #expect(app.server.keys.count == 2)
  }

  @Test func `a run that ends while the store forgets a change does not send it again`() async throws {
    let app = try JournalApp(storing: { [scope] in SlowOutbox($0, scope.clock) }).activate()
    try app.write("one")
    try app.write("two")
    await scope.settle()
    app.relaunch()
    await scope.advance(by: .seconds(10))
    #expect(app.server.asked == ["one to a", "two to a"])
    #expect(app.storage.changes.isEmpty)
  }

  @Test func `a change is not discarded while a server that was cancelled may still make it`() async throws {
    let app = try JournalApp().activate()
    makeStubborn(app.server)
    let change = try app.write("one")
    await scope.settle()
    app.deactivate()
    await #expect(throws: OutboxError.self) { try await app.provider.discard(change) }
    await scope.advance(by: .seconds(2))
    #expect(app.provider.outbox.value.isEmpty)
  }

  @Test func `a second run beside a live one is diagnosed, and sends nothing twice`() async throws {
    let app = try JournalApp().activate()
    app.answers(.after(1, .success(())), .now(.success(())))
    try app.write("one")
    let second = Postman(app.outbox)
    second.activate()
    await scope.advance(by: .seconds(1))
    #expect(app.server.keys.count == 1)
    #expect(
      scope.diagnoses.map(\.description) == [
        """
        Cannot run the outbox of 'Journals': it runs already.

        Run it once, in the root riblet. A run ends when its task is cancelled.
        """
      ])
    second.deactivate()
    try app.write("two")
    await scope.settle()
    #expect(app.server.journals == ["a": ["one", "two"]])
  }

  @Test func `a clock that is set back does not hold a change that was delayed by the former time`() async throws {
    let app = try JournalApp()
    app.server.disturb = { [server = app.server] _, _ in
      if server.keys.count == 1 { throw Busy(pause: .seconds(900)) }
    }
    await scope.advance(by: .seconds(5000))
    _ = app.activate()
    try app.write("one")
    await scope.settle()
    app.deactivate()
    await scope.settle()
    #expect(app.provider.outbox.value.changes.first?.status.description.contains("5900") == true)
    await withTestScope { early in
      let postman = Postman(app.outbox)
      postman.activate()
      await early.advance(by: .seconds(1))
      postman.deactivate()
      await early.settle()
    }
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `an app that is killed between two changes sends the second one and not the first`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.success(())), .never(), .now(.success(())))
    try app.write("one")
    try app.write("two")
    await scope.settle()
    // Nothing is told that it ends: what follows sees the storage as it is now.
    let next = try JournalApp(app.server, MemoryOutbox(app.storage.changes)).activate()
    await scope.settle()
    #expect(app.server.asked == ["one to a", "two to a", "two to a"])
    #expect(app.server.journals == ["a": ["one", "two"]])
    #expect(next.provider.outbox.value.isEmpty)
  }
}

/// A storage that takes a second to forget a change, and heeds cancellations.
private final class SlowOutbox: OutboxStorage {
  private let storage: MemoryOutbox
  private let clock: any RibletClock

  init(_ storage: MemoryOutbox, _ clock: any RibletClock) {
    self.storage = storage
    self.clock = clock
  }

  func changes(of domain: String) throws -> [StoredChange] { try storage.changes(of: domain) }
  func append(_ change: StoredChange) throws { try storage.append(change) }
  func replace(_ key: IdempotencyKey, with change: StoredChange) async throws {
    try await storage.replace(key, with: change)
  }
  func remove(_ key: IdempotencyKey) async throws {
    try await clock.sleep(for: .seconds(1))
    try await storage.remove(key)
  }
  func encode(_ value: some Encodable) throws -> [UInt8] { try storage.encode(value) }
  func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value {
    try storage.decode(type, from: content)
  }
}
