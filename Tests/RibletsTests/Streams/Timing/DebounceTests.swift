import Testing

@testable import Riblets

@MainActor
struct DebounceTests {
  let clock = ManualClock()
  let events = MutableEventStream<Int>()

  private func makeRecorder(_ react: @escaping @MainActor (Int) -> Void = { _ in }) -> Recorder {
    Recorder(events.stream.debounce(for: .seconds(2), clock: clock), react)
  }

  @Test func `an element is sent when it has been quiet for long enough`() {
    let recorder = makeRecorder()

    events.send(1)
    clock.advance(by: .seconds(1))
    events.send(2)
    clock.advance(by: .milliseconds(1_999))
    #expect(recorder.text == "")
    clock.advance(by: .milliseconds(1))
    #expect(recorder.text == "2")
    events.send(3)
    clock.advance(by: .seconds(2))

    #expect(recorder.text == "2 3")
  }

  @Test func `an element that comes at the moment the last one is due keeps their order of scheduling`() {
    let recorder = makeRecorder()
    events.send(1)
    clock.schedule(after: .seconds(2)) { [events] in events.send(2) }

    clock.advance(by: .seconds(10))

    #expect(recorder.text == "1 2")
  }

  @Test func `the end sends what waits, and stops the clock`() {
    let recorder = makeRecorder()
    events.send(1)

    events.finish()

    #expect(recorder.text == "1 |")
    #expect(clock.pendingCount == 0)
  }

  @Test func `cancelling stops the clock and drops what waits`() {
    let recorder = makeRecorder()
    events.send(1)

    recorder.cancel()
    clock.advance(by: .seconds(10))

    #expect(recorder.text == "")
    #expect(clock.pendingCount == 0)
    #expect(events.subscriberCount == 0)
  }

  @Test func `an observer that sends waits again`() {
    let recorder = makeRecorder { [events] in if $0 < 3 { events.send($0 + 1) } }

    events.send(1)
    clock.advance(by: .seconds(2))
    #expect(recorder.text == "1")
    clock.advance(by: .seconds(10))

    #expect(recorder.text == "1 2 3")
  }
}
