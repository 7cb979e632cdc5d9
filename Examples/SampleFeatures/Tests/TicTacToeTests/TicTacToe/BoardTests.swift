import Foundation
import Testing

@testable import TicTacToe

struct BoardTests {
  struct Game: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The marks row by row: X for player 1, O for player 2.
    let rows: String
    let outcome: Board.Outcome?
  }

  private func board(_ rows: String) -> Board {
    var board = Board()
    for (index, mark) in rows.filter({ $0 != " " }).enumerated() where mark != "." {
      _ = board.mark(row: index / 3, column: index % 3, for: mark == "X" ? .player1 : .player2)
    }
    return board
  }

  @Test(arguments: [
    Game(testDescription: "empty", rows: "... ... ...", outcome: nil),
    Game(testDescription: "one mark", rows: "... .X. ...", outcome: nil),
    Game(testDescription: "first row", rows: "XXX OO. ...", outcome: .won(by: .player1)),
    Game(testDescription: "second row", rows: "XX. OOO ..X", outcome: .won(by: .player2)),
    Game(testDescription: "third row", rows: "OO. ... XXX", outcome: .won(by: .player1)),
    Game(testDescription: "first column", rows: "XO. XO. X..", outcome: .won(by: .player1)),
    Game(testDescription: "second column", rows: "XO. XO. .OX", outcome: .won(by: .player2)),
    Game(testDescription: "third column", rows: "O.X O.X ..X", outcome: .won(by: .player1)),
    Game(testDescription: "falling diagonal", rows: "XO. OX. ..X", outcome: .won(by: .player1)),
    Game(testDescription: "rising diagonal", rows: "X.O XO. O.X", outcome: .won(by: .player2)),
    Game(testDescription: "two in a row", rows: "XX. OO. ...", outcome: nil),
    Game(testDescription: "a row of both", rows: "XXO ... ...", outcome: nil),
    Game(testDescription: "one cell left", rows: "XOX XOO OX.", outcome: nil),
    Game(testDescription: "full without a line", rows: "XOX XOO OXX", outcome: .tie),
    Game(testDescription: "full with a line by the last mark", rows: "XOX OXO OXX", outcome: .won(by: .player1)),
  ])
  func `the outcome follows from the marks`(_ game: Game) {
    #expect(board(game.rows).outcome == game.outcome)
  }

  @Test func `there are eight lines of three different cells`() {
    #expect(Board.lines.count == 8)
    #expect(Board.lines.allSatisfy { Set($0.map { $0.row * 3 + $0.column }).count == 3 })
  }

  @Test func `a taken cell keeps its mark`() {
    var board = board("X.. ... ...")

    let couldMark = board.mark(row: 0, column: 0, for: .player2)

    #expect(!couldMark)
    #expect(board[0, 0] == .player1)
  }

  @Test(arguments: [(-1, 0), (0, -1), (3, 0), (0, 3), (Int.max, Int.min)])
  func `there is nothing outside of the board`(row: Int, column: Int) {
    var board = Board()

    let couldMark = board.mark(row: row, column: column, for: .player1)

    #expect(!couldMark)
    #expect(board == Board())
    #expect(board[row, column] == nil)
  }

  @Test func `nobody moves after the end`() {
    var board = board("XXX OO. ...")

    let couldMark = board.mark(row: 1, column: 2, for: .player2)

    #expect(!couldMark)
    #expect(board.outcome == .won(by: .player1))
  }

  @Test(arguments: [("... ... ...", PlayerType.player1), ("X.. ... ...", .player2), ("X.. .O. ...", .player1)])
  func `player 1 begins, and players take turns`(rows: String, turn: PlayerType) {
    #expect(board(rows).turn == turn)
  }

  @Test func `a saved board comes back`() throws {
    let board = board("XO. .X. ..O")

    #expect(try JSONDecoder().decode(Board.self, from: JSONEncoder().encode(board)) == board)
  }

  @Test(arguments: [0, 8, 10])
  func `a saved board with another number of cells is refused with the way out`(count: Int) throws {
    let saved = try JSONEncoder().encode([PlayerType?](repeating: nil, count: count))

    let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode(Board.self, from: saved) }
    #expect("\(error)".contains("A board has 9 cells, and here are \(count). Start a new game."))
  }
}
