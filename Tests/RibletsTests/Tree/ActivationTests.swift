import Riblets
import RibletsTesting
import Testing

@MainActor
struct ActivationTests {
  let test = TestScope()
  let log = Log()

  func part(_ name: String) -> PartRouter { PartRouter(name, log) }

  @Test func `a launched root becomes active, then loads`() {
    let root = part("root")

    root.launch(under: test)

    #expect(log.lines == ["root became active", "root loaded"])
    #expect(root.isActive)
    #expect(root.interactor.isActive)
  }

  @Test func `a child attached to an inactive parent is only assembled, without a word`() {
    let root = part("root")
    let child = part("child")

    root.attachChild(child)

    #expect(log.lines.isEmpty)
    #expect(!child.isActive)
    #expect(root.outline == "root(child)")
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `an assembled branch becomes active with its root, parents first`() {
    let root = part("root")
    let a = part("a")
    let b = part("b")
    let c = part("c")
    root.attachChild(a)
    a.attachChild(b)
    root.attachChild(c)

    root.launch(under: test)

    #expect(
      log.lines == [
        "root became active", "root loaded", "a became active", "a loaded", "b became active", "b loaded",
        "c became active", "c loaded",
      ])
  }

  @Test func `children attached in didLoad find an active parent`() {
    let root = part("root")
    let child = part("child")
    root.onLoad = { [root, child] in root.attachChild(child) }

    root.launch(under: test)

    #expect(log.lines == ["root became active", "root loaded", "child became active", "child loaded"])
    root.onLoad = nil
  }

  @Test func `children may be attached in didBecomeActive, before the parent has loaded`() {
    let root = part("root")
    let child = part("child")
    root.interactor.onBecomeActive = { [root, child] in root.attachChild(child) }

    root.launch(under: test)

    #expect(log.lines == ["root became active", "child became active", "child loaded", "root loaded"])
    root.interactor.onBecomeActive = nil
  }

  @Test func `a branch that is attached again becomes active again, and does not load again`() {
    let root = part("root")
    let a = part("a")
    let b = part("b")
    a.onLoad = { [a, b] in a.attachChild(b) }
    root.launch(under: test)
    root.attachChild(a)
    root.detachChild(a)
    log.lines = []

    root.attachChild(a)

    #expect(log.lines == ["a became active", "b became active"])
    #expect(root.outline == "root(a(b))")
    a.onLoad = nil
  }

  @Test func `a child that is detached while it becomes active is not loaded, until it is attached again`() {
    let root = part("root")
    let child = part("child")
    root.launch(under: test)
    child.interactor.onBecomeActive = { [root, child] in root.detachChild(child) }
    log.lines = []

    root.attachChild(child)
    #expect(log.lines == ["child became active", "child will deactivate", "child resigns"])
    #expect(root.children.isEmpty)

    child.interactor.onBecomeActive = nil
    log.lines = []
    root.attachChild(child)
    #expect(log.lines == ["child became active", "child loaded"])
  }

  @Test func `an ancestor that is detached while a descendant becomes active stops the rest of the branch`() {
    let root = part("root")
    let a = part("a")
    let b = part("b")
    let c = part("c")
    a.attachChild(b)
    b.attachChild(c)
    root.launch(under: test)
    b.interactor.onBecomeActive = { [root, a] in root.detachChild(a) }
    log.lines = []

    root.attachChild(a)

    #expect(
      log.lines == [
        "a became active", "a loaded", "b became active", "a will deactivate", "b will deactivate", "b resigns",
        "a resigns",
      ])
    #expect(!c.isActive)
    b.interactor.onBecomeActive = nil
  }

  @Test func `a child detached and attached again by its own activation is active once and loaded once`() {
    let root = part("root")
    let child = part("child")
    root.launch(under: test)
    var isFirst = true
    child.interactor.onBecomeActive = { [root, child] in
      guard isFirst else { return }
      isFirst = false
      root.detachChild(child)
      root.attachChild(child)
    }
    log.lines = []

    root.attachChild(child)

    #expect(
      log.lines == [
        "child became active", "child will deactivate", "child resigns", "child became active", "child loaded",
      ])
    #expect(child.isActive)
    child.interactor.onBecomeActive = nil
  }

  @Test func `a riblet that an observer of the active stream detaches gets no callback of that activity`() {
    let root = part("root")
    let child = part("child")
    root.launch(under: test)
    child.interactor.isActiveStream.sink { [root, child] isActive in
      if isActive { root.detachChild(child) }
    }
    log.lines = []

    root.attachChild(child)

    #expect(log.lines.isEmpty)
    #expect(!child.interactor.isActive)
    #expect(root.children.isEmpty)
  }

  @Test func `the active stream replays, has no equal neighbours, and follows the tree`() {
    let root = part("root")
    let child = part("child")
    var seen: [Bool] = []
    child.interactor.isActiveStream.sink { seen.append($0) }

    root.launch(under: test)
    root.attachChild(child)
    root.detachChild(child)
    root.attachChild(child)

    #expect(seen == [false, true, false, true])
  }

  @Test func `the active stream says true before didBecomeActive, and false after willResignActive`() {
    let root = part("root")
    root.interactor.isActiveStream.sink { [log] isActive in log.lines.append("stream \(isActive)") }

    root.launch(under: test)
    root.terminateTree()

    #expect(
      log.lines == [
        "stream false", "stream true", "root became active", "root loaded", "root will deactivate", "root resigns",
        "stream false",
      ])
  }

  @Test func `a chain of 100,000 becomes active, inactive and free without recursion`() {
    let root = part("root")
    root.launch(under: test)
    weak var last: PartRouter?
    do {
      let first = part("x")
      var end = first
      for _ in 1..<100_000 {
        let next = part("x")
        end.attachChild(next)
        end = next
      }
      last = end
      root.attachChild(first)
      #expect(end.isActive)
      root.detachChild(first)
      #expect(!end.isActive)
    }
    #expect(last == nil)
    #expect(log.lines.count == 2 + 4 * 100_000)
  }
}
