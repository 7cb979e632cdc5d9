import Riblets
import RibletsTesting
import Testing

@MainActor
private final class ScreenView: ViewPresenceReporting {
  var presence = ViewPresence.hidden
}

@MainActor
private final class ScreenRouter: ViewableRouter<Interactor, ScreenView> {}

@MainActor
private final class Scope {}

@MainActor
struct LeakDetectorTests {
  let test = TestScope(leakPolicy: .on(release: .seconds(1), disappearance: .seconds(5)))
  let log = Log()

  func part(_ name: String) -> PartRouter { PartRouter(name, log) }

  @Test func `what is freed after its riblet was detached is no leak`() async {
    let root = part("root")
    root.launch(under: test)
    do {
      let child = part("child")
      child.attachChild(part("grandchild"))
      root.attachChild(child)
      root.detachChild(child)
    }

    await test.advance(by: .seconds(60))

    #expect(test.diagnoses.isEmpty)
    #expect(test.runtime.leaks.expectationCount == 0)
  }

  @Test func `a router that stays is reported once for all that it holds, with path and line`() async {
    let root = part("root")
    let child = part("child")
    child.attachChild(part("grandchild"))
    root.launch(under: test)
    root.attachChild(child)
    root.detachChild(child, fileID: "Shop/RootRouter.swift", line: 30)

    await test.advance(by: .milliseconds(999))
    #expect(test.diagnoses.isEmpty)
    await test.advance(by: .seconds(60))

    #expect(
      test.diagnoses.map(\.description) == [
        """
        The router 'PartRouter' is still in memory after its riblet was detached.

          Riblet:   Part(root)/Part(child)
          Detached: Shop/RootRouter.swift:30

        Look for who refers to it: a closure that captures it, a parent that remembers the child, a listener that is \
        not weak. If it is kept to be attached again, set isKeptWhenDetached on its router.
        """
      ])
  }

  @Test func `an interactor that stays without its router is reported`() async {
    let root = part("root")
    root.launch(under: test)
    let leaked: PartInteractor
    do {
      let child = part("child")
      leaked = child.interactor
      root.attachChild(child)
      root.detachChild(child)
    }

    await test.advance(by: .seconds(2))

    #expect(test.diagnoses.count == 1)
    #expect(test.diagnoses.first?.description.hasPrefix("The interactor 'PartInteractor' is still in memory") == true)
    withExtendedLifetime(leaked) {}
  }

  @Test func `component and view that stay are reported`() async {
    let root = part("root")
    root.launch(under: test)
    let component = Scope()
    let view = ScreenView()
    do {
      let child = ScreenRouter(interactor: Interactor(), viewController: view)
      child.ribletComponent = component
      root.attachChild(child)
      root.detachChild(child)
    }

    await test.advance(by: .seconds(2))

    #expect(
      test.diagnoses.map { $0.description.prefix { $0 != "\n" } } == [
        "The view 'ScreenView' is still in memory after its riblet was detached.",
        "The component 'Scope' is still in memory after its riblet was detached.",
      ])
  }

  @Test func `a branch that is attached again, or kept on purpose, is no leak`() async {
    let root = part("root")
    let (again, kept) = (part("again"), part("kept"))
    root.launch(under: test)
    kept.isKeptWhenDetached = true
    for child in [again, kept] {
      root.attachChild(child)
      root.detachChild(child)
    }
    root.attachChild(again)

    await test.advance(by: .seconds(60))

    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a view that is still shown is reported after its own delay, and only then`() async {
    let root = part("root")
    root.launch(under: test)
    let view = ScreenView()
    do {
      let child = ScreenRouter(interactor: Interactor(), viewController: view)
      root.attachChild(child)
      view.presence = .shown
      root.detachChild(child, fileID: "Shop/RootRouter.swift", line: 4)
    }

    await test.advance(by: .seconds(4))
    #expect(test.diagnoses.isEmpty)
    await test.advance(by: .seconds(2))

    #expect(
      test.diagnoses.map(\.description) == [
        """
        The view 'ScreenView' is still shown after its riblet was detached.

          Riblet:   Part(root)/Screen
          Detached: Shop/RootRouter.swift:4

        Dismiss or remove the view where the child is detached.
        """
      ])
  }

  @Test func `a transition delays the check of what it shows for as long as it takes`() async {
    let root = part("root")
    root.launch(under: test)
    var view: ScreenView? = ScreenView()
    do {
      let child = ScreenRouter(interactor: Interactor(), viewController: view!)
      root.attachChild(child)
      view?.presence = .leaving
      root.detachChild(child)
    }

    await test.advance(by: .seconds(30))
    #expect(test.diagnoses.isEmpty)
    view?.presence = .hidden
    view = nil
    await test.advance(by: .seconds(30))

    #expect(test.diagnoses.isEmpty)
    #expect(test.runtime.leaks.expectationCount == 0)
  }

  @Test func `an app may expect an object of its own, and take that back`() async {
    let (leaked, withdrawn) = (Scope(), Scope())
    test.runtime.leaks.expectRelease(of: leaked, fileID: "Shop/Cache.swift", line: 2)
    test.runtime.leaks.expectRelease(of: withdrawn).withdraw()

    await test.advance(by: .seconds(2))

    #expect(
      test.diagnoses.map(\.description) == [
        """
        The object 'Scope' is still in memory, although it was expected to be freed.

          Expected: Shop/Cache.swift:2

        Look for who refers to it: a closure that captures it, a collection that keeps it, a delegate that is not weak.
        """
      ])
    withExtendedLifetime((leaked, withdrawn)) {}
  }

  @Test func `a process that was stopped does not wake up to leaks`() async {
    let root = part("root")
    let child = part("child")
    root.launch(under: test)
    root.attachChild(child)
    root.detachChild(child)

    // The first ring comes an hour late: it counts as one ring, and the riblet still has its time.
    test.jump(by: .seconds(3600))
    #expect(test.diagnoses.isEmpty)
    await test.advance(by: .seconds(2))
    #expect(test.diagnoses.count == 1)
  }

  @Test func `with the policy off nothing is expected and no alarm is set`() {
    let test = TestScope(leakPolicy: .off)
    let root = part("root")
    let child = part("child")
    root.launch(under: test)
    root.attachChild(child)
    root.detachChild(child)
    test.runtime.leaks.expectRelease(of: child)

    #expect(test.runtime.leaks.expectationCount == 0)
    #expect(test.pendingActionCount == 0)
  }

  @Test func `one alarm serves all expectations`() {
    let root = part("root")
    root.launch(under: test)
    for name in 0..<100 {
      let child = part("\(name)")
      root.attachChild(child)
      root.detachChild(child)
    }

    #expect(test.runtime.leaks.expectationCount == 100)
    #expect(test.pendingActionCount == 1)
  }
}
