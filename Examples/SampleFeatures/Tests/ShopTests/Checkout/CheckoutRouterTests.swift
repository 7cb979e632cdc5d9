import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CheckoutRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = CheckoutInteractableMock()
    let router = CheckoutRouter(
      interactor: interactor, viewController: CheckoutViewControllableMock(holdsStacks: false),
      builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
