import Riblets
import RibletsTesting
import Testing

@MainActor
private final class PlainView: ViewControllable {}

@MainActor
private final class Scope {}

private final class AppRouter: LaunchRouter<Interactor, PlainView> {}

/// Leaks of whole trees: those that were terminated, and those that were only let go of.
@MainActor
struct DroppedTreeTests {
  let test = TestScope(leakPolicy: .on(release: .seconds(1), disappearance: .seconds(5)))
  let log = Log()

  @Test func `a root that stays after its tree was terminated is reported`() async {
    let root = AppRouter(interactor: Interactor(), viewController: PlainView())
    root.launch(in: test.runtime)

    root.terminate()
    await test.advance(by: .seconds(2))

    #expect(
      test.diagnoses.map(\.description) == [
        """
        The router 'AppRouter' is still in memory after its tree was terminated.

          Riblet: App

        Look for who refers to it: a closure that captures it, a parent that remembers the child, a listener that is \
        not weak. If it is kept to be attached again, set isKeptWhenDetached on its router.
        """
      ])
  }

  @Test func `a root that is kept, or launched again, is no leak`() async {
    let kept = AppRouter(interactor: Interactor(), viewController: PlainView())
    kept.isKeptWhenDetached = true
    kept.launch(in: test.runtime)
    kept.terminate()
    let relaunched = AppRouter(interactor: Interactor(), viewController: PlainView())
    relaunched.launch(in: test.runtime)
    relaunched.terminate()
    relaunched.launch(in: test.runtime)

    await test.advance(by: .seconds(60))

    #expect(test.diagnoses.isEmpty)
    relaunched.isKeptWhenDetached = true
    relaunched.terminate()
  }

  @Test func `what is freed with a dropped tree is no leak`() async {
    do {
      let root = PartRouter("root", log)
      root.attachChild(PartRouter("child", log))
      root.launchAsRoot(in: test.runtime)
    }

    await test.advance(by: .seconds(60))

    #expect(test.diagnoses.isEmpty)
    #expect(test.runtime.leaks.expectationCount == 0)
  }

  @Test func `each part of a dropped root that stays is reported with its role`() async {
    let interactor = Interactor()
    let view = PlainView()
    let component = Scope()
    do {
      let root = AppRouter(interactor: interactor, viewController: view)
      root.ribletComponent = component
      root.launch(in: test.runtime)
    }

    await test.advance(by: .seconds(2))

    #expect(
      test.diagnoses.map { "\($0)".split(separator: "\n").first.map(String.init) } == [
        "The interactor 'Interactor' is still in memory after its tree was dropped.",
        "The view 'PlainView' is still in memory after its tree was dropped.",
        "The component 'Scope' is still in memory after its tree was dropped.",
      ])
    withExtendedLifetime((interactor, view, component)) {}
  }

  @Test func `a riblet that outlives its dropped tree is deactivated, and reported with its path`() async {
    let child = PartRouter("child", log)
    let numbers = MutableEventStream<Int>()
    do {
      let root = PartRouter("root", log)
      let middle = PartRouter("middle", log)
      root.attachChild(middle)
      middle.attachChild(child)
      root.launchAsRoot(in: test.runtime)
    }
    #expect(!child.isActive && !child.interactor.isActive)
    #expect(numbers.subscriberCount == 0)

    await test.advance(by: .seconds(2))

    #expect(
      test.diagnoses.map { "\($0)".split(separator: "\n").prefix(2).joined(separator: "|") } == [
        "The router 'PartRouter' is still in memory after its tree was dropped.|  Riblet: Part(root)/Part(middle)/Part(child)"
      ])
  }

  @Test func `work of a riblet that outlives its dropped tree ends with the tree`() {
    let child = PartRouter("child", log)
    let numbers = MutableEventStream<Int>()
    var heard: [Int] = []
    child.interactor.onBecomeActive = { [unowned child] in
      child.interactor.observe(numbers.stream) { _, number in heard.append(number) }
    }
    do {
      let root = PartRouter("root", log)
      root.attachChild(child)
      root.launchAsRoot(in: test.runtime)
    }
    numbers.send(1)

    #expect(heard.isEmpty)
    #expect(log.lines.suffix(2) == ["child will deactivate", "child resigns"])
    child.interactor.onBecomeActive = nil
    _ = test.diagnoses
  }

  @Test func `a dropped chain of 10,000 is freed without recursion while leaks are looked for`() async {
    do {
      let root = PartRouter("x", Log())
      var end = root
      for _ in 0..<10_000 {
        let next = PartRouter("x", Log())
        end.attachChild(next)
        end = next
      }
      root.launchAsRoot(in: test.runtime)
    }
    #expect(test.runtime.leaks.expectationCount == 10_001)

    await test.advance(by: .seconds(2))

    #expect(test.diagnoses.isEmpty)
  }
}
