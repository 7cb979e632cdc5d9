import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@MainActor
struct OffGameRouterTests {
  @Test func `the score board is attached and shown from the beginning, once`() {
    let test = TestScope()
    let interactor = OffGameInteractableMock()
    let viewController = OffGameViewControllableMock()
    let scoreBoardBuilder = BasicScoreBoardBuildableMock()
    let router = OffGameRouter(
      interactor: interactor, viewController: viewController, scoreBoardBuilder: scoreBoardBuilder)
    #expect(interactor.router === router)
    #expect(router.children.isEmpty)

    router.launch(under: test)

    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(scoreBoardBuilder.router)])
    #expect(scoreBoardBuilder.buildArgValues.first === interactor)
    #expect(viewController.showArgValues.count == 1)
    #expect(viewController.showArgValues.first === scoreBoardBuilder.router.viewControllable)
  }
}
