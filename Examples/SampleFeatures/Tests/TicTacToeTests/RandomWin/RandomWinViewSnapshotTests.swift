import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RandomWinViewSnapshotTests {
  let view = RandomWinViewController(player1Name: "Ann", player2Name: "Ben")
  let state = MutableStateStream(RandomWinViewState())

  init() {
    view.connect(to: state.stream) { _ in }
  }

  @Test func `nobody has won yet`() {
    assertViewSnapshots(of: view)
  }

  @Test func `a winner is announced`() {
    let app = AppTester(showing: view)
    state.value.winner = .player2

    assertViewSnapshots(of: app.window)
  }
}
