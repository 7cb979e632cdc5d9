import Testing

@testable import Riblets

@MainActor
struct TimeoutTests {
  let clock = ManualClock()
  let events = MutableEventStream<Int>()

  private func makeRecorder(switchingTo fallback: EventStream<Int> = .empty) -> Recorder {
    Recorder(events.stream.timeout(after: .seconds(2), clock: clock, switchingTo: fallback))
  }

  @Test func `it finishes when nothing has come for so long`() {
    let recorder = makeRecorder()

    clock.advance(by: .milliseconds(1_999))
    #expect(!recorder.hasFinished)
    clock.advance(by: .milliseconds(1))

    #expect(recorder.text == "|")
    #expect(events.subscriberCount == 0)
    #expect(clock.pendingCount == 0)
  }

  @Test func `each element begins the time anew`() {
    let recorder = makeRecorder()

    clock.advance(by: .milliseconds(1_500))
    events.send(1)
    clock.advance(by: .milliseconds(1_500))
    events.send(2)
    clock.advance(by: .milliseconds(1_999))
    #expect(recorder.text == "1 2")
    clock.advance(by: .milliseconds(1))

    #expect(recorder.text == "1 2 |")
  }

  @Test func `it goes on with another stream`() {
    let fallback = MutableEventStream<Int>()
    let recorder = makeRecorder(switchingTo: fallback.stream)
    events.send(1)

    clock.advance(by: .seconds(2))
    events.send(2)
    fallback.send(3)
    clock.advance(by: .seconds(10))
    fallback.finish()

    #expect(recorder.text == "1 3 |")
  }

  @Test func `the normal end stops the clock`() {
    let recorder = makeRecorder()

    events.finish()

    #expect(recorder.text == "|")
    #expect(clock.pendingCount == 0)
  }

  @Test func `cancelling stops the clock`() {
    let recorder = makeRecorder()

    recorder.cancel()
    clock.advance(by: .seconds(10))

    #expect(recorder.text == "")
    #expect(clock.pendingCount == 0)
    #expect(events.subscriberCount == 0)
  }

  @Test func `a state that replays has not timed out`() {
    let state = MutableStateStream(0)
    let recorder = Recorder(state.stream.timeout(after: .seconds(2), clock: clock))

    clock.advance(by: .seconds(1))
    #expect(recorder.text == "0")
    clock.advance(by: .seconds(1))

    #expect(recorder.text == "0 |")
  }

  @Test func `nothing is left of timed operators`() {
    final class Held {}
    weak var held: Held?
    do {
      let holding = Held()
      held = holding
      let timed = events.stream.map { $0 }.debounce(for: .seconds(1), clock: clock)
        .throttle(for: .seconds(1), clock: clock).delay(for: .seconds(1), clock: clock)
        .timeout(after: .seconds(5), clock: clock)
      let subscription = timed.sink { _ in _ = holding }
      events.send(1)
      clock.advance(by: .seconds(1))
      subscription.cancel()
    }

    #expect(held == nil)
    #expect(clock.pendingCount == 0)
  }
}
