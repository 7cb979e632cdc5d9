import Riblets
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct TestScopeTimeTests {
  let scope = TestScope.current()

  @Test func `time stands still until it is moved`() async {
    #expect(scope.clock.now == .zero)
    await scope.advance(by: .seconds(2))
    #expect(scope.clock.now == .seconds(2))
    await scope.advance(to: .seconds(5))
    #expect(scope.clock.now == .seconds(5))
  }

  @Test func `actions run at their own times, and those of one time as they were scheduled`() async {
    var log: [String] = []
    for (name, delay) in [("b", 2), ("a", 1), ("c", 2)] {
      scope.clock.schedule(after: .seconds(delay)) { [clock = scope.clock] in log.append("\(name)\(clock.now)") }
    }
    await scope.advance(by: .seconds(2))
    #expect(log == ["a1.0 seconds", "b2.0 seconds", "c2.0 seconds"])
  }

  @Test func `each step settles before the next action runs`() async {
    let ticker = Ticker(hops: 10)
    ticker.activate()
    await scope.advance(by: .seconds(1))
    #expect(ticker.log == [1])
    await scope.advance(by: .seconds(2))
    #expect(ticker.log == [1, 2, 3])
    ticker.deactivate()
  }

  @Test func `run goes on until its condition holds, and no further`() async {
    let ticker = Ticker(hops: 1)
    ticker.activate()
    let holds = await scope.run { ticker.log.count == 2 }
    #expect(holds)
    #expect(scope.clock.now == .seconds(2))
    ticker.deactivate()
  }

  @Test func `a condition that holds already moves nothing`() async {
    scope.clock.schedule(after: .seconds(1)) { Issue.record("ran") }.cancel()
    #expect(await scope.run { true })
    #expect(scope.clock.now == .zero)
  }

  @Test func `runUntilQuiet ends with the last action`() async {
    let ticker = Ticker(hops: 0)
    ticker.activate()
    #expect(await scope.runUntilQuiet())
    #expect(ticker.log == [1, 2, 3])
    #expect(scope.clock.now == .seconds(3))
  }

  @Test func `child tasks that wait for time are seen`() async {
    let parent = Interactor()
    parent.activate()
    var results: [Int] = []
    let clock = scope.clock
    parent.task { _ in
      async let first = answer(1, after: .seconds(1), clock)
      async let second = answer(2, after: .seconds(3), clock)
      results = try await [first, second]
    }
    await scope.advance(by: .seconds(2))
    #expect(results.isEmpty)
    await scope.advance(by: .seconds(1))
    #expect(results == [1, 2])
    parent.deactivate()
  }

  @Test func `tasks of a group that wait for time are seen`() async {
    let parent = Interactor()
    parent.activate()
    var sum = 0
    let clock = scope.clock
    parent.task { _ in
      sum = try await sumOfAnswers(clock)
    }
    await scope.advance(by: .seconds(19))
    #expect(sum == 0)
    await scope.advance(by: .seconds(1))
    #expect(sum == 210)
    parent.deactivate()
  }
}

@Sendable @concurrent
private func answer(_ value: Int, after delay: Duration, _ clock: any RibletClock) async throws -> Int {
  try await clock.sleep(for: delay)
  return value
}

@concurrent
private func sumOfAnswers(_ clock: any RibletClock) async throws -> Int {
  try await withThrowingTaskGroup { group in
    for number in 1...20 { group.addTask { try await answer(number, after: .seconds(number), clock) } }
    var sum = 0
    for try await number in group { sum += number }
    return sum
  }
}

/// Hops to the thread pool a number of times after each of three seconds.
@MainActor
final class Ticker: Interactor {
  private let hops: Int
  private(set) var log: [Int] = []

  init(hops: Int) {
    self.hops = hops
  }

  override func didBecomeActive() {
    task { ticker in
      for number in 1...3 {
        try await ticker.ribletClock.sleep(for: .seconds(1))
        for _ in 0..<ticker.hops { await Self.work() }
        ticker.log.append(number)
      }
    }
  }

  /// Something real to do on the pool: an empty function would not hop.
  @concurrent
  private static func work() async {
    _ = (0..<10).reduce(0, +)
  }
}
