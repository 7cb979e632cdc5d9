import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct OffGameInteractorTests {
  @Test func `the builder of the chosen game goes to the listener`() {
    let presenter = OffGamePresentableMock()
    let interactor = OffGameInteractor(presenter: presenter)
    let listener = OffGameListenerMock()
    interactor.listener = listener
    let game = GameMock(id: "chess")

    presenter.listener?.start(game)

    #expect(listener.startGameArgValues.count == 1)
    #expect(listener.startGameArgValues.first === game.builderMock)
  }
}
