import Testing

@testable import Riblets

@MainActor
struct FirstValueTests {
  let events = MutableEventStream<Int>()
  let state = MutableStateStream<String?>(nil)
  let ledger = WorkLedger()

  /// The outcome of a wait, once it has ended.
  @MainActor
  private final class Outcome: Sendable {
    var text: String?
  }

  private func wait(
    _ body: @escaping @MainActor () async throws -> String
  ) -> (outcome: Outcome, task: Task<Void, Never>) {
    let outcome = Outcome()
    let task = ledger.start {
      do { outcome.text = try await body() } catch { outcome.text = "\(type(of: error))" }
    }
    return (outcome, task)
  }

  @Test func `a state answers at once, without a hop`() async throws {
    var others = 0
    Task { others += 1 }

    let value = try await MutableStateStream(7).stream.firstValue()

    #expect(value == 7)
    #expect(others == 0)
  }

  @Test func `it waits for the first element that something is found for`() async {
    let wait = wait { [state] in try await state.stream.firstValue { $0 } }
    await ledger.settle()
    #expect(wait.outcome.text == nil)

    state.send("child")
    state.send("other")
    await ledger.settle()

    #expect(wait.outcome.text == "child")
    #expect(state.subscriberCount == 0)
  }

  @Test func `it waits for the next event`() async {
    let wait = wait { [events] in "\(try await events.stream.firstValue())" }
    await ledger.settle()

    events.send(1)
    events.send(2)
    await ledger.settle()

    #expect(wait.outcome.text == "1")
  }

  @Test func `the end without a value is an error`() async {
    let wait = wait { [state] in try await state.stream.firstValue { $0 } }

    state.finish()
    await ledger.settle()

    #expect(wait.outcome.text == "StreamEndedError")
  }

  @Test func `the error says what was waited for and what to do`() async {
    let error = await #expect(throws: StreamEndedError.self) { try await EventStream<Int>.empty.firstValue() }

    #expect(
      error?.description == """
        Cannot wait for 'Int' any longer: the stream finished without it.

        A stream finishes by finish(), or when its sender is freed. Keep the riblet that sends alive, or catch \
        this error where the value may stay away.
        """
    )
  }

  @Test func `cancelling the task is a cancellation, and leaves nothing`() async {
    let wait = wait { [events] in "\(try await events.stream.firstValue())" }
    await ledger.settle()
    #expect(events.subscriberCount == 1)

    wait.task.cancel()
    await ledger.settle()

    #expect(wait.outcome.text == "CancellationError")
    #expect(events.subscriberCount == 0)
    #expect(ledger.parkedCount == 0)
  }

  @Test func `a task that is cancelled already does not subscribe`() async {
    let task = Task { [events] in try await events.stream.firstValue() }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(events.subscriberCount == 0)
  }

  @Test func `what is found need not be Sendable`() async throws {
    final class Plain { let name = "plain" }
    let plain = MutableStateStream(Plain())

    #expect(try await plain.stream.firstValue().name == "plain")
  }
}
