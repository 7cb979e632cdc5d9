/// Three rows of three cells, and the rules of the game.
///
/// A plain value: whose turn it is, the score and the screen are somebody else's.
struct Board: Equatable, Sendable {
  /// The ways in which a game ends.
  enum Outcome: Equatable, Sendable {
    case won(by: PlayerType)
    case tie
  }

  /// The number of rows, and of columns.
  static let size = 3

  /// The three cells that win, eight times: rows, columns, diagonals.
  static let lines: [[(row: Int, column: Int)]] = {
    let indices = 0..<size
    let rows = indices.map { row in indices.map { (row: row, column: $0) } }
    let columns = indices.map { column in indices.map { (row: $0, column: column) } }
    let diagonals = [
      indices.map { (row: $0, column: $0) },
      indices.map { (row: $0, column: size - 1 - $0) },
    ]
    return rows + columns + diagonals
  }()

  private var cells = [PlayerType?](repeating: nil, count: size * size)

  /// Whose mark is in a cell; `nil` while it is empty.
  subscript(row: Int, column: Int) -> PlayerType? {
    Self.contains(row: row, column: column) ? cells[row * Self.size + column] : nil
  }

  /// The outcome, or `nil` while the game goes on.
  var outcome: Outcome? {
    for line in Self.lines {
      guard let player = self[line[0].row, line[0].column] else { continue }
      if line.allSatisfy({ self[$0.row, $0.column] == player }) { return .won(by: player) }
    }
    return cells.contains(nil) ? nil : .tie
  }

  /// Marks a cell for a player, and says whether that was possible: the cell exists and is empty, the game goes on.
  mutating func mark(row: Int, column: Int, for player: PlayerType) -> Bool {
    guard Self.contains(row: row, column: column), self[row, column] == nil, outcome == nil else { return false }
    cells[row * Self.size + column] = player
    return true
  }

  private static func contains(row: Int, column: Int) -> Bool {
    (0..<size).contains(row) && (0..<size).contains(column)
  }
}
