import Testing

@testable import Riblets

@MainActor
struct ThrottleTests {
  let clock = ManualClock()
  let events = MutableEventStream<Int>()

  private func makeRecorder(latest: Bool = true, _ react: @escaping @MainActor (Int) -> Void = { _ in }) -> Recorder {
    Recorder(events.stream.throttle(for: .seconds(2), clock: clock, latest: latest), react)
  }

  @Test func `the first element comes at once, the last of an interval at its end`() {
    let recorder = makeRecorder()

    events.send(1)
    events.send(2)
    events.send(3)
    #expect(recorder.text == "1")
    clock.advance(by: .seconds(2))
    #expect(recorder.text == "1 3")
    events.send(4)
    #expect(recorder.text == "1 3")
    clock.advance(by: .seconds(2))

    #expect(recorder.text == "1 3 4")
  }

  @Test func `after a quiet interval an element comes at once`() {
    let recorder = makeRecorder()
    events.send(1)
    clock.advance(by: .seconds(2))

    events.send(2)

    #expect(recorder.text == "1 2")
  }

  @Test func `without the latest only the first of an interval comes`() {
    let recorder = makeRecorder(latest: false)

    events.send(1)
    events.send(2)
    clock.advance(by: .seconds(2))
    events.send(3)

    #expect(recorder.text == "1 3")
  }

  @Test func `the end sends what waits, and stops the clock`() {
    let recorder = makeRecorder()
    events.send(1)
    events.send(2)

    events.finish()

    #expect(recorder.text == "1 2 |")
    #expect(clock.pendingCount == 0)
  }

  @Test func `cancelling stops the clock`() {
    let recorder = makeRecorder()
    events.send(1)
    events.send(2)

    recorder.cancel()
    clock.advance(by: .seconds(10))

    #expect(recorder.text == "1")
    #expect(clock.pendingCount == 0)
  }

  @Test func `an observer that sends waits for the end of the interval`() {
    let recorder = makeRecorder { [events] in if $0 < 3 { events.send($0 + 1) } }

    events.send(1)
    #expect(recorder.text == "1")
    clock.advance(by: .seconds(2))
    #expect(recorder.text == "1 2")
    clock.advance(by: .seconds(2))

    #expect(recorder.text == "1 2 3")
  }
}
