import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsSnapshot
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameViewSnapshotTests {
  private func lobby(_ viewModel: BasicScoreBoardViewModel) -> OffGameViewController {
    let games = ["Random Win", "Tic Tac Toe"].map { Game(id: $0, name: $0, route: .ticTacToe) }
    let lobby = OffGameViewController(games: games)
    let scoreBoard = BasicScoreBoardViewController()
    scoreBoard.show(viewModel)
    lobby.arrange([PlacedView(scoreBoard)])
    return lobby
  }

  @Test func `the lobby`() {
    assertViewSnapshots(of: lobby(.annLeads))
  }

  @Test func `long names leave the games in sight`() {
    assertViewSnapshots(of: lobby(.longNames))
  }
}
