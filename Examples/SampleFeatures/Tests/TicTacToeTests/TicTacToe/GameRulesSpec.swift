import RibletsSpec
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The rules of the game, as people play it on the screen.
enum GameRulesSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    turns()
    wins()
    ties()
    scores()
  }

  private static func turns() {
    describe("a game") {
      var app: AppTester!
      beforeEach { app = startGame() }

      it("begins with an empty board of three rows and three columns") { expectBoard(app, "... ... ...") }
      it("is begun by the first player, who plays X") {
        app.press("row-2-column-2")
        expectBoard(app, "... .X. ...")
      }
      it("goes on with the players taking turns") {
        app.press("row-1-column-1", "row-1-column-2", "row-1-column-3")
        expectBoard(app, "XOX ... ...")
      }
      it("does not let anybody play on a cell that is taken") {
        app.press("row-1-column-1")
        app.expectButton("row-1-column-1", title: "X", isEnabled: false)
      }
      it("takes no more moves when somebody has won") {
        play(app, "XXX OO. ...")
        #expect(throws: InputError.self) { try app.window.press("row-3-column-3") }
        expectBoard(app, "XXX OO. ...")
      }
      it("leads back to the lobby when its end was seen") {
        play(app, "XXX OO. ...")
        app.dismissAlert("Close Game")
        app.expectTitle("Choose a game")
      }
    }
  }

  private static func wins() {
    describe("a player wins") {
      var app: AppTester!
      beforeEach { app = startGame() }

      for (line, marks) in [
        ("the top row", "XXX OO. ..."), ("the middle row", "OO. XXX ..."), ("the bottom row", "OO. ... XXX"),
        ("the left column", "XO. XO. X.."), ("the middle column", "OX. OX. .X."), ("the right column", "O.X O.X ..X"),
        ("the diagonal that falls", "XO. OX. ..X"), ("the diagonal that rises", "O.X OX. X.."),
      ] {
        it("with three marks in \(line)") {
          play(app, marks)
          app.expectAlert("Ann Won!", answers: ["Close Game"])
        }
      }
      it("as the second one just as well") {
        play(app, "OOO XX. X..")
        app.expectAlert("Ben Won!")
      }
      it("with the very last cell, too") {
        play(app, "XOX OXO OXX")
        app.expectAlert("Ann Won!")
      }
      it("not with two in a line") {
        play(app, "XX. OO. ...")
        app.expectNoAlert()
      }
      it("not with a line that both players share") {
        play(app, "XXO O.. ...")
        app.expectNoAlert()
      }
    }
  }

  private static func ties() {
    describe("a tie") {
      var app: AppTester!
      beforeEach { app = startGame() }

      it("is a full board on which nobody has a line") {
        play(app, "XOX XOO OXX")
        app.expectAlert("It's a Tie", answers: ["Close Game"])
      }
      it("is not called while one cell is left") {
        play(app, "XOX XOO OX.")
        app.expectNoAlert()
      }
    }
  }

  private static func scores() {
    describe("the score") {
      var app: AppTester!
      beforeEach { app = startGame() }

      it("gives the winner one point, and the loser none") {
        play(app, "XXX OO. ...")
        app.dismissAlert()
        app.expectText("Ann (1)", "Ben (0)")
      }
      it("stays as it is after a tie") {
        play(app, "XOX XOO OXX")
        app.dismissAlert()
        app.expectText("Ann (0)", "Ben (0)")
      }
      it("adds up over several games, each of which begins with an empty board") {
        play(app, "XXX OO. ...")
        app.dismissAlert()
        app.press("Tic Tac Toe")
        expectBoard(app, "... ... ...")
        play(app, "OOO XX. X..")
        app.dismissAlert()
        app.expectText("Ann (1)", "Ben (1)")
      }
    }
  }

  private static func startGame() -> AppTester {
    let app = AppTester.ticTacToe()
    app.login("Ann", "Ben")
    app.press("Tic Tac Toe")
    return app
  }

  /// Lets both players take turns until the board stands as in a picture: rows of X, O and `.`.
  private static func play(_ app: AppTester, _ board: String) {
    let cells = board.filter { $0 != " " }.enumerated().map { (name: name(ofCell: $0.offset), mark: $0.element) }
    let (x, o) = (cells.filter { $0.mark == "X" }, cells.filter { $0.mark == "O" })
    for turn in x.indices {
      app.press(x[turn].name)
      if turn < o.count { app.press(o[turn].name) }
    }
  }

  /// Expects the marks on the screen to be as in a picture.
  private static func expectBoard(
    _ app: AppTester, _ board: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, mark) in board.filter({ $0 != " " }).enumerated() {
      app.expectButton(name(ofCell: index), title: mark == "." ? "" : String(mark), sourceLocation: sourceLocation)
    }
  }

  private static func name(ofCell index: Int) -> String { "row-\(index / 3 + 1)-column-\(index % 3 + 1)" }
}
