import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = OffGameInteractableMock()
    let view = OffGameViewControllableMock()
    let router = OffGameRouter(interactor: interactor, viewController: view, builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
    #expect(router.viewControllable === view)
  }
}
