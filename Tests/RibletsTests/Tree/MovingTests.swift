import Riblets
import RibletsTesting
import Testing

/// Riblets that get another parent while their branch closes.
@MainActor
struct MovingTests {
  let test = TestScope()
  let log = Log()

  /// root(a(b) other), launched.
  private func launchedTree() -> (root: PartRouter, a: PartRouter, b: PartRouter, other: PartRouter) {
    let parts = ["root", "a", "b", "other"].map { PartRouter($0, log) }
    parts[0].attachChild(parts[1])
    parts[1].attachChild(parts[2])
    parts[0].attachChild(parts[3])
    parts[0].launch(under: test)
    log.lines = []
    return (parts[0], parts[1], parts[2], parts[3])
  }

  @Test func `the top of a closing branch moves, and starts again where it moved to`() {
    let tree = launchedTree()
    tree.a.onWillDeactivate = { [tree] in
      tree.a.onWillDeactivate = nil
      tree.root.detachChild(tree.a)
      tree.other.attachChild(tree.a)
    }

    tree.root.detachChild(tree.a)

    #expect(tree.root.outline == "root(other(a(b)))")
    #expect(tree.a.isActive && tree.b.isActive)
    #expect(
      log.lines == [
        "a will deactivate", "b will deactivate", "b resigns", "a resigns", "a became active", "b became active",
      ])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a riblet that is leaving needs no second detach to move`() {
    let tree = launchedTree()
    tree.a.interactor.onResign = { [tree] in tree.other.attachChild(tree.a) }

    tree.root.detachChild(tree.a)

    #expect(tree.root.outline == "root(other(a(b)))")
    #expect(tree.a.isActive)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `the top of a closing branch may come back to its parent`() {
    let tree = launchedTree()
    tree.a.interactor.onWillDeactivate = { [tree] in tree.root.attachChild(tree.a) }

    tree.root.detachChild(tree.a)

    #expect(tree.root.outline == "root(other a(b))")
    #expect(tree.a.isActive && tree.b.isActive)
  }

  @Test func `a riblet that is leaving cannot move below itself`() {
    let tree = launchedTree()
    tree.a.interactor.onWillDeactivate = { [tree] in tree.b.attachChild(tree.a) }

    tree.root.detachChild(tree.a)

    #expect(tree.root.outline == "root(other)")
    #expect(tree.a.outline == "a(b)")
    #expect(test.diagnoses.count == 1)
  }

  @Test func `detaching a riblet that is leaving changes nothing, and its path stays whole`() {
    let tree = launchedTree()
    var path = ""
    tree.b.interactor.onResign = { [tree] in
      tree.root.detachChild(tree.a)
      path = tree.b.ribletPath.description
    }

    tree.root.detachChild(tree.a)

    #expect(path == "Part(root)/Part(a)/Part(b)")
    #expect(tree.root.outline == "root(other)")
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `what moved is not expected to be freed`() async {
    let test = TestScope(leakPolicy: .on(release: .seconds(1)))
    let (root, a, b, idle) = (
      PartRouter("root", log), PartRouter("a", log), PartRouter("b", log), PartRouter("idle", log)
    )
    root.attachChild(a)
    a.attachChild(b)
    root.launch(under: test)
    a.interactor.onResign = { [a, idle] in idle.attachChild(a) }

    root.detachChild(a)
    await test.advance(by: .seconds(60))

    #expect(idle.outline == "idle(a(b))")
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a riblet that outlives its dropped tree cannot be attached below itself`() {
    let (child, grandchild) = (PartRouter("child", log), PartRouter("grandchild", log))
    child.attachChild(grandchild)
    do {
      let root = PartRouter("root", log)
      root.attachChild(child)
      root.launchAsRoot(in: test.runtime)
    }

    #expect(!child.isActive)
    grandchild.attachChild(child)

    #expect(child.outline == "child(grandchild)")
    #expect(test.diagnoses.contains { if case .attachedAncestor = $0.kind { true } else { false } })
  }
}
