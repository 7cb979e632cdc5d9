import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsSnapshot
import Testing

@testable import TicTacToe

extension BasicScoreBoardViewModel {
  /// Names that do not fit in their halves.
  static let longNames = BasicScoreBoardViewModel(
    player1: .init(text: "Wilhelmina Featherstonehaugh-Cholmondeley (10)", tint: .hex(0xD32F2F)),
    player2: .init(text: "김수한무 거북이와 두루미 (12)", tint: .hex(0x1976D2)),
    lastWin: "Last win at 00:00")
}

@Suite(.testScope) @MainActor
struct BasicScoreBoardViewSnapshotTests {
  private func board(_ viewModel: BasicScoreBoardViewModel) -> BasicScoreBoardViewController {
    let board = BasicScoreBoardViewController()
    board.show(viewModel)
    return board
  }

  @Test func `a score`() {
    assertViewSnapshots(of: board(.annLeads))
  }

  @Test func `long names`() {
    assertViewSnapshots(of: board(.longNames))
  }
}
