import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct OutboxErrorTests {
  @Test func `a provider without an outbox refuses with the way to make one`() throws {
    let provider = RemoteConnection().provider(for: Journals.self, remote: JournalServer())
    let error = #expect(throws: OutboxError.self) { try provider.enqueue(Write(journal: "a", text: "one")) }
    #expect(
      error?.description == """
        The change Write of Journals cannot be kept: its provider has no outbox.

        Make the provider with `provider(for: Journals.self, through: outbox)`.
        """)
    #expect(provider.outbox.value.isEmpty)
  }

  @Test func `a type that the outbox does not list is not kept`() throws {
    let app = try JournalApp()
    let error = #expect(throws: OutboxError.self) { try app.provider.enqueue(Erase()) }
    #expect(
      error?.description == """
        The change Erase of Journals cannot be kept: the outbox could not read it after a restart.

        Name its type where the outbox is made: `Outbox(Journals.self, keeping: Erase.self, …)`.
        """)
    #expect(app.storage.changes.isEmpty)
  }

  @Test func `a change that is being sent cannot be discarded, with the reason`() {
    #expect(
      OutboxError.beingSent(query: "Write", domain: "Journals").description == """
        The change Write of Journals cannot be discarded: it is being sent, and the server may make it.

        Wait until it has ended. If the server made it, enqueue a change that undoes it.
        """)
  }

  @Test func `a change for nobody is not kept, with the way to say whose it is`() throws {
    let app = try JournalApp()
    app.outbox.pause()
    let error = #expect(throws: OutboxError.self) { try app.write("one") }
    #expect(
      error?.description == """
        The change Write of Journals cannot be kept: the user has changed, and nobody has said whose changes the outbox holds.

        Call `resume(for:)` of the outbox when the next user has signed in.
        """)
  }
}
