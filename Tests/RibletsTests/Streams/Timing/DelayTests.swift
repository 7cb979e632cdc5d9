import Testing

@testable import Riblets

@MainActor
struct DelayTests {
  let clock = ManualClock()
  let state = MutableStateStream(0)

  @Test func `elements and the end come later, in order`() {
    let recorder = Recorder(state.stream.delay(for: .seconds(2), clock: clock))

    state.send(1)
    clock.advance(by: .seconds(1))
    state.send(2)
    state.finish()
    #expect(recorder.text == "")
    clock.advance(by: .seconds(1))
    #expect(recorder.text == "0 1")
    clock.advance(by: .seconds(1))

    #expect(recorder.text == "0 1 2 |")
  }

  @Test func `a delay of zero is still later`() {
    let recorder = Recorder(state.stream.delay(for: .zero, clock: clock))
    #expect(recorder.text == "")

    clock.advance(by: .zero)

    #expect(recorder.text == "0")
  }

  @Test func `other actions of the same time keep their place`() {
    var log: [String] = []
    let events = MutableEventStream<Int>()
    events.stream.delay(for: .seconds(1), clock: clock).sink { log.append("\($0)") }

    events.send(1)
    clock.schedule(after: .seconds(1)) { log.append("between") }
    events.send(2)
    clock.advance(by: .seconds(1))

    #expect(log == ["1", "between", "2"])
  }

  @Test func `cancelling drops what is on its way`() {
    let recorder = Recorder(state.stream.delay(for: .seconds(2), clock: clock))
    state.send(1)

    recorder.cancel()
    clock.advance(by: .seconds(10))

    #expect(recorder.text == "")
    #expect(clock.pendingCount == 0)
    #expect(state.subscriberCount == 0)
  }

  @Test func `cancelling inside drops the rest`() {
    var recorder: Recorder?
    recorder = Recorder(state.stream.delay(for: .seconds(2), clock: clock)) { _ in recorder?.cancel() }
    state.send(1)

    clock.advance(by: .seconds(10))

    #expect(recorder?.text == "0")
    #expect(clock.pendingCount == 0)
  }
}
