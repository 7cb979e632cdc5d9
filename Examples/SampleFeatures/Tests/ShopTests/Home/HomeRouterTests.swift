import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HomeRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = HomeInteractableMock()
    let router = HomeRouter(
      interactor: interactor, viewController: HomeViewControllableMock(holdsStacks: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
