import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct TicTacToeBuilderTests {
  let dependency = DependencyFake()
  let listener = TicTacToeListenerMock()

  private func build(for listener: TicTacToeListenerMock) -> any TicTacToeRouting {
    TicTacToeBuilder(dependency: dependency).build(withListener: listener)
  }

  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: TicTacToeListenerMock()) { build(for: $0) }

    tester.expectRouter(TicTacToeRouter.self)
    tester.expectInteractor(TicTacToeInteractor.self)
    tester.expectView(TicTacToeViewController.self)
    tester.expect(TicTacToeInteractor.self, \.listener, is: .listener)
    tester.expect(TicTacToeInteractor.self, \.router, is: .router)
    tester.expect(TicTacToeInteractor.self, \.presenter, is: .view)
    tester.expect(TicTacToeViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `the game has the names and the score that it depends on`() {
    let app = AppTester(build(for: listener))
    app.expectText("X  Ann", "O  Ben")

    app.place(winningMoves)

    #expect(dependency.scoreStreamMock.updateScoreArgValues == [.player1])
  }
}
