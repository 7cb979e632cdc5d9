import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameInteractorTests {
  @Test func `the builder of the chosen game goes to the listener`() {
    let presenter = OffGamePresentableMock()
    let listener = OffGameListenerMock()
    let router = OffGameRoutingMock()
    let interactor = OffGameInteractor(presenter: presenter)
    interactor.listener = listener
    interactor.router = router
    let tester = InteractorTester(interactor, mocks: presenter, listener, router)
    let game = GameMock(id: "chess", name: "Chess", builder: GameBuildableMock())
    tester.activate()

    tester.act { presenter.listener?.start(game) }

    #expect(listener.startGameCallCount == 1)
    #expect(listener.startGameReceivedArguments === game.builder)
  }
}
