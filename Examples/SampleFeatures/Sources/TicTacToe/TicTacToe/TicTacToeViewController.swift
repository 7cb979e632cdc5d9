import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol TicTacToePresentableListener: AnyObject {
  func placeCurrentPlayerMark(atRow row: Int, column: Int)
}

/// The board, with the players' names above it.
final class TicTacToeViewController: ViewController, TicTacToePresentable {
  weak var listener: (any TicTacToePresentableListener)?

  private let player1Name: String
  private let player2Name: String
  private var marks = [[PlayerType?]](
    repeating: [PlayerType?](repeating: nil, count: Board.size), count: Board.size)
  {
    didSet { setNeedsDisplay() }
  }

  init(player1Name: String, player2Name: String) {
    self.player1Name = player1Name
    self.player2Name = player2Name
    super.init()
  }

  override func viewDidLoad() {
    title = "Tic Tac Toe"
  }

  func setCell(atRow row: Int, column: Int, to player: PlayerType?) {
    marks[row][column] = player
  }

  func announce(winner: PlayerType?, withCompletion completion: @escaping @MainActor () -> Void) {
    let alert = AlertController(title: winner.map { "\(name(of: $0)) Won!" } ?? "It's a Tie")
    alert.addAction("Close Game", role: .primary, handler: completion)
    present(alert)
  }

  /// Names may be long: they scroll, so that the board stays in sight.
  override var body: any View {
    VStack(spacing: 20) {
      List {
        HStack(spacing: 12) {
          for player in PlayerType.allCases {
            VStack { Text("\(player.mark)  \(name(of: player))", style: .title, tint: player.tint) }
          }
        }
      }
      Spacer()
      Grid(columns: Board.size, spacing: 8) {
        for row in 0..<Board.size {
          for column in 0..<Board.size { cell(row, column) }
        }
      }
      Spacer()
    }
  }

  /// A cell that is taken cannot be pressed.
  private func cell(_ row: Int, _ column: Int) -> any View {
    let player = marks[row][column]
    return Button(player?.mark ?? "", role: .cell, tint: player?.tint ?? .plain, isEnabled: player == nil) {
      self.listener?.placeCurrentPlayerMark(atRow: row, column: column)
    }
    .identifier("row-\(row + 1)-column-\(column + 1)")
  }

  private func name(of player: PlayerType) -> String {
    switch player {
    case .player1: player1Name
    case .player2: player2Name
    }
  }
}

extension PlayerType {
  fileprivate var mark: String {
    switch self {
    case .player1: "X"
    case .player2: "O"
    }
  }

  fileprivate var tint: Node.Tint { Node.Tint(hexColour: colour) }
}
