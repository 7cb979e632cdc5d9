import Riblets
import RibletsTesting
import SeededGenerator
import Testing

@MainActor
struct RandomisedWorkerTests {
  /// Does at random, also from inside its callbacks, what can happen to a worker.
  @MainActor final class Storm {
    final class StormWorker: Worker {
      unowned let storm: Storm
      init(_ storm: Storm) { self.storm = storm }

      override func didStart(_ interactorScope: any Interactable) { storm.note(+1) }
      override func didStop(_ reason: StopReason) {
        storm.lastReason = reason
        storm.note(-1)
      }
      override func run() async throws {
        storm.noteRun()
        try await ribletClock.sleep(for: .seconds(Int.random(in: 1...4, using: &storm.generator)))
      }
    }

    private(set) var problems: [String] = []
    fileprivate var generator: SeededGenerator
    private let test = TestScope(leakPolicy: .off)
    private let root = Router(concrete: Interactor())
    private let child = Router(concrete: Interactor())
    private lazy var worker = StormWorker(self)
    private var running = 0
    fileprivate var lastReason: StopReason?
    private var depth = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func rage() async {
      root.launch(under: test)
      worker.isStartedStream.sink { [unowned self] _ in act() }
      for _ in 0..<20 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { act() }
        await test.settle()
        check()
        await test.advance(by: .seconds(1))
        check()
      }
      worker.stop()
      root.terminateTree()
      depth = 3
      worker.stop()
      await test.settle()
      check()
      if worker.isRunning { problems.append("runs after the end") }
      if test.pendingActionCount > 0 { problems.append("\(test.pendingActionCount) alarms were left") }
    }

    fileprivate func note(_ change: Int) {
      running += change
      if running != 0 && running != 1 { problems.append("\(running) runs at once") }
      act()
    }

    fileprivate func noteRun() {
      if running != 1 { problems.append("was told to run while \(running) runs had started") }
      act()
    }

    private func act() {
      guard depth < 3 else { return }
      depth += 1
      defer { depth -= 1 }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: worker.start(child.interactor)
      case 1: worker.stop()
      case 2: if root.children.isEmpty { root.attachChild(child) }
      case 3: if !root.children.isEmpty { root.detachChild(child) }
      case 4: worker.currentRun?.cancel()
      default: break
      }
    }

    private func check() {
      if worker.isRunning != (running == 1) { problems.append("says that it runs: \(worker.isRunning)") }
      if worker.isRunning && !(worker.isStarted && child.isActive) { problems.append("runs without its interactor") }
      if worker.isStarted && child.isActive && !worker.isRunning, lastReason != .finished, lastReason != .cancelled {
        problems.append("does not run after '\(lastReason.map { "\($0)" } ?? "-")'")
      }
    }
  }

  @Test func `2,000 storms over a worker leave no run too many`() async {
    let base = UInt64.random(in: 0...UInt64.max)
    print("RandomisedWorkerTests: seed \(base)")
    for round in 0..<2_000 {
      let seed = base &+ UInt64(round)
      let storm = Storm(seed: seed)
      await storm.rage()
      #expect(storm.problems == [], "seed \(seed)")
      if !storm.problems.isEmpty { return }
    }
  }
}
