import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct RootRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = RootInteractableMock()
    let router = RootRouter(
      interactor: interactor, viewController: RootViewControllableMock(holdsStacks: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
