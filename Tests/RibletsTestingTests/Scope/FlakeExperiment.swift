import Foundation
import Riblets
import RibletsTesting
import Testing

/// Repeats one test of virtual time very often; `Research/run flakes` runs it under load and prints its table.
///
/// A model makes hops to the thread pool after each of three ticks, and after each tick the test looks whether all of
/// them are over and none of the next.
@Suite(.enabled(if: FlakeBooks.isAsked, "Research/run flakes runs it"), .serialized) @MainActor
struct FlakeExperiment {
  @Test(arguments: FlakeBooks.hops) func inARow(hops: Int) async {
    for _ in 0..<FlakeBooks.repetitions {
      let isExact = await withTestScope { await run(TickingModel(hops: hops), in: $0) }
      FlakeBooks.note("one after another", hops, FlakeBooks.repetitions, isExact)
    }
  }

  @Test(.testScope, arguments: FlakeBooks.hops, 0..<FlakeBooks.atOnce) func inParallel(hops: Int, number: Int) async {
    let isExact = await run(TickingModel(hops: hops), in: .current())
    FlakeBooks.note("\(FlakeBooks.atOnce) tests at once", hops, FlakeBooks.atOnce, isExact)
  }

  @Test(arguments: FlakeBooks.hops) func withChildTasks(hops: Int) async {
    let repetitions = max(1, FlakeBooks.repetitions / 10)
    for _ in 0..<repetitions {
      let isExact = await withTestScope { await run(ChildrenModel(hops: hops), in: $0) }
      FlakeBooks.note("children by async let", hops, repetitions, isExact)
    }
  }

  @Test(.enabled(if: FlakeBooks.isCompared), arguments: FlakeBooks.hops) func withYields(hops: Int) async {
    for _ in 0..<FlakeBooks.repetitions {
      let isExact = await withTestScope { scope in
        let model = TickingModel(hops: hops)
        model.activate()
        var seen: [[Int]] = []
        for _ in 1...3 {
          scope.clock.advance(by: .seconds(1))
          for _ in 0..<20 { await Task.yield() }
          seen.append(model.log)
        }
        model.deactivate()
        return seen == [[1], [1, 2], [1, 2, 3]]
      }
      FlakeBooks.note("20 yields (to compare)", hops, FlakeBooks.repetitions, isExact, isJudged: false)
    }
  }

  private func run(_ model: TickingModel, in scope: TestScope) async -> Bool {
    model.activate()
    var seen: [[Int]] = []
    for _ in 1...3 {
      await scope.advance(by: .seconds(1))
      seen.append(model.log)
    }
    model.deactivate()
    return seen == [[1], [1, 2], [1, 2, 3]]
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

/// The settings of the experiment, and its results: a line for each method and number of hops.
@MainActor
enum FlakeBooks {
  nonisolated static let isAsked = environmentValue("RIBLETS_FLAKES") != nil
  nonisolated static let isCompared = environmentValue("RIBLETS_FLAKES_COMPARE") == "1"
  nonisolated static let repetitions = environmentValue("RIBLETS_FLAKES").flatMap { Int($0) } ?? 1
  nonisolated static let atOnce = environmentValue("RIBLETS_FLAKES_AT_ONCE").flatMap { Int($0) } ?? 500
  nonisolated static let hops = [0, 10, 200, 2000]

  private static var counts: [String: (runs: Int, failures: Int)] = [:]

  nonisolated private static func environmentValue(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Enters a run, and prints the line with the last of them.
  static func note(_ method: String, _ hops: Int, _ expected: Int, _ isExact: Bool, isJudged: Bool = true) {
    if isJudged, !isExact { Issue.record("\(method), \(hops) hops: a tick was not exact") }
    var count = counts["\(method) \(hops)", default: (0, 0)]
    count.runs += 1
    if !isExact { count.failures += 1 }
    counts["\(method) \(hops)"] = count
    guard count.runs == expected else { return }
    print("flakes|\(method)|\(hops)|\(count.runs)|\(count.failures)")
  }
}
