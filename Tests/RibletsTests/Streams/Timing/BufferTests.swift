import SeededGenerator
import Testing

@testable import Riblets

@MainActor
struct BufferTests {
  let clock = ManualClock()
  let events = MutableEventStream<Int>()

  private func makeRecorder(count: Int = .max, _ react: @escaping @MainActor ([Int]) -> Void = { _ in }) -> Recorder {
    Recorder(events.stream.buffer(for: .seconds(2), count: count, clock: clock), react)
  }

  @Test func `elements are sent in groups of so many, and the rest before the end`() {
    let recorder = Recorder(events.stream.buffer(count: 2))

    for element in 1...5 { events.send(element) }
    #expect(recorder.text == "[1, 2] [3, 4]")
    events.finish()

    #expect(recorder.text == "[1, 2] [3, 4] [5] |")
  }

  @Test func `an end without elements that wait sends no empty group`() {
    let recorder = Recorder(events.stream.buffer(count: 2))
    events.send(1)
    events.send(2)

    events.finish()

    #expect(recorder.text == "[1, 2] |")
  }

  @Test func `a group is what comes within a while of its first element`() {
    let recorder = makeRecorder()

    clock.advance(by: .seconds(10))
    events.send(1)
    clock.advance(by: .milliseconds(1_999))
    events.send(2)
    #expect(recorder.text == "")
    clock.advance(by: .milliseconds(1))
    #expect(recorder.text == "[1, 2]")
    events.send(3)
    clock.advance(by: .seconds(2))

    #expect(recorder.text == "[1, 2] [3]")
  }

  @Test func `nothing is sent, and no alarm is set, while nothing comes`() {
    let recorder = makeRecorder()
    #expect(clock.pendingCount == 0)
    events.send(1)
    clock.advance(by: .seconds(10))

    #expect(recorder.text == "[1]")
    #expect(clock.pendingCount == 0)
  }

  @Test func `a full group does not wait, and the next one has its whole time`() {
    let recorder = makeRecorder(count: 2)

    events.send(1)
    clock.advance(by: .seconds(1))
    events.send(2)
    #expect(recorder.text == "[1, 2]")
    events.send(3)
    clock.advance(by: .milliseconds(1_999))
    #expect(recorder.text == "[1, 2]")
    clock.advance(by: .milliseconds(1))

    #expect(recorder.text == "[1, 2] [3]")
  }

  @Test func `the end sends what waits, and stops the clock`() {
    let recorder = makeRecorder()
    events.send(1)

    events.finish()

    #expect(recorder.text == "[1] |")
    #expect(clock.pendingCount == 0)
  }

  @Test func `cancelling stops the clock and drops what waits`() {
    final class Element {}
    let elements = MutableEventStream<Element>()
    weak var waiting: Element?
    let subscription = elements.stream.buffer(for: .seconds(2), clock: clock).sink { _ in }
    do {
      let element = Element()
      waiting = element
      elements.send(element)
    }
    #expect(waiting != nil)

    subscription.cancel()

    #expect(waiting == nil)
    #expect(clock.pendingCount == 0)
    #expect(elements.subscriberCount == 0)
  }

  @Test func `a subscriber that cancels in the rest gets no end`() {
    let subscription = StreamConnection()
    var received: [[Int]?] = []
    events.stream.prefix(3).buffer(count: 2).subscribe(subscription) { group in
      received.append(group)
      if group?.count == 1 { subscription.cancel() }
    }

    for element in 1...3 { events.send(element) }

    #expect(received == [[1, 2], [3]])
  }

  @Test func `an observer that sends begins the next group`() {
    let recorder = makeRecorder(count: 2) { [events] group in
      if group[0] < 3 {
        events.send(group[0] + 2)
        events.send(group[0] + 3)
      }
    }

    events.send(1)
    events.send(2)

    #expect(recorder.text == "[1, 2] [3, 4]")
  }

  /// Plays random times, and compares with groups that are made from the whole list of times at once.
  @Test func `random times make the groups of a naive model`() {
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let limit = Int.random(in: 1...5, using: &generator)
      var time = 0
      let times = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
        time += Int.random(in: 0..<4, using: &generator) * Int.random(in: 0...1, using: &generator)
        return time
      }
      let ends = Bool.random(using: &generator)
      let clock = ManualClock()
      let events = MutableEventStream<Int>()
      var sent: [String] = []
      events.stream.buffer(for: .seconds(3), count: limit, clock: clock).sink {
        sent.append("|")
      } _: {
        sent.append("\(clock.now.components.seconds):\($0)")
      }

      for (element, time) in times.enumerated() {
        clock.advance(by: .seconds(time) - clock.now)
        events.send(element)
      }
      if ends { events.finish() } else { clock.advance(by: .seconds(10)) }

      let expected = Self.groups(times, limit: limit, ends: ends)
      if sent != expected {
        Issue.record("seed \(seed): expected \(expected), but got \(sent)")
        return
      }
    }
  }

  /// Groups of elements, which are numbered, by the seconds at which they come.
  private static func groups(_ times: [Int], limit: Int, ends: Bool) -> [String] {
    var sent: [String] = []
    var rest = Array(times.enumerated())
    while let first = rest.first {
      // What comes when the time is over is too late: the alarm was set before.
      let inTime = rest.prefix { $0.element < first.element + 3 }
      let group = inTime.prefix(limit)
      rest.removeFirst(group.count)
      let isCutShort = ends && rest.isEmpty && group.count < limit
      let moment =
        group.count == limit
        ? group[group.endIndex - 1].element : isCutShort ? times[times.count - 1] : first.element + 3
      sent.append("\(moment):\(group.map(\.offset))")
    }
    return sent + (ends ? ["|"] : [])
  }
}
