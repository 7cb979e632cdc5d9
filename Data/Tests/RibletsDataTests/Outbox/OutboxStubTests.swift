import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct OutboxStubTests {
  let scope = TestScope.current()
  let journals = DataProviderStub(Journals.self)
  let one = Write(journal: "a", text: "one")

  @Test func `a stubbed change is kept and shown until the test lets the server take it`() async throws {
    journals.stub(Entries.self).answers(.now(.success([])), .now(.success(["one"])))
    journals.stub(Write.self).returns(())
    let states = scope.record(journals.provider.observing(Entries(journal: "a")))
    await scope.settle()
    try journals.provider.enqueue(one)
    #expect(journals.provider.outbox.value.description == "Write of a: waiting")
    #expect(states.events.last == .at(0, .value(.server(["one"], at: 0, isPredicted: true))))
    journals.takeKept()
    await scope.settle()
    #expect(states.events.last == .at(0, .value(.server(["one"], at: 0))))
    #expect(journals.provider.outbox.value.isEmpty)
    #expect(journals.stub(one).callCount == 1)
    scope.expectInOrder(journals.stub(Entries.self).observations, journals.stub(Write.self).calls)
  }

  @Test func `a stubbed change that cannot be kept fails where it is enqueued`() throws {
    let full = DataStoreError(.full, store: "memory", details: "no room")
    journals.stub(one).fails(with: full)
    #expect(throws: full) { try journals.provider.enqueue(one) }
    #expect(journals.provider.outbox.value.isEmpty)
  }

  @Test func `a view is tested with states of the outbox as they are`() async throws {
    let refused = KeptChange(one, id: IdempotencyKey("1"), status: .refused("no room"))
    journals.outbox.send(OutboxState([refused]))
    let states = scope.record(journals.provider.outbox.events)
    journals.provider.retry(refused.id)
    journals.provider.retryAll()
    try await journals.provider.discard(refused.id)
    states.expectEvents([.at(0, OutboxState([refused])), .at(0, OutboxState())])
    #expect(refused.query as? Write == one)
    #expect(journals.calls.argumentTexts(of: "retry") == ["1", "all"])
    #expect(journals.calls.argumentTexts(of: "discard") == ["1"])
  }
}
