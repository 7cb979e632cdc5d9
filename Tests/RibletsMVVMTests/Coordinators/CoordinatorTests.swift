import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct CoordinatorTests {
  let scope = TestScope.current()
  let root = Flow("Root")

  @Test func `a root is started by a call, and its children by being attached`() {
    let child = Flow("Child", listener: root)
    root.onStart = { $0.attachChild(child) }

    root.start(in: scope.runtime)

    #expect(root.log == ["started"])
    #expect(child.log == ["started"])
    expectTree(
      root,
      """
      Flow(Root)
        Flow(Child)
      """)
  }

  @Test func `the end of a flow is reported to its parent while it is attached, and then it leaves`() {
    root.start(in: scope.runtime)
    let child = Flow("Child", listener: root)
    root.attachChild(child)
    var wasAttached = false
    root.onChildFinish = { root, _ in wasAttached = root.children.first === child }

    child.end()

    #expect(root.log == ["started", "Child finished"])
    #expect(wasAttached)
    #expect(root.children.isEmpty)
    #expect(child.isFinished)
    #expect(!child.isActive)
  }

  @Test func `a parent may take the flow out itself, and put the next one in its place`() {
    root.start(in: scope.runtime)
    let first = Flow("First", listener: root)
    let second = Flow("Second", listener: root)
    root.attachChild(first)
    root.onChildFinish = { root, _ in
      root.detachChild(first)
      root.attachChild(second)
    }

    first.end()

    #expect(root.children.first === second)
    #expect(root.children.count == 1)
  }

  @Test func `a finished flow is freed with all that is below it`() async {
    root.start(in: scope.runtime)
    let held = await scope.expectReleased { () -> Flow in
      let child = Flow("Child", listener: root)
      child.onStart = { $0.attachChild(ViewModelScreen(SumViewModel(), in: SumView())) }
      root.attachChild(child)
      child.end()
      return child
    }
    #expect(held)
  }

  @Test func `finishing twice notifies the parent once, and is diagnosed`() {
    root.start(in: scope.runtime)
    let child = Flow("Child", listener: root)
    root.attachChild(child)
    child.end()
    child.finish { Issue.record("This is told a second time.") }

    #expect(root.log == ["started", "Child finished"])
    #expect(scope.mistakes == ["Cannot finish 'Flow(Root)/Flow(Child)': it has finished before."])
  }

  @Test func `finishing from within the news of the end is finishing twice`() {
    root.start(in: scope.runtime)
    let child = Flow("Child", listener: root)
    root.attachChild(child)
    root.onChildFinish = { _, _ in child.end() }
    child.end()

    #expect(root.log == ["started", "Child finished"])
    #expect(scope.mistakes.count == 1)
  }

  @Test func `a flow may finish while it starts`() {
    root.start(in: scope.runtime)
    let child = Flow("Child", listener: root)
    child.onStart = { $0.end() }

    root.attachChild(child)

    #expect(root.log == ["started", "Child finished"])
    #expect(root.children.isEmpty)
    #expect(child.log == ["started"])
  }

  @Test func `finishing before the start is diagnosed, and the flow can finish later`() {
    let child = Flow("Child", listener: root)
    child.end()
    #expect(scope.mistakes == ["Cannot finish 'Flow(Child)': it has not started."])

    root.start(in: scope.runtime)
    root.attachChild(child)
    child.end()
    #expect(root.log == ["started", "Child finished"])
  }

  @Test func `a flow that finishes while its parent is removed reports nothing, which is not a misuse`() {
    root.start(in: scope.runtime)
    let parent = Flow("Parent", listener: root)
    let child = Flow("Child", listener: parent)
    root.attachChild(parent)
    parent.attachChild(child)
    child.onLeave = { $0.end() }

    root.detachChild(parent)

    #expect(parent.log == ["started"])
    #expect(!child.isFinished)
    child.end()
    #expect(parent.log == ["started"])
    #expect(scope.mistakes.isEmpty)
  }

  @Test func `a flow whose parent finishes because of it is removed with it`() {
    root.start(in: scope.runtime)
    let parent = Flow("Parent", listener: root)
    let child = Flow("Child", listener: parent)
    root.attachChild(parent)
    parent.attachChild(child)
    parent.onChildFinish = { parent, _ in parent.end() }

    child.end()

    #expect(root.log == ["started", "Parent finished"])
    #expect(root.children.isEmpty)
    #expect(parent.children.isEmpty)
  }

  @Test func `a root that finishes ends its tree`() {
    root.start(in: scope.runtime)
    root.attachChild(Flow("Child"))
    root.end()
    #expect(!root.isActive)
    #expect(root.isFinished)
  }

  @Test func `a stopped root starts again where it was`() {
    root.start(in: scope.runtime)
    root.stop()
    root.start(in: scope.runtime)
    #expect(root.isActive)
    #expect(root.log == ["started"])
  }

  @Test func `a flow that is detached and attached again goes on and can finish`() {
    root.start(in: scope.runtime)
    let child = Flow("Child", listener: root)
    root.attachChild(child)
    root.detachChild(child)
    root.attachChild(child)

    #expect(child.log == ["started"])
    child.end()
    #expect(root.log == ["started", "Child finished"])
  }

  @Test func `what a coordinator binds ends with it, and hands it in`() {
    root.start(in: scope.runtime)
    let numbers = MutableEventStream<Int>()
    let child = Flow("Child", listener: root)
    root.attachChild(child)
    child.observe(numbers.stream) { flow, _ in flow.end() }

    numbers.send(1)

    #expect(root.log == ["started", "Child finished"])
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `a coordinator that is dropped without an end is freed, and its work ends`() async {
    let numbers = MutableEventStream<Int>()
    await scope.expectReleased { () -> Flow in
      let flow = Flow("Dropped")
      flow.launchAsRoot(in: scope.runtime)
      flow.observe(numbers.stream) { _, _ in }
      #expect(numbers.subscriberCount == 1)
      return flow
    }
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `it has the time of its tree`() async {
    root.start(in: scope.runtime)
    root.task { flow in
      try await flow.ribletClock.sleep(for: .seconds(3))
      flow.end()
    }
    await scope.advance(by: .seconds(2))
    #expect(!root.isFinished)
    await scope.advance(by: .seconds(1))
    #expect(root.isFinished)
  }
}
