import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// Random programs of tasks that sleep and hop, against a plain list of what is due when.
@MainActor
struct RandomisedTimeTests {
  /// The steps of one task: it sleeps, hops to the thread pool so many times, and writes its name.
  struct Step {
    let sleep: Int
    let hops: Int
  }

  @Test func `tasks go on at their times, those of one time as they went to sleep`() async {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let programs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          Step(sleep: Int.random(in: 0...3, using: &random), hops: Int.random(in: 0...3, using: &random))
        }
      }
      let moves = (0..<8).map { _ in Int.random(in: 0...3, using: &random) }
      let log = await withTestScope { scope in await run(programs, moves, in: scope) }
      #expect(log == expected(programs, moves), "seed \(seed)")
    }
  }

  private func run(_ programs: [[Step]], _ moves: [Int], in scope: TestScope) async -> [String] {
    let interactor = Interactor()
    interactor.activate()
    var log: [String] = []
    for (number, program) in programs.enumerated() {
      interactor.task { interactor in
        for step in program {
          try await interactor.ribletClock.sleep(for: .seconds(step.sleep))
          for _ in 0..<step.hops { await TickingModel.work() }
          log.append("\(number) at \(interactor.ribletClock.now.components.seconds)")
        }
      }
    }
    for move in moves {
      await scope.advance(by: .seconds(move))
      log.append("moved")
    }
    interactor.deactivate()
    return log
  }

  /// The same without tasks: a list of who is due when, in the order in which they went to sleep.
  private func expected(_ programs: [[Step]], _ moves: [Int]) -> [String] {
    var log: [String] = []
    var sleeping = programs.enumerated().map { (due: $1[0].sleep, program: $0, step: 0) }
    var now = 0
    for move in moves {
      let end = now + move
      while let due = sleeping.map(\.due).min(), due <= end,
        let index = sleeping.firstIndex(where: { $0.due == due })
      {
        let sleeper = sleeping.remove(at: index)
        now = max(now, due)
        log.append("\(sleeper.program) at \(now)")
        let next = sleeper.step + 1
        guard next < programs[sleeper.program].count else { continue }
        sleeping.append((now + programs[sleeper.program][next].sleep, sleeper.program, next))
      }
      now = end
      log.append("moved")
    }
    return log
  }
}
