import SeededGenerator
import Testing

@_spi(Data) @testable import Riblets

@MainActor
struct ManualClockTests {
  let clock = ManualClock()

  @Test func `actions run at their own time, first scheduled first`() {
    var log: [String] = []
    for (name, delay) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2), ("a2", 1), ("d", 4)] {
      clock.schedule(after: .seconds(delay)) { [clock] in log.append("\(name)@\(clock.now.components.seconds)") }
    }

    clock.advance(by: .seconds(3))

    #expect(log == ["a@1", "a2@1", "b1@2", "b2@2", "c@3"])
    #expect(clock.now == .seconds(3))
    #expect(clock.nextDue == .seconds(4))
    #expect(clock.pendingCount == 1)
  }

  @Test func `an action never runs inside schedule`() {
    var runs = 0
    clock.schedule(after: .zero) { runs += 1 }
    clock.schedule(after: .seconds(-1)) { runs += 1 }
    #expect(runs == 0)

    clock.advance(by: .zero)

    #expect(runs == 2)
    #expect(clock.now == .zero)
  }

  @Test func `what an action schedules runs in the same move if it is due`() {
    var log: [Duration] = []
    func tick() {
      log.append(clock.now)
      clock.schedule(after: .seconds(2)) { tick() }
    }
    clock.schedule(after: .seconds(1)) { tick() }

    clock.advance(by: .seconds(6))

    #expect(log == [.seconds(1), .seconds(3), .seconds(5)])
  }

  @Test func `an action may move the clock, and time does not go back`() {
    var log: [Duration] = []
    clock.schedule(after: .seconds(1)) { [clock] in clock.advance(by: .seconds(9)) }
    clock.schedule(after: .seconds(2)) { [clock] in log.append(clock.now) }

    clock.advance(by: .seconds(3))

    #expect(log == [.seconds(2)])
    #expect(clock.now == .seconds(10))
  }

  @Test func `a cancelled action is forgotten, also by others that are due`() {
    var log: [String] = []
    var second: ScheduledAction?
    clock.schedule(after: .seconds(1)) {
      log.append("first")
      second?.cancel()
    }
    second = clock.schedule(after: .seconds(1)) { log.append("second") }
    let third = clock.schedule(after: .seconds(1)) { log.append("third") }
    clock.schedule(after: .seconds(1)) { log.append("fourth") }
    third.cancel()
    #expect(clock.pendingCount == 3)

    clock.advance(by: .seconds(1))

    #expect(log == ["first", "fourth"])
  }

  @Test func `thousands of cancelled actions are forgotten, and those that wait are not`() {
    var log: [Int] = []
    for number in 0..<5_000 {
      clock.schedule(after: .seconds(2)) {}.cancel()
      clock.schedule(after: .seconds(1)) {}.cancel()
      if number % 1_000 == 0 { clock.schedule(after: .seconds(1)) { log.append(number) } }
    }
    #expect(clock.pendingCount == 5)
    #expect(clock.entryCount < 40)

    clock.advance(by: .seconds(1))

    #expect(log == [0, 1_000, 2_000, 3_000, 4_000])
    #expect(clock.nextDue == nil)
  }

  @Test func `a jump runs what was due in order, at the time of its end`() {
    var log: [String] = []
    for (name, delay) in [("b", 2), ("a", 1), ("late", 5)] {
      clock.schedule(after: .seconds(delay)) { [clock] in
        log.append("\(name)@\(clock.now.components.seconds)")
        clock.schedule(after: .zero) { log.append("waits") }
      }
    }

    clock.jump(by: .seconds(3))

    #expect(log == ["a@3", "b@3"])
    #expect(clock.nextDue == .seconds(3))
  }

  @Test func `one action at a time runs at its own time`() {
    var log: [Duration] = []
    for delay in [2, 1] { clock.schedule(after: .seconds(delay)) { [clock] in log.append(clock.now) } }

    #expect(clock.runNext(until: .seconds(3)))
    #expect(log == [.seconds(1)])
    #expect(clock.runNext(until: .seconds(3)))
    #expect(!clock.runNext(until: .seconds(3)))
    #expect(clock.now == .seconds(2))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `random schedules run in a stable order of time`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var expected: [(due: Int, number: Int)] = []
    var actual: [Int] = []
    for number in 0..<200 {
      let due = Int.random(in: 0..<20, using: &generator)
      let action = clock.schedule(after: .seconds(due)) { actual.append(number) }
      if Int.random(in: 0..<4, using: &generator) == 0 { action.cancel() } else { expected.append((due, number)) }
    }

    while clock.pendingCount > 0 { clock.advance(by: .seconds(3)) }

    #expect(actual == expected.sorted { $0 < $1 }.map(\.number), "seed \(seed)")
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `time that moves between random schedules keeps their order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var waiting: [(due: Duration, number: Int, action: ScheduledAction)] = []
    var expected: [Int] = []
    var actual: [Int] = []
    for number in 0..<500 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        let end = clock.now + .seconds(Int.random(in: 0..<4, using: &generator))
        expected += waiting.filter { $0.due <= end }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }.map(\.number)
        waiting.removeAll { $0.due <= end }
        clock.advance(by: end - clock.now)
      case 1:
        guard let cancelled = waiting.indices.randomElement(using: &generator) else { continue }
        waiting.remove(at: cancelled).action.cancel()
      default:
        let delay = Duration.seconds(Int.random(in: 0..<20, using: &generator))
        waiting.append((clock.now + delay, number, clock.schedule(after: delay) { actual.append(number) }))
      }
      #expect(clock.pendingCount == waiting.count, "seed \(seed)")
      #expect(clock.nextDue == waiting.map(\.due).min(), "seed \(seed)")
    }

    #expect(actual == expected, "seed \(seed)")
  }

  @Test func `a sleep ends when it is due`() async throws {
    let ledger = WorkLedger()
    var log: [Duration] = []
    for delay in [3, 1, 2] {
      _ = ledger.start {
        try? await clock.sleep(for: .seconds(delay))
        log.append(clock.now)
      }
    }
    await ledger.settle()

    for _ in 1...3 {
      clock.advance(by: .seconds(1))
      await ledger.settle()
    }

    #expect(log == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func `a cancelled sleep throws and is forgotten`() async {
    let task = startTask { [clock] in
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    }
    await hasBegun { clock.pendingCount == 1 }

    task.cancel()
    await task.value

    #expect(clock.pendingCount == 0)
  }

  @Test func `a sleep in a cancelled task throws at once`() async {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingCount == 0)
  }

  @Test func `a reserved place is kept for what is scheduled later`() {
    let clock = ManualClock()
    var log: [Int] = []
    let place = clock.reservePlaces(2)
    clock.schedule(after: .seconds(2)) { log.append(3) }
    clock.schedule(after: .seconds(1)) { log.append(0) }
    _ = clock.schedule(at: .seconds(2), place: place + 1) { log.append(2) }
    _ = clock.schedule(at: .seconds(2), place: place) { log.append(1) }
    let cancelled = clock.schedule(at: .seconds(2), place: clock.reservePlaces(1)) { log.append(4) }
    #expect(clock.pendingCount == 5)
    cancelled.cancel()
    #expect(clock.pendingCount == 4)
    clock.advance(by: .seconds(2))
    #expect(log == [0, 1, 2, 3])
  }
}
