import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedOutRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = LoggedOutInteractableMock()
    let router = LoggedOutRouter(
      interactor: interactor, viewController: LoggedOutViewControllableMock(holdsStacks: false),
      builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
