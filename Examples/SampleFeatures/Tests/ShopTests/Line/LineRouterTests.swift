import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LineRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = LineInteractableMock()
    let router = LineRouter(
      interactor: interactor, viewController: LineViewControllableMock(holdsStacks: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
