import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct ProductRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = ProductInteractableMock()
    let router = ProductRouter(
      interactor: interactor, viewController: ProductViewControllableMock(holdsStacks: false), builders: ChildBuilders()
    )
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
