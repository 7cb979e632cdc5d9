import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// A workflow with random steps and forks over a tree that changes, which is cancelled at one of its points: a moment
/// before or after a wait, a step or a change of the tree.
@MainActor
final class RandomWorkflow {
  /// The ways in which the workflow is cancelled.
  enum Cancellation: CaseIterable {
    case run
    case deactivation
    case task
  }

  private enum Wait: CaseIterable {
    case time
    case value
  }

  private(set) var problems: [String] = []
  /// The number of points that it has come to.
  private(set) var points = 0
  private let cancelPoint: Int?
  private let cancellation: Cancellation
  private var generator: SeededGenerator
  private let test = TestScope(leakPolicy: .off)
  private let log = Log()
  private let ends = Log()
  private let root: PartRouter
  private let parts: [PartRouter]
  private let gate = MutableEventStream<Int>()
  private var workflow: NotingWorkflow?
  private var cancel: (() -> Void)?
  private var begun: [Int] = []
  private var stepCount = 0
  private var endsWhenCancelled: [String]?
  /// A task that is cancelled before it begins never starts the workflow: systems without immediate tasks.
  private var hasStarted = false

  init(seed: UInt64, cancelPoint: Int?) {
    generator = SeededGenerator(seed: seed)
    self.cancelPoint = cancelPoint
    cancellation = Cancellation.allCases.randomElement(using: &generator) ?? .run
    root = PartRouter("root", log)
    parts = (0..<3).map { [log] in PartRouter("\($0)", log) }
  }

  func live() async {
    root.launch(under: test)
    begin()
    for _ in 0..<12 { await changeTree() }
    for part in parts where root.isActive && !part.isActive { root.attachChild(part) }
    for _ in 0..<40 {
      gate.send(1)
      await test.advance(by: .seconds(1))
    }
    await end()
  }

  private func begin() {
    let made = NotingWorkflow(ends)
    let body = body()
    grow(from: made.onStep { item in try await body(item) }, depth: 0)
    workflow = made
    start(made)
  }

  private func start(_ workflow: NotingWorkflow) {
    switch cancellation {
    case .run:
      hasStarted = true
      let run = root.interactor.start(workflow, from: root.interactor)
      cancel = { run.cancel() }
    case .deactivation:
      hasStarted = true
      root.interactor.start(workflow, from: root.interactor)
      cancel = { [root] in root.terminateTree() }
    case .task:
      let task = root.interactor.task { [weak self] interactor in
        self?.hasStarted = true
        try await workflow.run(from: interactor)
      }
      cancel = { task.cancel() }
    }
    // It may have come to its point before it could be cancelled.
    if let cancelPoint, points >= cancelPoint { cancelNow() }
  }

  // MARK: Steps

  private typealias Body = @MainActor (Interactor) async throws -> Interactor

  private func grow(from step: Step<Interactor, Interactor, Void>, depth: Int) {
    let followers = depth == 3 ? 0 : Int.random(in: 0...2, using: &generator)
    if followers == 0 { step.commit() }
    for _ in 0..<followers {
      let body = body()
      grow(from: step.onStep { item, _ in try await body(item) }, depth: depth + 1)
    }
  }

  /// A step that waits a few times and leads to some part of the tree.
  private func body() -> Body {
    let number = stepCount
    stepCount += 1
    let waits = (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
      Wait.allCases.randomElement(using: &generator)
    }
    let next = parts[Int.random(in: 0..<3, using: &generator)].interactor
    return { [unowned self] item in
      begin(number, item)
      for wait in waits {
        point()
        switch wait {
        case .time: try await test.clock.sleep(for: .seconds(1))
        case .value: _ = try await gate.stream.firstValue()
        }
        point()
      }
      return next
    }
  }

  private func begin(_ step: Int, _ item: Interactor) {
    if !ends.lines.isEmpty { problems.append("step \(step) began after the end") }
    if begun.contains(step) { problems.append("step \(step) began twice") }
    if !item.isActive { problems.append("step \(step) began while its riblet was inactive") }
    begun.append(step)
    point()
  }

  // MARK: Points

  private func changeTree() async {
    let part = parts[Int.random(in: 0..<3, using: &generator)]
    point()
    if root.isActive {
      if part.isActive { root.detachChild(part) } else { root.attachChild(part) }
    }
    point()
    gate.send(1)
    point()
    await test.advance(by: .seconds(1))
  }

  private func point() {
    points += 1
    if points == cancelPoint { cancelNow() }
  }

  private func cancelNow() {
    guard let cancel, endsWhenCancelled == nil else { return }
    let before = ends.lines
    cancel()
    endsWhenCancelled = before.isEmpty && hasStarted ? ["cancelled"] : before
    if ends.lines != endsWhenCancelled { problems.append("ended with \(ends.lines) when it was cancelled") }
  }

  // MARK: The end

  private func end() async {
    let expected = endsWhenCancelled ?? ["completed"]
    if ends.lines != expected { problems.append("ended with \(ends.lines), not with \(expected)") }
    if expected == ["completed"], begun.sorted() != Array(0..<stepCount) {
      problems.append("of \(stepCount) steps only \(begun) ran")
    }
    if root.isActive { root.terminateTree() }
    await test.settle()
    weak let freed = workflow
    workflow = nil
    cancel = nil
    if freed != nil { problems.append("the workflow was not freed") }
    if gate.subscriberCount > 0 { problems.append("\(gate.subscriberCount) waits were left") }
    if test.pendingActionCount > 0 { problems.append("\(test.pendingActionCount) alarms were left") }
    if !test.diagnoses.isEmpty { problems.append("\(test.diagnoses[0])") }
  }
}
