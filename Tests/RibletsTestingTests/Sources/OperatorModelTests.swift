import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// Compares operators on scripted sources with what they make of the whole script at once.
@MainActor
struct OperatorModelTests {
  private typealias Timeline = [TimedEvent<Int>]

  private static let seeds = 0..<2_000 as Range<UInt64>

  /// A source of random kind and script, and what a recorder of it sees that listens from the start.
  private struct Input {
    let stream: EventStream<Int>
    let timeline: Timeline
    let isHot: Bool

    @MainActor
    init(_ generator: inout SeededGenerator, on clock: TestClock, unit: Duration = .seconds(1)) {
      var script: Timeline = (0..<Int.random(in: 0...8, using: &generator)).map { number in
        .at(unit * Int.random(in: 0...12, using: &generator), number)
      }
      script = Self.inOrder(script)
      timeline =
        Bool.random(using: &generator)
        ? script + [.finished(at: (script.last?.time ?? .zero) + unit * Int.random(in: 0...3, using: &generator))]
        : script
      isHot = Bool.random(using: &generator)
      stream = isHot ? HotSource(timeline, clock: clock).stream : ColdSource(timeline, clock: clock).stream
    }

    static func inOrder(_ events: Timeline) -> Timeline {
      events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
  }

  private func compare(
    _ play: (inout SeededGenerator, TestClock) -> (stream: EventStream<Int>, expected: Timeline)
  ) {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let clock = TestClock()
      let (stream, expected) = play(&generator, clock)
      let recorder = Recorder(stream, clock: clock)
      clock.advance(by: .seconds(1_000_000))
      if recorder.events != expected {
        recorder.expectEvents(expected)
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  @Test func `debounce`() {
    compare { generator, clock in
      let input = Input(&generator, on: clock)
      let interval = Duration.seconds(Int.random(in: 1...4, using: &generator))
      return (input.stream.debounce(for: interval, clock: clock), debounced(input.timeline, interval))
    }
  }

  @Test(arguments: [false, true])
  func `throttle`(latest: Bool) {
    compare { generator, clock in
      let input = Input(&generator, on: clock)
      let interval = Duration.seconds(Int.random(in: 1...4, using: &generator))
      return (
        input.stream.throttle(for: interval, clock: clock, latest: latest), throttled(input.timeline, interval, latest)
      )
    }
  }

  @Test func `delay`() {
    compare { generator, clock in
      let input = Input(&generator, on: clock)
      let interval = Duration.seconds(Int.random(in: 0...4, using: &generator))
      return (input.stream.delay(for: interval, clock: clock), delayed(input.timeline, interval))
    }
  }

  @Test func `merge`() {
    compare { generator, clock in
      let inputs = (0..<3).map { _ in Input(&generator, on: clock) }
      // At one instant, hot ones come first: they have asked for their time when they were made.
      let order = inputs.filter(\.isHot) + inputs.filter { !$0.isHot }
      let elements = Input.inOrder(order.flatMap { $0.timeline.filter { !$0.isEnd } })
      let ends = inputs.compactMap { $0.timeline.last { $0.isEnd }?.time }
      let end: Timeline = ends.count == 3 ? [.finished(at: ends.max()!)] : []
      return (.merge(inputs.map(\.stream)), elements + end)
    }
  }

  @Test func `flatMapLatest`() {
    compare { generator, clock in
      let outer = Input(&generator, on: clock)
      let inner = (0..<3).map { _ in Input(&generator, on: clock).timeline }
      let sources = inner.map { ColdSource($0, clock: clock) }
      return (
        outer.stream.flatMapLatest { element in sources[element % 3].map { element * 10 + $0 } },
        flattened(outer.timeline) { element in inner[element % 3].map { $0.mapped { element * 10 + $0 } } }
      )
    }
  }

  @Test func `chains of operators`() {
    compare { generator, clock in
      let input = Input(&generator, on: clock, unit: .seconds(10))
      var stream = input.stream
      var expected = input.timeline
      // No sums of these are equal, so that no alarm rings at the instant of an element.
      for odd in [Duration.milliseconds(1), .milliseconds(37), .milliseconds(1409)] {
        let interval = .seconds(10) * Int.random(in: 0...3, using: &generator) + odd
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: (stream, expected) = (stream.debounce(for: interval, clock: clock), debounced(expected, interval))
        case 1: (stream, expected) = (stream.throttle(for: interval, clock: clock), throttled(expected, interval, true))
        default: (stream, expected) = (stream.delay(for: interval, clock: clock), delayed(expected, interval))
        }
      }
      return (stream, expected)
    }
  }

  private func debounced(_ events: Timeline, _ interval: Duration) -> Timeline {
    events.indices.flatMap { index -> Timeline in
      guard let element = events[index].element else { return [events[index]] }
      let due = events[index].time + interval
      guard index + 1 < events.count, events[index + 1].time <= due else { return [.at(due, element)] }
      return events[index + 1].isEnd ? [.at(events[index + 1].time, element)] : []
    }
  }

  private func throttled(_ events: Timeline, _ interval: Duration, _ latest: Bool) -> Timeline {
    var sent: Timeline = []
    var end: Duration?
    var pending: Int?
    func ring(before time: Duration) {
      while let due = end, due < time {
        end = pending == nil ? nil : due + interval
        if let pending { sent.append(.at(due, pending)) }
        pending = nil
      }
    }
    for event in events {
      ring(before: event.time)
      guard let element = event.element else {
        if let pending { sent.append(.at(event.time, pending)) }
        return sent + [event]
      }
      if end != nil {
        if latest { pending = element }
      } else {
        sent.append(event)
        end = event.time + interval
      }
    }
    ring(before: .seconds(1_000_000))
    return sent
  }

  private func delayed(_ events: Timeline, _ interval: Duration) -> Timeline {
    events.map { TimedEvent(time: $0.time + interval, content: $0.content) }
  }

  private func flattened(_ outer: Timeline, _ inner: (Int) -> Timeline) -> Timeline {
    let elements = outer.filter { !$0.isEnd }
    var sent: Timeline = []
    var isOpen = false
    var lastEnd = Duration.zero
    for (index, event) in elements.enumerated() {
      let part = delayed(inner(event.element!), event.time)
        .filter { index + 1 == elements.count || $0.time < elements[index + 1].time }
      sent += part.filter { !$0.isEnd }
      isOpen = !(part.last?.isEnd ?? false)
      lastEnd = part.last?.time ?? .zero
    }
    guard let end = outer.last, end.isEnd, !isOpen else { return sent }
    return sent + [.finished(at: max(end.time, lastEnd))]
  }
}

extension TimedEvent where Element == Int {
  fileprivate func mapped(_ transform: (Int) -> Int) -> TimedEvent {
    switch content {
    case .element(let element): .at(time, transform(element))
    case .finished: self
    }
  }
}
