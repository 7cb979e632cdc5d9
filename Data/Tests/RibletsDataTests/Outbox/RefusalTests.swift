import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
@_spi(TestSupport) import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct RefusalTests {
  let scope = TestScope.current()

  @Test func `a change that was refused stays with those after it of its aggregate, and is not shown`() async throws {
    var app = try JournalApp().activate()
    app.answers(.now(.failure(Refused())), .now(.success(())))
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.settle()
    try app.write("one")
    try app.write("two")
    try app.write("other", to: "b")
    await scope.settle()
    #expect(states.events.last == .at(0, .value(.server(["two"], at: 0, isPredicted: true))))
    let expected = "Write of a: refused, Refused()\nWrite of a: waiting"
    #expect(app.waiting == expected)
    #expect(app.provider.outbox.value.held.count == 1 && app.provider.outbox.value.waitingCount == 1)
    #expect(app.server.journals == ["b": ["other"]])
    app = try await app.restarted().activate()
    await scope.settle()
    #expect(app.waiting == expected)
  }

  @Test func `a change that was refused is sent after all, in its place`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Refused())), .after(1, .success(())), .now(.success(())))
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.settle()
    let first = try app.write("one")
    try app.write("two")
    await scope.settle()
    app.provider.retryAll()
    await scope.settle()
    #expect(app.server.keys.count == 1)
    app.provider.retry(first)
    #expect(states.events.last == .at(0, .value(.server(["one", "two"], at: 0, isPredicted: true))))
    await scope.advance(by: .seconds(1))
    #expect(app.server.journals == ["a": ["one", "two"]])
    #expect(app.server.keys[0] == app.server.keys[1])
    #expect(app.provider.outbox.value.isEmpty)
  }

  @Test func `a change that was refused is discarded, and the next one is sent`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Refused())), .now(.success(())))
    let first = try app.write("one")
    try app.write("two")
    await scope.settle()
    try await app.provider.discard(first)
    try await app.provider.discard(first)
    await scope.settle()
    #expect(app.server.journals == ["a": ["two"]])
    #expect(app.provider.outbox.value.isEmpty && app.storage.changes.isEmpty)
  }

  @Test func `a change that is delayed or waits behind it is discarded`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(OfflineError())), .now(.success(())))
    let first = try app.write("one")
    let second = try app.write("two")
    try app.write("three")
    await scope.settle()
    try await app.provider.discard(second)
    try await app.provider.discard(first)
    await scope.settle()
    #expect(app.server.journals == ["a": ["three"]])
  }

  @Test func `a change that is being sent is not discarded`() async throws {
    let app = try JournalApp().activate()
    app.answers(.after(1, .success(())))
    let first = try app.write("one")
    await scope.settle()
    await #expect(throws: OutboxError.beingSent(query: "Write", domain: "Journals")) {
      try await app.provider.discard(first)
    }
    await scope.advance(by: .seconds(1))
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `a change that cannot be discarded in the store is sent as ever`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(OfflineError())), .now(.success(())))
    let first = try app.write("one")
    await scope.settle()
    let full = DataStoreError(.full, store: "memory", details: "no room")
    app.storage.fail(with: full)
    await #expect(throws: full) { try await app.provider.discard(first) }
    app.storage.fail(with: nil)
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `the domain replaces a change at a conflict, in its place and with another key`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Taken(suggestion: "uno"))), .after(1, .success(())), .now(.success(())))
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.settle()
    try app.write("one")
    try app.write("two")
    await scope.settle()
    // On older systems the query is asked for again before the replacement is sent, and waits then.
    let known = KnownValue.server(["uno", "two"], at: 0, isPredicted: true)
    #expect([.at(0, .value(known)), .at(0, .loading(known))].contains(states.events.last))
    #expect(app.storage.changes.map { String(decoding: $0.content, as: UTF8.self).contains("uno") } == [true, false])
    await scope.advance(by: .seconds(1))
    #expect(app.server.journals == ["a": ["uno", "two"]])
    #expect(Set(app.server.keys).count == 3)
  }

  @Test func `a domain that replaces for ever does not keep the server busy`() async throws {
    let app = try JournalApp().activate()
    app.server.script = scope.script(
      [.now(.failure(Taken(suggestion: "uno")))], repeatsLast: true, sourceLocation: #_sourceLocation)
    try app.write("one")
    await scope.advance(by: .seconds(100))
    // At 0, 0, 1, 3, 7, 15, 31, 61 and 91 seconds.
    #expect(app.server.keys.count == 9)
  }

  @Test func `the domain gives a change up at a conflict`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Pointless())), .now(.success(())))
    try app.write("one")
    try app.write("two")
    await scope.settle()
    #expect(app.server.journals == ["a": ["two"]])
    #expect(app.provider.outbox.value.isEmpty && app.storage.changes.isEmpty)
  }

  @Test func `a decision that the store cannot keep is asked for again`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Refused())), .now(.failure(Refused())))
    try app.write("one")
    app.storage.fail(with: DataStoreError(.full, store: "memory", details: "no room"))
    await scope.settle()
    #expect(app.waiting.hasPrefix("Write of a: delayed until 1.0 seconds, The data cannot be changed"))
    app.storage.fail(with: nil)
    await scope.advance(by: .seconds(1))
    #expect(app.waiting == "Write of a: refused, Refused()")
    #expect(app.server.keys[0] == app.server.keys[1])
  }
}
