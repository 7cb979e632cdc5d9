import Riblets
import RibletsTesting
import RibletsViewsSnapshot
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameViewSnapshotTests {
  private func lobby(_ viewModel: BasicScoreBoardViewModel) -> OffGameViewController {
    let games = ["Random Win", "Tic Tac Toe"].map { GameMock(id: $0, name: $0, builder: GameBuildableMock()) }
    let lobby = OffGameViewController(games: games)
    let scoreBoard = BasicScoreBoardViewController()
    scoreBoard.show(viewModel)
    lobby.show(scoreBoardView: scoreBoard)
    return lobby
  }

  @Test func `the lobby`() {
    assertViewSnapshots(of: lobby(.annLeads))
  }

  @Test func `long names leave the games in sight`() {
    assertViewSnapshots(of: lobby(.longNames))
  }
}
