import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInBuilderTests {
  let dependency = DependencyFake()
  let listener = LoggedInListenerMock()

  private func build(for listener: LoggedInListenerMock) -> any LoggedInRouting {
    LoggedInBuilder(dependency: dependency).build(withListener: listener, player1Name: "Ann", player2Name: "Ben")
  }

  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: LoggedInListenerMock()) { build(for: $0) }

    tester.expectRouter(LoggedInRouter.self)
    tester.expectInteractor(LoggedInInteractor.self)
    tester.expect(LoggedInInteractor.self, \.router, is: .router)
    tester.expect(LoggedInInteractor.self, \.listener, is: .listener)
    await tester.expectReleased()
  }

  @Test func `the lobby has the names and the games`() {
    let app = AppTester(build(for: listener), showing: ViewController())

    app.expectTexts(["Ann (0)", "vs", "Ben (0)", "No wins yet"])
    #expect(app.frame.buttons.map(\.title) == ["Tic Tac Toe", "Random Win"])
  }

  @Test func `a game that is switched off is not in the lobby`() {
    dependency.gameIDs = ["tictactoe"]
    let app = AppTester(build(for: listener), showing: ViewController())

    #expect(app.frame.buttons.map(\.title) == ["Tic Tac Toe"])
  }

  @Test func `the lobby and the games see one score`() {
    let component = LoggedInComponent(dependency: dependency, player1Name: "Ann", player2Name: "Ben")

    #expect(component.mutableScoreStream === component.mutableScoreStream)
    #expect(component.scoreStream === component.mutableScoreStream)
  }

  @Test func `a win is dated by the wall clock, and chance comes from outside`() {
    let component = LoggedInComponent(dependency: dependency, player1Name: "Ann", player2Name: "Ben")
    component.mutableScoreStream.updateScore(withWinner: .player1)

    #expect(component.scoreStream.score.value.lastWin == dependency.wallClock.now)
    #expect(component.randomSource === dependency.randomSource)
  }

  @Test func `those who log in next begin at zero`() {
    let components = (0..<2).map { _ in
      LoggedInComponent(dependency: dependency, player1Name: "Ann", player2Name: "Ben")
    }
    components[0].mutableScoreStream.updateScore(withWinner: .player1)

    #expect(components[0].scoreStream.score.value.player1 == 1)
    #expect(components[1].scoreStream.score.value == Score())
  }
}
