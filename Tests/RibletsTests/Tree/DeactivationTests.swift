import Riblets
import RibletsTesting
import Testing

@MainActor
struct DeactivationTests {
  let test = TestScope()
  let log = Log()

  func part(_ name: String) -> PartRouter { PartRouter(name, log) }

  /// root(a(b c) d), launched.
  func launchedTree() -> (root: PartRouter, a: PartRouter, b: PartRouter, c: PartRouter, d: PartRouter) {
    let (root, a, b, c, d) = (part("root"), part("a"), part("b"), part("c"), part("d"))
    root.attachChild(a)
    a.attachChild(b)
    a.attachChild(c)
    root.attachChild(d)
    root.launch(under: test)
    log.lines = []
    return (root, a, b, c, d)
  }

  @Test func `a branch is warned from the top down and resigns from the leaves up, last sibling first`() {
    let tree = launchedTree()

    tree.root.terminateTree()

    #expect(
      log.lines == [
        "root will deactivate", "a will deactivate", "b will deactivate", "c will deactivate", "d will deactivate",
        "d resigns", "c resigns", "b resigns", "a resigns", "root resigns",
      ])
  }

  @Test func `paths are whole while a branch resigns, and the branch is unlinked afterwards`() {
    let tree = launchedTree()
    var path = ""
    tree.c.interactor.onResign = { [c = tree.c] in path = "\(c.ribletPath)" }

    tree.root.detachChild(tree.a)

    #expect(path == "Part(root)/Part(a)/Part(c)")
    #expect(tree.root.outline == "root(d)")
    tree.c.interactor.onResign = nil
  }

  @Test func `a whole branch is closing before the first callback`() {
    let tree = launchedTree()
    var active: [Bool] = []
    tree.a.interactor.onWillDeactivate = { [tree] in
      active = [tree.root, tree.a, tree.b, tree.c].map(\.isActive)
    }

    tree.root.detachChild(tree.a)

    #expect(active == [true, false, false, false])
    tree.a.interactor.onWillDeactivate = nil
  }

  @Test func `an interactor is still active while it resigns, and its work still runs`() {
    let tree = launchedTree()
    let numbers = MutableEventStream<Int>()
    var heard: [Int] = []
    tree.b.interactor.observe(numbers.stream) { _, number in heard.append(number) }
    var wasActive = false
    tree.b.interactor.onResign = { [b = tree.b] in
      wasActive = b.interactor.isActive
      numbers.send(1)
    }

    tree.root.detachChild(tree.a)
    numbers.send(2)

    #expect(wasActive)
    #expect(heard == [1])
    tree.b.interactor.onResign = nil
  }

  @Test func `a child that says it is finished while it resigns cannot make its dying parent start something`() {
    let tree = launchedTree()
    let late = part("late")
    tree.b.interactor.onResign = { [a = tree.a, late] in a.attachChild(late) }

    tree.root.detachChild(tree.a)

    #expect(!late.isActive)
    #expect(!log.lines.contains("late became active"))
    #expect(tree.a.outline == "a(b c late)")
    #expect(test.diagnoses.isEmpty)
    tree.b.interactor.onResign = nil
  }

  @Test func `a child that is detached from inside its closing branch resigns once`() {
    let tree = launchedTree()
    tree.a.interactor.onWillDeactivate = { [a = tree.a, b = tree.b] in a.detachChild(b) }

    tree.root.detachChild(tree.a)

    #expect(log.lines.filter { $0 == "b resigns" }.count == 1)
    #expect(tree.a.outline == "a(c)")
    #expect(test.diagnoses.isEmpty)
    tree.a.interactor.onWillDeactivate = nil
  }

  @Test func `a branch that detaches itself again while it leaves does so once`() {
    let tree = launchedTree()
    tree.a.interactor.onResign = { [root = tree.root, a = tree.a] in root.detachChild(a) }

    tree.root.detachChild(tree.a)

    #expect(log.lines.filter { $0 == "a resigns" }.count == 1)
    #expect(tree.root.outline == "root(d)")
    #expect(test.diagnoses.isEmpty)
    tree.a.interactor.onResign = nil
  }

  @Test func `a branch that detaches itself again while it leaves stays linked until it has left`() {
    let tree = launchedTree()
    var path = ""
    tree.a.interactor.onWillDeactivate = { [root = tree.root, a = tree.a] in root.detachChild(a) }
    tree.c.interactor.onResign = { [c = tree.c] in path = "\(c.ribletPath)" }

    tree.root.detachChild(tree.a)

    #expect(path == "Part(root)/Part(a)/Part(c)")
    tree.a.interactor.onWillDeactivate = nil
    tree.c.interactor.onResign = nil
  }

  @Test func `a closing child that is moved to an active riblet starts again there once its branch has closed`() {
    let tree = launchedTree()
    tree.b.interactor.onWillDeactivate = { [tree] in
      tree.a.detachChild(tree.b)
      tree.d.attachChild(tree.b)
    }

    tree.root.detachChild(tree.a)

    #expect(
      log.lines == [
        "a will deactivate", "b will deactivate", "c will deactivate", "c resigns", "b resigns", "a resigns",
        "b became active",
      ])
    #expect(tree.root.outline == "root(d(b))")
    tree.b.interactor.onWillDeactivate = nil
  }

  @Test func `a riblet that was never active gets no callback when it is detached`() {
    let root = part("root")
    let child = part("child")
    root.attachChild(child)

    root.detachChild(child)

    #expect(log.lines.isEmpty)
    #expect(root.children.isEmpty)
  }

  @Test func `a tree that is dropped while it is active is freed, its work ends, and no lifecycle code runs`() async {
    weak var interactor: PartInteractor?
    var seen: [String] = []
    let numbers = MutableEventStream<Int>()
    do {
      let root = part("root")
      let child = part("child")
      root.attachChild(child)
      root.launchAsRoot(in: test.runtime)
      child.interactor.observe(numbers.stream) { _, number in seen.append("\(number)") }
      child.interactor.isActiveStream.sink(finished: { seen.append("finished") }, { seen.append("\($0)") })
      interactor = child.interactor
      log.lines = []
    }

    #expect(interactor == nil)
    numbers.send(1)
    #expect(numbers.subscriberCount == 0)
    #expect(seen == ["true", "finished"])
    #expect(log.lines.isEmpty)
  }
}
