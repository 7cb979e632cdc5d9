import Testing

@_spi(Data) @testable import Riblets

@MainActor
struct SystemClockTests {
  let base = HandClock()

  @Test func `time begins at zero and follows the base`() {
    base.state.now = .seconds(100)
    let clock = SystemClock(base)
    #expect(clock.now == .zero)

    base.state.now = .seconds(103)

    #expect(clock.now == .seconds(3))
  }

  @Test func `an action runs when the base wakes up`() async throws {
    let clock = SystemClock(base)
    let runs = MutableStateStream(0)
    let action = clock.schedule(after: .seconds(1)) { runs.update { $0 += 1 } }
    try await base.state.waitForSleepers(1)
    #expect(runs.value == 0 && action.isPending)

    base.state.wake(.seconds(1))

    try await runs.stream.firstValue { $0 == 1 ? true : nil }
    #expect(!action.isPending)
  }

  @Test func `actions run in the order in which they are due, in whatever order the base wakes up`() async throws {
    let clock = SystemClock(base)
    let log = MutableStateStream<[Int]>([])
    for (number, delay) in [(2, 2), (0, 1), (3, 3), (1, 1)] {
      clock.schedule(after: .seconds(delay)) { log.update { $0.append(number) } }
    }
    try await base.state.waitForSleepers(4)

    base.state.now = .seconds(10)
    for delay in [2, 1, 3] { base.state.wake(.seconds(delay)) }
    try await log.stream.firstValue { $0.count == 4 ? true : nil }

    #expect(log.value == [0, 1, 2, 3])
  }

  @Test func `a cancelled action ends its sleep and does not run`() async throws {
    let clock = SystemClock(base)
    var runs = 0
    let action = clock.schedule(after: .seconds(1)) { runs += 1 }
    try await base.state.waitForSleepers(1)

    action.cancel()
    try await base.state.waitForSleepers(0)

    #expect(runs == 0)
    #expect(!action.isPending)
  }

  @Test func `an action runs on the main actor, after the call that scheduled it`() async throws {
    let clock = SystemClock()
    let hasRun = MutableStateStream(false)
    clock.schedule(after: .zero) {
      MainActor.assertIsolated()
      hasRun.send(true)
    }
    #expect(!hasRun.value)

    try await hasRun.stream.firstValue { $0 ? true : nil }
  }
}

/// A clock of the standard library's kind that a test moves.
struct HandClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  let state: HandClockState

  @MainActor
  init() {
    state = HandClockState()
  }

  /// Read from the main actor only, as a ``SystemClock`` does.
  var now: Instant { MainActor.assumeIsolated { Instant(offset: state.now) } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await state.sleep(until: deadline.offset)
  }
}

@MainActor
final class HandClockState {
  var now = Duration.zero
  private let sleepers = MutableStateStream<[(due: Duration, suspension: Suspension<Bool>)]>([])

  /// Ends the sleeps that are due at that time, the last one first.
  func wake(_ due: Duration) {
    now = max(now, due)
    for sleeper in sleepers.value.reversed() where sleeper.due == due { sleeper.suspension.resume(true) }
  }

  func waitForSleepers(_ count: Int) async throws {
    try await sleepers.stream.firstValue { $0.count == count ? true : nil }
  }

  func sleep(until due: Duration) async throws {
    let suspension = Suspension<Bool>()
    sleepers.update { $0.append((due, suspension)) }
    let isDue = await suspension.wait(cancelled: false)
    sleepers.update { $0.removeAll { $0.suspension === suspension } }
    if !isDue { throw CancellationError() }
  }
}
