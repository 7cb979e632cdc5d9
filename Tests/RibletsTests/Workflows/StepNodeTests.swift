import Riblets
import RibletsTesting
import Testing

@MainActor private protocol GameItem: AnyObject, Sendable {}

/// Tests of the items that flow from step to step: of any kind, and for how long they are kept.
@MainActor
struct StepNodeTests {
  private final class GameInteractor: Interactor, GameItem {}

  /// A mock of an interactor, which is only one by its protocol.
  private final class StandIn: Interactable, GameItem {
    let activity = MutableStateStream(false)
    var isActive: Bool { activity.value }
    var isActiveStream: StateStream<Bool> { activity.stream }
    func activate() { activity.send(true) }
    func deactivate() { activity.send(false) }
  }

  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let log = Log()

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  /// Starts a workflow whose second step gets the item, and says what had happened before and after the item's riblet
  /// became active.
  private func run<Item>(from item: Item, activating: () -> Void) async -> [String] {
    let workflow = NotingWorkflow(log)
    workflow.onStep { _ in item }
      .onStep { [log] _, _ in log.lines.append("entered") }
      .commit()
    interactor.start(workflow, from: interactor)
    await test.settle()
    log.lines.append("activates")
    activating()
    await test.settle()
    return log.lines
  }

  @Test func `an interactor is waited for by whatever type a step returns it`() async {
    for kind in ["class", "protocol", "optional", "anything"] {
      log.lines = []
      let game = GameInteractor()
      let lines =
        switch kind {
        case "class": await run(from: game) { game.activate() }
        case "protocol": await run(from: game as any GameItem) { game.activate() }
        case "optional": await run(from: game as GameInteractor?) { game.activate() }
        default: await run(from: game as Any) { game.activate() }
        }
      #expect(lines == ["activates", "entered", "completed"], "\(kind)")
    }
  }

  @Test func `a stand-in for an interactor is waited for by whatever type a step returns it`() async {
    for kind in ["class", "protocol", "existential"] {
      log.lines = []
      let game = StandIn()
      let lines =
        switch kind {
        case "class": await run(from: game) { game.activate() }
        case "protocol": await run(from: game as any GameItem) { game.activate() }
        default: await run(from: game as any Interactable) { game.activate() }
        }
      #expect(lines == ["activates", "entered", "completed"], "\(kind)")
    }
  }

  @Test func `values of any size flow through`() async throws {
    struct Large: Equatable {
      var first = 1
      var second = 2
      var third = 3
      var text = "four"
    }

    let step = Workflow<Int>()
      .onStep { number in (Large(text: "\(number)"), nil as String?) }
      .onStep { large, missing in ((), [large.text, missing]) }
      .onStep { _, texts in ((), Large(text: "\(texts)")) }

    let value = try await step.run(from: 7)

    #expect(value == Large(text: "[Optional(\"7\"), nil]"))
  }

  @Test func `an item is let go of when its step has returned`() async {
    weak var first: GameInteractor?
    let workflow = NotingWorkflow(log)
    workflow
      .onStep { _ in
        let game = GameInteractor()
        game.activate()
        first = game
        return game
      }
      .onStep { [log] _, _ in log.lines.append("held: \(first != nil)") }
      .onStep { [clock = test.clock] _, _ in try await clock.sleep(for: .seconds(1)) }
      .commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["held: true"])
    #expect(first == nil)
    await test.advance(by: .seconds(1))
    #expect(log.lines == ["held: true", "completed"])
  }

  @Test func `an item is let go of when all branches of its fork have taken it`() async {
    weak var shared: GameInteractor?
    let workflow = NotingWorkflow(log)
    let fork = workflow.onStep { _ in
      let game = GameInteractor()
      game.activate()
      shared = game
      return game
    }
    for name in ["a", "b", "c"] {
      fork.onStep { [log] _, _ in log.lines.append("\(name), held: \(shared != nil)") }
        .onStep { [clock = test.clock] _, _ in try await clock.sleep(for: .seconds(1)) }
        .commit()
    }

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["a, held: true", "b, held: true", "c, held: true"])
    #expect(shared == nil)
  }

  @Test func `a workflow that is kept keeps no item that its branches never took`() async {
    weak var shared: GameInteractor?
    let workflow = NotingWorkflow(log)
    let fork = workflow.onStep { _ in
      let game = GameInteractor()
      game.activate()
      shared = game
      return game
    }
    var run: WorkflowRun?
    fork.onStep { [log] _, _ in
      log.lines.append("first")
      throw CancellationError()
    }.commit()
    fork.onStep { [log] _, _ in log.lines.append("never") }.commit()

    run = interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["first", "cancelled"])
    #expect(run?.isLive == false)
    #expect(shared == nil)
    withExtendedLifetime(workflow) {}
  }

  @Test func `a workflow that was cancelled and let go of before its branches began is over`() async {
    var run: WorkflowRun?
    func start() {
      let workflow = NotingWorkflow(log)
      let fork = workflow.onStep { $0 }
      for _ in 1...3 {
        fork.onStep { [log] _, _ in
          log.lines.append("branch")
          run?.cancel()
        }.commit()
      }
      run = interactor.start(workflow, from: interactor)
    }
    start()
    run?.cancel()
    run = nil

    await test.settle()

    #expect(log.lines.last == "completed" || log.lines == ["cancelled"])
  }

  @Test func `a long chain of steps is run and freed`() async throws {
    let workflow = Workflow<Int>()
    var step = workflow.onStep { $0 + 1 }
    for _ in 1..<10_000 { step = step.onStep { number, _ in number + 1 } }
    let last = step.onStep { number, _ in ((), number) }

    let value = try await last.run(from: 0)

    #expect(value == 10_000)
  }
}
