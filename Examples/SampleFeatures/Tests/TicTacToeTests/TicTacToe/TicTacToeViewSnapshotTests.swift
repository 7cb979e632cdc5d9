import Riblets
import RibletsTesting
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct TicTacToeViewSnapshotTests {
  /// A board with marks row by row: X for player 1, O for player 2.
  private func board(_ marks: String, _ player1Name: String = "Ann", _ player2Name: String = "Ben")
    -> TicTacToeViewController
  {
    let view = TicTacToeViewController(player1Name: player1Name, player2Name: player2Name)
    for (index, mark) in marks.filter({ $0 != " " }).enumerated() where mark != "." {
      view.setCell(atRow: index / Board.size, column: index % Board.size, to: mark == "X" ? .player1 : .player2)
    }
    return view
  }

  @Test func `a new game`() {
    assertViewSnapshots(of: board("... ... ..."))
  }

  @Test func `a game`() {
    assertViewSnapshots(of: board("X.O .X. O.."))
  }

  @Test func `long names leave the board in sight`() {
    assertViewSnapshots(of: board("X.. .O. ...", "Wilhelmina Featherstonehaugh-Cholmondeley", "김수한무 거북이와 두루미"))
  }

  @Test(arguments: [PlayerType.player1, nil])
  func `the end is announced`(winner: PlayerType?) {
    let view = board(winner == nil ? "XOX XOO OXX" : "XXX OO. ...")
    let app = AppTester(showing: view)
    view.announce(winner: winner) {}

    assertViewSnapshots(of: app.window, for: winner.map { "\($0)" } ?? "tie")
  }
}
