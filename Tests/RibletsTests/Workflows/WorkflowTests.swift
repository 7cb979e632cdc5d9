import Riblets
import RibletsTesting
import Testing

@MainActor
struct WorkflowTests {
  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>
  let log = Log()

  init() {
    router = Router(concrete: interactor)
  }

  func workflow() -> NotingWorkflow { NotingWorkflow(log) }

  @Test func `steps hand on items and values`() async throws {
    router.launch(under: test)
    let workflow = workflow()
    workflow
      .onStep { root in (root, 3) }
      .onStep { root, number in
        #expect(number == 3)
        return (root, "\(number)")
      }
      .onStep { root, text in
        #expect(text == "3")
        return root
      }
      .onStep { (root: Interactor, _: Void) in (root, ()) }
      .commit()

    try await workflow.run(from: interactor)

    #expect(log.lines == ["completed"])
  }

  @Test func `a step waits until its item is active`() async throws {
    let child = Router(concrete: Interactor())
    router.launch(under: test)
    let workflow = workflow()
    workflow
      .onStep { [log] _ in
        log.lines.append("first")
        return child.interactor
      }
      .onStep { [log] _, _ in log.lines.append("second") }
      .commit()

    interactor.start(workflow, from: interactor)
    await test.settle()
    #expect(log.lines == ["first"])
    router.attachChild(child)
    await test.settle()

    #expect(log.lines == ["first", "second", "completed"])
  }

  @Test func `a step that was resumed into inactivity goes on waiting`() async {
    let child = Router(concrete: Interactor())
    router.launch(under: test)
    let workflow = workflow()
    workflow.onStep { _ in child.interactor }
      .onStep { [log] item, _ in log.lines.append("active: \(item.isActive)") }
      .commit()
    interactor.start(workflow, from: interactor)
    await test.settle()

    router.attachChild(child)
    router.detachChild(child)
    await test.settle()
    #expect(log.lines == [])
    router.attachChild(child)
    await test.settle()

    #expect(log.lines == ["active: true", "completed"])
  }

  @Test func `a riblet that becomes inactive in the middle of a step does not stop it, but the next one`() async {
    let child = Router(concrete: Interactor())
    router.attachChild(child)
    router.launch(under: test)
    let workflow = workflow()
    workflow
      .onStep { _ in child.interactor }
      .onStep { [log] item, _ in
        try await item.ribletClock.sleep(for: .seconds(1))
        log.lines.append("slept, active: \(item.isActive)")
        return item
      }
      .onStep { [log] item, _ in log.lines.append("next, active: \(item.isActive)") }
      .commit()
    interactor.start(workflow, from: interactor)
    await test.settle()

    router.detachChild(child)
    await test.advance(by: .seconds(1))
    #expect(log.lines == ["slept, active: false"])
    router.attachChild(child)
    await test.settle()

    #expect(log.lines == ["slept, active: false", "next, active: true", "completed"])
  }

  @Test func `an item that is no interactor needs no waiting`() async throws {
    let workflow = Workflow<Int>()
    let sum = workflow.onStep { ($0 + 1, $0 * 2) }.onStep { next, double in ((), next + double) }

    let value = try await sum.run(from: 5)

    #expect(value == 16)
    #expect(sum.value == 16)
  }

  @Test func `a step waits for a child by its stream`() async {
    router.launch(under: test)
    let child = MutableStateStream<Interactor?>(nil)
    let loggedIn = Router(concrete: Interactor())
    let workflow = workflow()
    workflow
      .onStep { _ in try await child.stream.firstValue { $0 } }
      .onStep { [log] item, _ in log.lines.append("logged in: \(item.isActive)") }
      .commit()
    interactor.start(workflow, from: interactor)
    await test.settle()

    child.send(loggedIn.interactor)
    router.attachChild(loggedIn)
    await test.settle()

    #expect(log.lines == ["logged in: true", "completed"])
  }

  @Test func `two workflows that wait for the same go on in their order`() async {
    router.launch(under: test)
    let login = MutableEventStream<Int>()
    for name in ["first", "second"] {
      let workflow = workflow()
      workflow.onStep { [log] _ in
        _ = try await login.stream.firstValue()
        log.lines.append(name)
      }.commit()
      interactor.start(workflow, from: interactor)
    }
    await test.settle()

    login.send(1)
    await test.settle()

    #expect(log.lines == ["first", "completed", "second", "completed"])
  }
}
