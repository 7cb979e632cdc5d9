/// Three rows of three cells, and the rules of the game.
///
/// A plain value: the score and the screen are somebody else's.
struct Board: Equatable, Sendable {
  /// The ways in which a game ends.
  enum Outcome: Equatable, Sendable {
    case won(by: PlayerType)
    case tie

    /// The player who has won; `nil` after a tie.
    var winner: PlayerType? {
      switch self {
      case .won(let player): player
      case .tie: nil
      }
    }
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

  /// The player whose mark is in a cell; `nil` while it is empty.
  subscript(row: Int, column: Int) -> PlayerType? {
    Self.contains(row: row, column: column) ? cells[row * Self.size + column] : nil
  }

  /// The player whose turn it is: player 1 begins, then they alternate.
  var turn: PlayerType {
    cells.count { $0 == .player1 } > cells.count { $0 == .player2 } ? .player2 : .player1
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

extension Board: Codable {
  /// Reads the cells, row by row.
  ///
  /// - Throws: `DecodingError`, also for another number of cells.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let cells = try container.decode([PlayerType?].self)
    guard cells.count == self.cells.count else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "A board has \(self.cells.count) cells, and here are \(cells.count). Start a new game.")
    }
    self.cells = cells
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cells)
  }
}
