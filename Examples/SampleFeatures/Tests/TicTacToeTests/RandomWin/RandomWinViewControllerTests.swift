import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RandomWinViewControllerTests {
  let view = RandomWinViewController(player1Name: "Ann", player2Name: "Ben")
  let state = MutableStateStream(RandomWinViewState())
  let actions = MutableStateStream<[RandomWinAction]>([])
  let app: AppTester

  init() {
    view.connect(to: state.stream) { [actions] action in actions.update { $0.append(action) } }
    app = AppTester(showing: view)
  }

  @Test func `its button asks for a winner`() {
    app.expectTitle("Random Win")
    app.expectButton("magic", title: "Magic", isEnabled: true)

    app.press("magic")

    #expect(actions.value == [.determineWinner])
  }

  @Test(arguments: [(PlayerType.player1, "Ann Won!"), (.player2, "Ben Won!")])
  func `a winner is announced, once`(winner: PlayerType, title: String) {
    state.value.winner = winner
    state.send(state.value)

    app.expectAlert(title, answers: ["That was random…"])
    #expect(app.frame.layers.count == 2)
    app.dismissAlert()
    #expect(actions.value == [.closeAnnouncement])
    app.expectNoAlert()
  }

  @Test func `nobody can ask for another winner meanwhile`() {
    state.value.winner = .player1

    app.expectButton("magic", isEnabled: false)
  }
}
