import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct BasicScoreBoardRouterTests {
  @Test func `it has no children, and its interactor knows it`() {
    let interactor = BasicScoreBoardInteractableMock()
    let viewController = BasicScoreBoardViewControllableMock()
    let router = BasicScoreBoardRouter(interactor: interactor, viewController: viewController)

    RouterTester(router).launch()

    #expect(interactor.router === router)
    #expect(router.viewControllable === viewController)
  }
}
