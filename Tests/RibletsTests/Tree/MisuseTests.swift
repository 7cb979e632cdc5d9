import Riblets
import RibletsTesting
import Testing

@MainActor
struct MisuseTests {
  let test = TestScope()
  let log = Log()

  func part(_ name: String) -> PartRouter { PartRouter(name, log) }

  /// root(a(b)), launched.
  func launchedTree() -> (root: PartRouter, a: PartRouter, b: PartRouter) {
    let (root, a, b) = (part("root"), part("a"), part("b"))
    root.attachChild(a)
    a.attachChild(b)
    root.launch(under: test)
    return (root, a, b)
  }

  @Test func `attaching a child twice is diagnosed, and it stays attached once`() {
    let tree = launchedTree()

    tree.root.attachChild(tree.a, fileID: "Shop/RootRouter.swift", line: 12)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot attach 'Part(root)/Part(a)': it is a child of 'Part(root)' already.

          Child:  Part(root)/Part(a)
          Parent: Part(root)
          At:     Shop/RootRouter.swift:12

        Attach it once. To show it twice, build a second one.
        """
      ])
    #expect(tree.root.outline == "root(a(b))")
  }

  @Test func `attaching a child of another parent is diagnosed with both parents`() {
    let tree = launchedTree()

    tree.root.attachChild(tree.b, fileID: "Shop/RootRouter.swift", line: 12)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot attach 'Part(root)/Part(a)/Part(b)' to 'Part(root)': it already has a parent.

          Child:      Part(root)/Part(a)/Part(b)
          Parent:     Part(root)/Part(a)
          New parent: Part(root)
          At:         Shop/RootRouter.swift:12

        To move it, detach it from its parent first. To show it twice, build a second one.
        """
      ])
    #expect(tree.root.outline == "root(a(b))")
  }

  @Test func `attaching a launched root is diagnosed`() {
    let tree = launchedTree()
    let other = part("other")
    other.launch(under: test)

    tree.a.attachChild(other, fileID: "Shop/ARouter.swift", line: 3)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot attach 'Part(other)' to 'Part(root)/Part(a)': it is the launched root of a tree.

          Root:       Part(other)
          New parent: Part(root)/Part(a)
          At:         Shop/ARouter.swift:3

        Terminate it first, or build another one for this parent.
        """
      ])
    #expect(tree.root.outline == "root(a(b))")
    #expect(other.isActive)
  }

  @Test(arguments: ["itself", "its ancestor"])
  func `a riblet cannot stand below itself`(_ what: String) {
    let (top, below) = (part("top"), part("below"))
    top.attachChild(below)
    let parent = what == "itself" ? top : below
    let expected = what == "itself" ? "Part(top)" : "Part(top)/Part(below)"

    RibletRuntime.$current.withValue(test.runtime) {
      parent.attachChild(top, fileID: "Shop/TopRouter.swift", line: 3)
    }

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot attach 'Part(top)' to '\(expected)': a riblet cannot stand below itself.

          Child:      Part(top)
          New parent: \(expected)
          At:         Shop/TopRouter.swift:3

        Attach a child that was built for this parent.
        """
      ])
    #expect(top.outline == "top(below)")
  }

  @Test func `attaching to a branch that was closed is diagnosed, and the router can tell that it is too late`() {
    let tree = launchedTree()
    tree.root.detachChild(tree.a)
    let late = part("late")

    tree.a.attachChild(late, fileID: "Shop/ARouter.swift", line: 9)

    #expect(!tree.a.isActive)
    #expect(!late.isActive)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        Attached 'Part(a)/Part(late)' late: its parent 'Part(a)' is not active any more.

          Child:  Part(a)/Part(late)
          Parent: Part(a)
          At:     Shop/ARouter.swift:9

        The child is assembled and becomes active only if its parent does. A callback of finished work probably came \
        after the branch was detached: bind the work to the interactor, or ask the router's isActive first.
        """
      ])
  }

  @Test func `detaching a riblet that is not a child is diagnosed, with its parent if it has one`() {
    let tree = launchedTree()

    tree.root.detachChild(tree.b, fileID: "Shop/RootRouter.swift", line: 5)
    tree.root.detachChild(part("stranger"), fileID: "Shop/RootRouter.swift", line: 6)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot detach 'Part(root)/Part(a)/Part(b)' from 'Part(root)': it is not its child.

          Riblet:   Part(root)/Part(a)/Part(b)
          Parent:   Part(root)/Part(a)
          Asked of: Part(root)
          At:       Shop/RootRouter.swift:5

        Detach it from its own parent.
        """,
        """
        Cannot detach 'Part(stranger)' from 'Part(root)': it is not its child.

          Riblet:   Part(stranger)
          Parent:   none
          Asked of: Part(root)
          At:       Shop/RootRouter.swift:6

        It was detached before, or never attached. Clear the reference to a child when you detach it.
        """,
      ])
    #expect(tree.root.outline == "root(a(b))")
    #expect(tree.b.isActive)
  }

  @Test func `launching twice, launching a child and terminating what was not launched are diagnosed`() {
    let tree = launchedTree()

    tree.root.launch(under: test)
    tree.a.launch(under: test)
    tree.a.terminateTree()

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot launch 'Part(root)': it is launched already.

          Root: Part(root)

        Launch a root once, or terminate it first.
        """,
        """
        Cannot launch 'Part(root)/Part(a)': it has a parent.

          Riblet: Part(root)/Part(a)

        A child becomes active with its parent. To make it a root of its own, detach it first.
        """,
        """
        Cannot terminate 'Part(root)/Part(a)': it is not a launched root.

          Riblet: Part(root)/Part(a)

        Terminate the router that was launched, once. A child is detached by its parent.
        """,
      ])
    #expect(tree.b.isActive)
  }

  @Test func `binding to an inactive interactor is diagnosed with its path, and nothing is bound`() async {
    let tree = launchedTree()
    tree.root.detachChild(tree.a)
    let numbers = MutableEventStream<Int>()
    var hasRun = false

    tree.b.interactor.observe(numbers.stream, fileID: "Shop/BInteractor.swift", line: 7) { _, _ in hasRun = true }
    let task = tree.b.interactor.task(fileID: "Shop/BInteractor.swift", line: 8) { _ in hasRun = true }
    numbers.send(1)
    await task.value

    #expect(!hasRun)
    #expect(numbers.subscriberCount == 0)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot bind an observation to 'PartInteractor': it is not active.

          Riblet: Part(a)/Part(b)
          At:     Shop/BInteractor.swift:7

        Bind it in didBecomeActive or later. Bound work ends at deactivation and is not restarted.
        """,
        """
        Cannot bind a task to 'PartInteractor': it is not active.

          Riblet: Part(a)/Part(b)
          At:     Shop/BInteractor.swift:8

        Bind it in didBecomeActive or later. Bound work ends at deactivation and is not restarted.
        """,
      ])
  }

  @Test func `a second router of one interactor is diagnosed with both paths`() {
    let tree = launchedTree()

    let second = PartRouter(sharing: tree.b.interactor)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot make 'Part(b)' the router of 'PartInteractor': it has one already.

          Router:     Part(root)/Part(a)/Part(b)
          New router: Part(b)

        Build an interactor for each router. To show a riblet twice, build a second one.
        """
      ])
    withExtendedLifetime(second) {}
  }

  /// Two routers that are made for one interactor before there is a tree, as the builders of an app do.
  func routersOfOneInteractor() -> (first: PartRouter, second: PartRouter) {
    RibletRuntime.$current.withValue(nil) {
      let first = part("b")
      return (first, PartRouter(sharing: first.interactor))
    }
  }

  /// Attaches a riblet to a launched root, whose reporter is the app's own; returns what that has heard.
  func attachToNewTree(_ child: PartRouter, attaching other: PartRouter? = nil) -> [String] {
    var heard: [String] = []
    let runtime = RibletRuntime(reporter: DiagnosisReporter { heard.append($0.description) }, leakPolicy: .off)
    RibletRuntime.$current.withValue(nil) {
      let root = part("root")
      root.attachChild(child)
      root.launchAsRoot(in: runtime)
      if let other { root.attachChild(other) }
      root.terminateAsRoot()
    }
    return heard.map { $0.split(separator: "\n").filter { $0.contains("outer:") }.joined(separator: "\n") }
  }

  @Test func `a second router that was made before the tree is reported to the reporter of the tree`() {
    let (first, second) = routersOfOneInteractor()
    let heard = attachToNewTree(first, attaching: second)
    #expect(heard == ["  Router:     Part(root)/Part(b)\n  New router: Part(b)"])
  }

  @Test func `a second router is reported to the tree that has it alone`() {
    let (first, second) = routersOfOneInteractor()
    #expect(attachToNewTree(second) == ["  Router:     Part(b)\n  New router: Part(root)/Part(b)"])
    #expect(attachToNewTree(first).isEmpty)
  }

  @Test func `a second router whose first one is gone is reported with the name that it had`() {
    var first: PartRouter? = routersOfOneInteractor().first
    let second = RibletRuntime.$current.withValue(nil) { PartRouter(sharing: first!.interactor) }
    first = nil
    #expect(attachToNewTree(second) == ["  Router:     Part(b)\n  New router: Part(root)/Part(b)"])
  }

  @Test func `an interactor may get a router again when its first one is gone`() {
    let interactor = PartInteractor("a", log)
    RibletRuntime.$current.withValue(test.runtime) {
      do { _ = PartRouter(sharing: interactor) }
      let second = PartRouter(sharing: interactor)
      second.launch(under: test)
    }

    #expect(log.lines.first == "a became active")
    #expect(test.diagnoses.isEmpty)
  }
}
