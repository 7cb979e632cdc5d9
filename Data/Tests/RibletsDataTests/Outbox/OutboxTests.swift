import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct OutboxTests {
  let scope = TestScope.current()
  let full = DataStoreError(.full, store: "memory", details: "no room")

  @Test func `changes of one aggregate are sent in order, those of another beside them`() async throws {
    let app = try JournalApp().activate()
    app.answers(.after(3, .success(())), .after(1, .success(())), .now(.success(())))
    try app.write("one")
    try app.write("two")
    try app.write("first", to: "b")
    await scope.settle()
    #expect(
      app.waiting == """
        Write of a: sending
        Write of a: waiting
        Write of b: sending
        """)
    await scope.advance(by: .seconds(2))
    #expect(app.server.asked == ["one to a", "first to b"])
    await scope.advance(by: .seconds(1))
    #expect(app.server.asked == ["one to a", "first to b", "two to a"])
    await scope.settle()
    #expect(app.provider.outbox.value.isEmpty && app.storage.changes.isEmpty)
    #expect(app.server.journals == ["a": ["one", "two"], "b": ["first"]])
  }

  @Test func `a change is shown from its enqueuing to the server's answer that has it`() async throws {
    let app = try JournalApp().activate()
    app.answers(.after(2, .success(())))
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.settle()
    try app.write("one")
    await scope.advance(by: .seconds(3))
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server([], at: 0))),
      .at(0, .value(.server(["one"], at: 0, isPredicted: true))),
      .at(2, .loading(.server(["one"], at: 0, isPredicted: true))),
      .at(2, .value(.server(["one"], at: 2))),
    ])
  }

  @Test func `a change waits as long as the server cannot be reached, with pauses that grow`() async throws {
    let app = try JournalApp().activate()
    app.answers(
      .now(.failure(OfflineError())), .now(.failure(OfflineError())), .now(.failure(Busy(pause: .seconds(60)))),
      .now(.failure(AnswerLost())), .now(.success(())))
    try app.write("one")
    await scope.settle()
    let offline = "The server cannot be reached. Check the connection and try again."
    #expect(app.waiting == "Write of a: delayed until 1.0 seconds, \(offline)")
    await scope.advance(by: .seconds(1))
    #expect(app.waiting == "Write of a: delayed until 3.0 seconds, \(offline)")
    // No longest pause: the server named it.
    await scope.advance(by: .seconds(62))
    #expect(app.server.keys.count == 4)
    await scope.advance(by: .seconds(8))
    #expect(app.provider.outbox.value.isEmpty)
    #expect(Set(app.server.keys).count == 1)
    #expect(app.server.journals == ["a": ["one"]])
    #expect(app.server.script?.calls == [0, 1, 3, 63, 71].map { .from($0, until: $0) })
  }

  @Test func `a connection without repetition does not send what is kept at once again`() async throws {
    let app = try JournalApp(retries: .never).activate()
    app.answers(.now(.failure(Busy(pause: .zero))), .now(.failure(OfflineError())), .never())
    try app.write("one")
    await scope.advance(by: .milliseconds(400))
    #expect(app.server.keys.count == 1)
  }

  @Test func `what is delayed is sent at once on request`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(Busy(pause: .seconds(900)))), .now(.success(())))
    try app.write("one")
    await scope.settle()
    app.provider.retryAll()
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `what is kept outlives the app, with its key and its prediction`() async throws {
    var app = try JournalApp()
    app.answers(.never(), .after(1, .success(())), .now(.success(())))
    try app.write("one")
    try app.write("two")
    _ = app.activate()
    await scope.settle()
    app = try await app.restarted()
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.settle()
    #expect(app.waiting == "Write of a: waiting\nWrite of a: waiting")
    #expect(states.events.last == .at(0, .value(.server(["one", "two"], at: 0, isPredicted: true))))
    _ = app.activate()
    await scope.advance(by: .seconds(1))
    #expect(states.events.last == .at(1, .value(.server(["one", "two"], at: 1))))
    #expect(app.server.keys.count == 3 && app.server.keys[0] == app.server.keys[1])
    #expect(app.server.journals == ["a": ["one", "two"]])
  }

  @Test func `a change that the server made before the app ended is made once`() async throws {
    var app = try JournalApp().activate()
    app.answers(.now(.failure(AnswerLost())), .now(.success(())))
    try app.write("one")
    await scope.settle()
    app = try await app.restarted().activate()
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
    #expect(app.provider.outbox.value.isEmpty)
  }

  @Test func `a query is asked for while a change is delayed, and not while it is sent`() async throws {
    let app = try JournalApp().activate()
    app.answers(.after(2, .failure(OfflineError())), .never())
    try app.write("one")
    await scope.settle()
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.advance(by: .seconds(1))
    #expect(app.server.asked == ["one to a"])
    await scope.advance(by: .seconds(1))
    #expect(app.server.asked == ["one to a", "entries of a"])
    states.expectEvents([.at(0, .loading(nil)), .at(2, .value(.server(["one"], at: 2, isPredicted: true)))])
  }

  @Test func `an attempt ends at its deadline, and another one follows`() async throws {
    let app = try JournalApp(deadline: .seconds(5)).activate()
    app.answers(.never(), .now(.success(())))
    try app.write("one")
    await scope.advance(by: .seconds(6))
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `a change that the store cannot keep is neither shown nor sent`() async throws {
    let app = try JournalApp().activate()
    app.storage.fail(with: full)
    #expect(throws: full) { try app.write("one") }
    await scope.settle()
    #expect(app.provider.outbox.value.isEmpty && app.server.asked.isEmpty)
  }

  @Test func `a change that the store cannot forget is sent again with its key`() async throws {
    let app = try JournalApp().activate()
    try app.write("one")
    app.storage.fail(with: full)
    await scope.settle()
    #expect(
      app.waiting.hasPrefix("Write of a: delayed until 1.0 seconds, The data cannot be changed: the store is full."))
    app.storage.fail(with: nil)
    await scope.advance(by: .seconds(1))
    #expect(app.provider.outbox.value.isEmpty && app.storage.changes.isEmpty)
    #expect(app.server.journals == ["a": ["one"]] && app.server.keys.count == 2)
  }

  @Test func `a change that this version cannot read stays, and holds those after it`() async throws {
    let storage = MemoryOutbox([
      StoredChange(key: IdempotencyKey("1"), domain: "Journals", name: "Rewrite", aggregate: "a", content: []),
      StoredChange(
        key: IdempotencyKey("2"), domain: "Journals", name: "Write", aggregate: "b", content: Array("{}".utf8)),
      StoredChange(key: IdempotencyKey("3"), domain: "Another", name: "Write", aggregate: "a", content: []),
    ])
    let app = try JournalApp(JournalServer(), storage).activate()
    try app.write("one")
    app.provider.retryAll()
    await scope.settle()
    let changes = app.provider.outbox.value.changes
    #expect(changes[0].status == .unreadable("no type of this version is kept as 'Rewrite'"))
    #expect(changes[1].isHeld && "\(changes[1])".contains("unreadable, ") && "\(changes[1])".contains("journal"))
    #expect(app.server.asked.isEmpty)
    try await app.provider.discard(changes[0].id)
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
    #expect(storage.changes.map(\.key.text) == ["2", "3"])
  }

  @Test func `the runtime has an event for each attempt`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(OfflineError())), .now(.success(())))
    try app.write("secret")
    await scope.advance(by: .seconds(1))
    let requests = scope.events.filter { if case .library(is DataRequest) = $0.kind { true } else { false } }
    #expect(
      requests.map(\.description) == [
        "asked the server for Journals.Write", "failed to get Journals.Write: OfflineError",
        "asked the server for Journals.Write", "got Journals.Write from the server, 0 bytes sent, 0 received",
      ])
  }
}
