import Riblets

@testable import TicTacToe

final class TicTacToeListenerMock: TicTacToeListener {
  private(set) var ticTacToeDidEndArgValues: [PlayerType?] = []

  func ticTacToeDidEnd(withWinner winner: PlayerType?) {
    ticTacToeDidEndArgValues.append(winner)
  }
}

final class TicTacToePresentableMock: TicTacToePresentable {
  struct Cell: Equatable {
    let row: Int
    let column: Int
    let player: PlayerType?
  }

  weak var listener: (any TicTacToePresentableListener)?
  private(set) var setCellArgValues: [Cell] = []
  private(set) var announceArgValues: [PlayerType?] = []
  /// Closes the announcement made last.
  private(set) var close: @MainActor () -> Void = {}

  func setCell(atRow row: Int, column: Int, to player: PlayerType?) {
    setCellArgValues.append(Cell(row: row, column: column, player: player))
  }

  func announce(winner: PlayerType?, withCompletion completion: @escaping @MainActor () -> Void) {
    announceArgValues.append(winner)
    close = completion
  }
}

final class TicTacToePresentableListenerMock: TicTacToePresentableListener {
  private(set) var placeArgValues: [[Int]] = []

  func placeCurrentPlayerMark(atRow row: Int, column: Int) {
    placeArgValues.append([row, column])
  }
}

final class TicTacToeInteractableMock: InteractableMock, TicTacToeInteractable {
  weak var router: (any TicTacToeRouting)?
  weak var listener: (any TicTacToeListener)?
}
