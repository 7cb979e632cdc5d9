import Riblets
import RibletsTesting
import Testing

@MainActor
struct RibletEventTests {
  let test = TestScope(leakPolicy: .off)
  let log = Log()

  private func launchedRoot() -> PartRouter {
    let root = PartRouter("root", log)
    root.launch(under: test)
    return root
  }

  /// Calls back at each event, and notes it as text with the tree of that moment.
  private func listen(to root: PartRouter, _ reaction: @escaping @MainActor (RibletEvent) -> Void = { _ in }) {
    log.lines = []
    test.runtime.events.sink { [log, root] event in
      log.lines.append("\(event) | \(root.outline)")
      reaction(event)
    }
  }

  @Test func `a detached child is unlinked when that is emitted, and the path names its former parent`() throws {
    let root = launchedRoot()
    let child = PartRouter("child", log)
    root.attachChild(child)
    var detached: RibletPath?
    test.runtime.events.sink { event in
      if case .detached = event.kind { detached = event.path }
    }
    var outline = ""
    test.runtime.events.sink { [root] event in
      if case .detached = event.kind { outline = root.outline }
    }

    root.detachChild(child)

    #expect(outline == "root")
    let path = try #require(detached)
    #expect(path.names == ["Part(root)", "Part(child)"])
    #expect(path.parent == root.ribletPath)
    let number = try #require(path.parent?.number)
    #expect(number > 0 && number != path.number)
  }

  @Test func `a listener that detaches a detached child again gets a diagnosis and no second event`() {
    let root = launchedRoot()
    let child = PartRouter("child", log)
    root.attachChild(child)
    listen(to: root) { [root, child] event in
      if case .detached = event.kind { root.detachChild(child, fileID: "Shop/Root.swift", line: 1) }
    }

    root.detachChild(child)

    let detached = log.lines.filter { $0.contains("detached") }
    #expect(detached == ["Part(root)/Part(child) detached | root"])
    #expect(test.diagnoses.count == 1)
  }

  @Test func `a listener that detaches what was just attached keeps it from becoming active`() {
    let root = launchedRoot()
    let child = PartRouter("child", log)
    listen(to: root) { [root, child] event in
      if case .attached = event.kind { root.detachChild(child) }
    }

    root.attachChild(child)

    #expect(!child.isActive)
    #expect(root.outline == "root")
    #expect(
      log.lines == ["Part(root)/Part(child) attached | root(child)", "Part(root)/Part(child) detached | root"])
  }

  @Test func `a listener that detaches what has just become active keeps it from loading`() {
    let root = launchedRoot()
    let child = PartRouter("child", log)
    listen(to: root) { [root, child] event in
      if case .activated = event.kind { root.detachChild(child) }
    }

    root.attachChild(child)

    #expect(!log.lines.contains("child loaded"))
    #expect(!child.isActive)
  }

  @Test func `a tree that starts again inside of a detach does not take along what is being detached`() {
    let root = launchedRoot()
    let child = PartRouter("child", log)
    root.attachChild(child)
    listen(to: root) { [test, root, child] event in
      guard case .deactivated = event.kind, event.path == child.ribletPath, root.isActive else { return }
      root.terminateTree()
      root.launch(under: test)
    }

    root.detachChild(child)

    #expect(root.isActive && root.outline == "root")
    #expect(!child.isActive && !child.interactor.isActive)
  }

  @Test func `a listener that cancels a workflow when it starts leaves no deadline behind`() {
    let root = launchedRoot()
    let workflow = NotingWorkflow(log)
    workflow.onStep { [log] item in
      log.lines.append("never")
      return item
    }.commit()
    var run: WorkflowRun?
    test.runtime.events.sink { [root] event in
      if case .workflow(let progress) = event.kind, progress.stage == .started { root.terminateTree() }
    }
    log.lines = []

    run = root.interactor.start(workflow, from: root.interactor, deadline: .seconds(5))

    #expect(log.lines == ["root will deactivate", "root resigns", "cancelled"])
    #expect(run?.isLive == false)
    #expect(test.clock.pendingCount == 0)
  }
}
