import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct SearchRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = SearchInteractableMock()
    let router = SearchRouter(
      interactor: interactor, viewController: SearchViewControllableMock(holdsStacks: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
