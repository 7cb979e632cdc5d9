import SeededGenerator
import Testing

@testable import Riblets

@MainActor
struct TimerTests {
  let clock = ManualClock()

  @Test func `an interval counts from zero, one period after it was subscribed to`() {
    let recorder = Recorder(EventStream.interval(.seconds(2), clock: clock))

    clock.advance(by: .milliseconds(1_999))
    #expect(recorder.text == "")
    clock.advance(by: .milliseconds(1))
    #expect(recorder.text == "0")
    clock.advance(by: .seconds(5))

    #expect(recorder.text == "0 1 2")
    recorder.cancel()
  }

  @Test func `each subscriber has a count of its own`() {
    let interval = EventStream.interval(.seconds(2), clock: clock)
    let first = Recorder(interval)
    clock.advance(by: .seconds(3))
    let second = Recorder(interval)
    clock.advance(by: .seconds(3))

    #expect(first.text == "0 1 2")
    #expect(second.text == "0")
    first.cancel()
    second.cancel()
  }

  @Test func `a timer sends once and finishes`() {
    let recorder = Recorder(EventStream.timer(after: .seconds(2), clock: clock))

    clock.advance(by: .seconds(10))

    #expect(recorder.text == "0 |")
    #expect(clock.pendingCount == 0)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a timer without a delay sends when the clock runs, never at once`(delay: Duration) {
    let recorder = Recorder(EventStream.timer(after: delay, clock: clock))
    #expect(recorder.text == "")

    clock.advance(by: .zero)

    #expect(recorder.text == "0 |")
  }

  @Test func `a timer may go on at regular times`() {
    let recorder = Recorder(EventStream.timer(after: .seconds(1), every: .seconds(3), clock: clock))

    clock.advance(by: .seconds(1))
    #expect(recorder.text == "0")
    clock.advance(by: .seconds(6))

    #expect(recorder.text == "0 1 2")
    recorder.cancel()
  }

  @Test func `cancelling stops the clock, also in an element`() {
    let recorder = Recorder(EventStream.interval(.seconds(1), clock: clock))
    recorder.cancel()
    #expect(clock.pendingCount == 0)

    var inside: Recorder?
    inside = Recorder(EventStream.interval(.seconds(1), clock: clock)) { _ in inside?.cancel() }
    clock.advance(by: .seconds(5))

    #expect(inside?.text == "0")
    #expect(clock.pendingCount == 0)
  }

  @Test func `deactivation stops the clock`() {
    let interactor = Interactor()
    interactor.activate()
    var received: [Int] = []
    interactor.observe(EventStream.interval(.seconds(1), clock: clock)) { _, number in received.append(number) }
    clock.advance(by: .seconds(2))

    interactor.deactivate()

    #expect(received == [0, 1])
    #expect(clock.pendingCount == 0)
  }

  @Test func `an observer that moves the clock is not called inside itself`() {
    let clock = clock
    var log: [String] = []
    let subscription = EventStream.interval(.seconds(1), clock: clock).sink { number in
      log.append("begin \(number)")
      if number == 0 { clock.advance(by: .seconds(2)) }
      log.append("end")
    }

    clock.advance(by: .seconds(1))

    #expect(log == ["begin 0", "end", "begin 1", "end", "begin 2", "end"])
    subscription.cancel()
  }

  /// A clock that was stopped meanwhile runs once what it has missed.
  @Test func `a late clock leaves out what it has missed, and keeps the rhythm`() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let clock = ManualClock()
      let period = Int.random(in: 1...7, using: &generator)
      let delay = Int.random(in: 0...5, using: &generator)
      var sent: [String] = []
      let subscription = EventStream.timer(after: .seconds(delay), every: .seconds(period), clock: clock)
        .sink { sent.append("\(clock.now.components.seconds):\($0)") }

      var expected: [String] = []
      var now = 0
      var next = delay
      for _ in 0..<20 {
        let step = Int.random(in: 0...20, using: &generator)
        if Bool.random(using: &generator) {
          clock.jump(by: .seconds(step))
          now += step
          if next <= now { expected.append("\(now):\(expected.count)") }
          while next <= now { next += period }
        } else {
          clock.advance(by: .seconds(step))
          for moment in now...(now + step) where moment == next {
            expected.append("\(moment):\(expected.count)")
            next += period
          }
          now += step
        }
      }

      subscription.cancel()
      if sent != expected || clock.pendingCount != 0 {
        Issue.record("seed \(seed): expected \(expected), but got \(sent)")
        return
      }
    }
  }

  @Test func `a period that is not greater than zero stops with a message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = EventStream.interval(.zero, clock: ManualClock())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A timer cannot send every 0.0 seconds: it would send without end at one moment."))
  }
}
