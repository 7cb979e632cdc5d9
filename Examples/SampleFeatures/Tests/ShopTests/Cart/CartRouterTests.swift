import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CartRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = CartInteractableMock()
    let router = CartRouter(
      interactor: interactor, viewController: CartViewControllableMock(holdsStacks: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
