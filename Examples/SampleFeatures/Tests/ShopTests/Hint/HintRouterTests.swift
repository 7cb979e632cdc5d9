import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HintRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = HintInteractableMock()
    let router = HintRouter(
      interactor: interactor, viewController: HintViewControllableMock(holdsStacks: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
