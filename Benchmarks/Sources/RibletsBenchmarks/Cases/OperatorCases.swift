internal import Riblets

extension BenchmarkCase {
  /// One element on its way through an operator that does more than to look at it.
  static var operatorCases: [BenchmarkCase] {
    [
      BenchmarkCase("operator-chains-10", batch: 100) { sending(to: 10, chain) },
      BenchmarkCase("operator-share-10", batch: 100) { sending(to: 10) { chain($0).share() } },
      BenchmarkCase("operator-share-replay-10", batch: 100) { sending(to: 10) { chain($0).share(replay: 1) } },
      BenchmarkCase("operator-share-late", batch: 1000) { subscribingLate() },
      BenchmarkCase("operator-flat-map", batch: 1000) { sending { $0.flatMap { EventStream.just($0) } } },
      BenchmarkCase("operator-concat-map", batch: 1000) { sending { $0.concatMap { EventStream.just($0) } } },
      BenchmarkCase("operator-skip-while", batch: 1000) { sending { $0.skip { $0 < 0 } } },
      BenchmarkCase("operator-buffer-10", batch: 1000) { sending { $0.buffer(count: 10).map(\.count) } },
      BenchmarkCase("operator-interval", batch: 1000) { ticking() },
    ]
  }

  /// Three operators that every element passes. Not those of `event-3`, whose code they would share: it would be another one.
  private static func chain(_ source: EventStream<Int>) -> EventStream<Int> {
    source.map { $0 &* 3 }.compactMap { $0 >= 0 ? $0 &+ 1 : nil }.scan(0) { $0 &+ $1 }
  }

  /// Sends an element through what is made of the source, to each of its subscribers.
  private static func sending(
    to subscribers: Int = 1, _ make: (EventStream<Int>) -> EventStream<Int>
  ) -> Operation {
    let source = MutableEventStream<Int>()
    let sum = EventCount()
    let made = make(source.stream)
    for _ in 0..<subscribers { made.sink { sum.value &+= $0 } }
    return Operation { count in
      for number in 0..<count { source.send(number) }
    }
  }

  /// Subscribes to a shared stream that others listen to already, gets what it keeps, and leaves.
  private static func subscribingLate() -> Operation {
    let source = MutableEventStream<Int>()
    let sum = EventCount()
    let shared = chain(source.stream).share(replay: 1)
    shared.sink { sum.value &+= $0 }
    source.send(1)
    return Operation(repeating: {
      shared.sink { sum.value &+= $0 }.cancel()
      withExtendedLifetime(source) {}
    })
  }

  /// An interval sends one element, and waits for the next.
  private static func ticking() -> Operation {
    let clock = OneAlarmClock()
    let sum = EventCount()
    EventStream.interval(.seconds(1), clock: clock).sink { sum.value &+= $0 }
    return Operation(repeating: { clock.ring() })
  }
}

/// A clock for one action at a time, so that a figure is of the operator that waits and not of a clock.
private final class OneAlarmClock: RibletClock {
  private(set) var now = Duration.zero
  private var due = Duration.zero
  private var action: ScheduledAction?

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    due = now + delay
    let scheduled = ScheduledAction(action)
    self.action = scheduled
    return scheduled
  }

  func ring() {
    now = due
    action?.run()
  }
}
