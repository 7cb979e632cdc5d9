import Foundation
import Riblets
import RibletsTesting
import Testing

/// Virtual time in one test, many times. A model makes hops to the thread pool after each of three ticks, and after each
/// tick the test looks whether all of them are over and none of the next.
///
/// `RIBLETS_REPETITIONS=1000 scripts/test --filter ManyHopsTests root` repeats the tests more often, for a busy machine.
@MainActor
struct ManyHopsTests {
  nonisolated static let hops = [0, 10, 200, 2000]
  nonisolated static let repetitions =
    ProcessInfo.processInfo.environment["RIBLETS_REPETITIONS"].flatMap { Int($0) } ?? 10

  @Test(arguments: hops) func `each tick is exact in tests one after another`(hops: Int) async {
    for _ in 0..<Self.repetitions {
      let seen = await withTestScope { await Self.ticks(of: TickingModel(hops: hops), in: $0) }
      #expect(seen == [[1], [1, 2], [1, 2, 3]])
    }
  }

  @Test(.testScope, arguments: hops, 0..<repetitions)
  func `each tick is exact in tests at once`(hops: Int, number: Int) async {
    let seen = await Self.ticks(of: TickingModel(hops: hops), in: .current())
    #expect(seen == [[1], [1, 2], [1, 2, 3]])
  }

  @Test(arguments: hops) func `each tick is exact with child tasks`(hops: Int) async {
    for _ in 0..<max(1, Self.repetitions / 10) {
      let seen = await withTestScope { await Self.ticks(of: ChildrenModel(hops: hops), in: $0) }
      #expect(seen == [[1], [1, 2], [1, 2, 3]])
    }
  }

  /// The ticks in the log of a model after each of three seconds.
  private static func ticks(of model: TickingModel, in scope: TestScope) async -> [[Int]] {
    model.activate()
    var seen: [[Int]] = []
    for _ in 1...3 {
      await scope.advance(by: .seconds(1))
      seen.append(model.log)
    }
    model.deactivate()
    return seen
  }
}

/// Hops to the thread pool after each of three ticks.
@MainActor
class TickingModel: Interactor {
  let hops: Int
  var log: [Int] = []

  init(hops: Int) {
    self.hops = hops
  }

  override func didBecomeActive() {
    task { model in
      for tick in 1...3 {
        try await model.ribletClock.sleep(for: .seconds(1))
        for _ in 0..<model.hops { await Self.work() }
        model.log.append(tick)
      }
    }
  }

  /// Something real to do on the pool: an empty function would not hop.
  @concurrent
  static func work() async {
    _ = (0..<10).reduce(0, +)
  }
}

/// The same with two child tasks that wait for each tick.
@MainActor
final class ChildrenModel: TickingModel {
  override func didBecomeActive() {
    task { model in
      for tick in 1...3 {
        let (clock, hops) = (model.ribletClock, model.hops)
        async let first: Void = Self.wait(clock, hops)
        async let second: Void = Self.wait(clock, hops / 2)
        _ = try await (first, second)
        model.log.append(tick)
      }
    }
  }

  @concurrent
  private static func wait(_ clock: any RibletClock, _ hops: Int) async throws {
    try await clock.sleep(for: .seconds(1))
    for _ in 0..<hops { await work() }
  }
}
