import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
@_spi(TestSupport) import RibletsTesting
import Testing

/// The owner of the changes that an outbox holds and sends, when users come and go.
@Suite(.testScope) @MainActor
struct OutboxOwnerTests {
  let scope = TestScope.current()

  @Test func `changes of one user are neither sent nor shown for the next, and wait for their owner`() async throws {
    let app = try JournalApp()
    try app.outbox.resume(for: "ann")
    try app.write("of Ann")
    let states = scope.record(app.provider.observing(Entries(journal: "a")))
    await scope.settle()
    #expect(states.events.last == .at(0, .value(.server(["of Ann"], at: 0, isPredicted: true))))
    app.outbox.pause()
    try app.outbox.resume(for: "ben")
    _ = app.activate()
    await scope.settle()
    #expect(app.provider.outbox.value.isEmpty)
    #expect(states.events.last == .at(0, .value(.server([], at: 0))))
    try app.write("of Ben")
    await scope.settle()
    #expect(app.server.journals == ["a": ["of Ben"]])
    app.outbox.pause()
    try app.outbox.resume(for: "ann")
    await scope.settle()
    #expect(app.server.journals == ["a": ["of Ben", "of Ann"]])
    #expect(app.storage.changes.isEmpty)
  }

  @Test func `between two users nothing is sent, and nothing is kept for nobody`() async throws {
    let app = try JournalApp().activate()
    app.answers(.now(.failure(OfflineError())), .now(.success(())))
    try app.write("one")
    await scope.settle()
    app.outbox.pause()
    app.provider.retryAll()
    await scope.advance(by: .seconds(60))
    #expect(app.server.keys.count == 1)
    #expect(throws: OutboxError.paused(query: "Write", domain: "Journals")) { try app.write("whose?") }
    #expect(app.storage.changes.count == 1)
    try app.outbox.resume(for: nil)
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
  }

  @Test func `a change that is on its way when the user leaves is no refusal, and is sent again with its key`()
    async throws
  {
    let app = try JournalApp().activate()
    try app.outbox.resume(for: "ann")
    // The client fails the request with an error of its own when its user leaves.
    struct UserChanged: Error {}
    let silence = scope.script(
      [Answer<Result<Void, any Error>>.never()], repeatsLast: true, sourceLocation: #_sourceLocation)
    app.server.disturb = { [unowned server = app.server] _, isMade in
      guard !isMade, server.keys.count == 1 else { return }
      do { try await silence.next() } catch { throw UserChanged() }
    }
    try app.write("one")
    await scope.settle()
    #expect(app.waiting == "Write of a: sending")
    app.outbox.pause()
    await scope.settle()
    try app.outbox.resume(for: "ben")
    await scope.settle()
    #expect(app.storage.changes.map(\.refusal) == [nil])
    try app.outbox.resume(for: "ann")
    await scope.settle()
    #expect(app.server.journals == ["a": ["one"]])
    #expect(app.server.keys.count == 2 && Set(app.server.keys).count == 1)
    #expect(app.storage.changes.isEmpty)
  }

  @Test func `changes of one user stay theirs when the app is ended before the next one`() async throws {
    var app = try JournalApp().activate()
    try app.outbox.resume(for: "ann")
    app.answers(.now(.failure(OfflineError())), .now(.success(())))
    try app.write("of Ann")
    await scope.settle()
    app = try await app.restarted()
    try app.outbox.resume(for: "ben")
    _ = app.activate()
    await scope.settle()
    #expect(app.server.keys.count == 1 && app.storage.changes.count == 1)
    app = try await app.restarted()
    try app.outbox.resume(for: "ann")
    _ = app.activate()
    await scope.settle()
    #expect(app.server.journals == ["a": ["of Ann"]])
  }

  @Test func `what was refused for a user is refused still when they are back`() async throws {
    struct Refused: Error {}
    let app = try JournalApp().activate()
    try app.outbox.resume(for: "ann")
    app.answers(.now(.failure(Refused())), .now(.success(())))
    try app.write("one")
    await scope.settle()
    try app.outbox.resume(for: "ben")
    try app.outbox.resume(for: "ann")
    await scope.settle()
    #expect(app.waiting == "Write of a: refused, Refused()")
    #expect(app.server.keys.count == 1)
  }

  @Test func `the same user goes on where they were`() async throws {
    let app = try JournalApp().activate()
    try app.outbox.resume(for: "ann")
    try app.write("one")
    app.outbox.pause()
    try app.outbox.resume(for: "ann")
    try app.write("two")
    await scope.settle()
    #expect(app.server.journals == ["a": ["one", "two"]])
  }

  @Test func `an outbox that cannot read the changes of the next user pauses`() async throws {
    let full = DataStoreError(.locked, store: "memory", details: "in use")
    let app = try JournalApp()
    try app.outbox.resume(for: "ann")
    try app.write("of Ann")
    app.storage.fail(with: full)
    #expect(throws: full) { try app.outbox.resume(for: "ben") }
    app.storage.fail(with: nil)
    _ = app.activate()
    await scope.settle()
    #expect(app.server.asked.isEmpty)
    try app.outbox.resume(for: "ben")
    #expect(app.provider.outbox.value.isEmpty)
  }

  @Test func `each name is an owner of its own`() throws {
    let app = try JournalApp()
    for owner in [nil, "", "ann", "ann/", "Ann", "Journals"] {
      try app.outbox.resume(for: owner)
      try app.write(owner ?? "nobody")
    }
    for owner in [nil, "", "ann", "ann/", "Ann", "Journals"] {
      try app.outbox.resume(for: owner)
      #expect(app.provider.outbox.value.changes.count == 1)
    }
  }

  @Test func `the outbox of the page pauses before the token changes, and goes on for the next user`() async throws {
    struct Answer {
      let token = "secret of Ben"
      let user = "ben"
    }
    let app = try JournalApp().activate()
    let (outbox, answer, tokens) = (app.outbox, Answer(), TokensDouble())
    try outbox.resume(for: "ann")
    app.answers(.never(), .now(.success(())))
    try app.write("of Ann")
    await scope.settle()

    tokens.beforeUserChanges { [outbox] in await outbox.pause() }
    await tokens.signedIn(answer.token)
    try outbox.resume(for: answer.user)

    try app.write("of Ben")
    await scope.settle()
    #expect(app.server.journals == ["a": ["of Ben"]])
    #expect(app.storage.changes.map(\.domain) == ["Journals/ann"])
  }
}

/// The two functions of `BearerAuthentication` that the page shows; that type is in a package of its own.
@MainActor
private final class TokensDouble {
  private var preparations: [@Sendable () async -> Void] = []
  func beforeUserChanges(_ action: @escaping @Sendable () async -> Void) { preparations.append(action) }
  func signedIn(_ token: String) async { for prepare in preparations { await prepare() } }
}
