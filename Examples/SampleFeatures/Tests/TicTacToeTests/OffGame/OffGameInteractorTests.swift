import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameInteractorTests {
  @Test func `it begins with the score board, and the chosen game goes to the listener`() {
    let presenter = OffGamePresentableMock()
    let listener = OffGameListenerMock()
    let router = OffGameRoutingMock()
    let interactor = OffGameInteractor(presenter: presenter)
    interactor.listener = listener
    interactor.router = router
    let tester = InteractorTester(interactor, mocks: presenter, listener, router)
    tester.activate()
    #expect(router.moves == [.begin([.basicScoreBoard])])

    tester.act { presenter.listener?.start(.ticTacToe) }

    #expect(listener.startArgValues == [.ticTacToe])
  }
}
