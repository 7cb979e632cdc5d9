import Riblets
import RibletsTesting
import Testing

@MainActor
struct ForkTests {
  struct Failure: Error, CustomStringConvertible {
    let description = "no such game"
  }

  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let log = Log()

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  @Test func `a shared prefix runs once, and the branches side by side`() async {
    let workflow = NotingWorkflow(log)
    let shared = workflow.onStep { [log] item in
      log.lines.append("shared")
      return (item, 7)
    }
    for (name, seconds) in [("a", 2), ("b", 1)] {
      shared.fork()
        .onStep { [log] item, value in
          log.lines.append("\(name) begins with \(value)")
          try await item.ribletClock.sleep(for: .seconds(seconds))
          log.lines.append("\(name) ends")
        }
        .commit()
    }

    interactor.start(workflow, from: interactor)
    await test.settle()
    #expect(log.lines == ["fork", "fork", "shared", "a begins with 7", "b begins with 7"])
    await test.advance(by: .seconds(1))
    #expect(log.lines.last == "b ends")
    await test.advance(by: .seconds(1))

    #expect(log.lines.suffix(3) == ["b ends", "a ends", "completed"])
  }

  @Test func `branches may have types of their own`() async throws {
    let workflow = Workflow<Int>()
    let shared = workflow.onStep { number in (number, "text") }
    let length = shared.fork().onStep { _, text in ((), text.count) }
    let twice = shared.fork().onStep { number, _ in ((), Double(number) * 2) }
    length.commit()
    twice.commit()

    try await workflow.run(from: 4)

    #expect(length.value == 4)
    #expect(twice.value == 8.0)
  }

  @Test func `a branch that was not committed does not run`() async {
    let workflow = NotingWorkflow(log)
    let shared = workflow.onStep { $0 }
    shared.fork().onStep { [log] _, _ in log.lines.append("a") }.commit()
    _ = shared.fork().onStep { [log] _, _ in log.lines.append("b") }

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["fork", "fork", "a", "completed"])
  }

  @Test func `a step that is committed itself may have branches as well`() async {
    let workflow = NotingWorkflow(log)
    let shared = workflow.onStep { [log] item in
      log.lines.append("shared")
      return item
    }
    shared.commit()
    shared.onStep { [log] _, _ in log.lines.append("a") }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["shared", "a", "completed"])
  }

  @Test func `a workflow may have several first steps`() async {
    let workflow = NotingWorkflow(log)
    workflow.onStep { [log] _ in log.lines.append("a") }.commit()
    workflow.onStep { [log] _ in log.lines.append("b") }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["a", "b", "completed"])
  }

  @Test func `a branch that fails cancels the others, and the failure is reported once`() async {
    let workflow = NotingWorkflow(log)
    let shared = workflow.onStep { $0 }
    for seconds in [1, 2] {
      shared.onStep { item, _ in
        try await item.ribletClock.sleep(for: .seconds(seconds))
        throw Failure()
      }.commit()
    }
    shared.onStep { [log] item, _ in
      do { try await item.ribletClock.sleep(for: .seconds(3)) } catch { log.lines.append("\(type(of: error))") }
    }
    .onStep { [log] _, _ in log.lines.append("never") }
    .commit()

    interactor.start(workflow, from: interactor)
    await test.advance(by: .seconds(1))

    #expect(log.lines == ["failed: no such game", "CancellationError"])
    #expect(test.pendingActionCount == 0)
  }

  @Test func `a branch that fails at once keeps the later ones from beginning`() async {
    let workflow = NotingWorkflow(log)
    let shared = workflow.onStep { $0 }
    shared.onStep { _, _ in throw Failure() }.commit()
    shared.onStep { [log] _, _ in log.lines.append("never") }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines == ["failed: no such game"])
  }

  @Test func `a branch may fork again`() async {
    let workflow = NotingWorkflow(log)
    let first = workflow.onStep { $0 }
    let second = first.onStep { item, _ in item }
    first.onStep { [log] _, _ in log.lines.append("a") }.commit()
    second.onStep { [log] _, _ in log.lines.append("b") }.commit()
    second.onStep { [log] _, _ in log.lines.append("c") }.commit()

    interactor.start(workflow, from: interactor)
    await test.settle()

    #expect(log.lines.dropLast().sorted() == ["a", "b", "c"])
    #expect(log.lines.last == "completed")
  }
}
