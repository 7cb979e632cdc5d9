import RibletsSpec
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The effects of a link to the app.
enum DeepLinkSpec: Spec {
  static let riblet = "Deep links"

  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a link to a game") {
      var app: AppTester!
      let ticTacToe = "ribs-training://launchGame?gameId=tictactoe"
      let randomWin = "ribs-training://launchGame?gameId=randomwin"

      beforeEach { app = .ticTacToe(random: [99]) }

      context("when the players are logged in") {
        beforeEach { app.login() }

        it("opens Tic Tac Toe") {
          await open(app, ticTacToe)
          app.expectTitle("Tic Tac Toe")
          app.expectButton("row-1-column-1")
        }
        it("opens Random Win") {
          await open(app, randomWin)
          app.expectTitle("Random Win")
        }
        it("does not care about capitals in the name of the game") {
          await open(app, "ribs-training://launchGame?gameId=RandomWIN")
          app.expectTitle("Random Win")
        }
        it("takes the players out of another game, which then does not count") {
          app.press("Tic Tac Toe", "row-1-column-1")
          await open(app, randomWin)
          app.expectTitle("Random Win")
          app.press("magic", "that-was-random")
          app.expectText("Ann (1)", "Ben (0)")
        }
      }

      context("when nobody is logged in") {
        it("shows nothing yet: the players are asked for their names") {
          await open(app, ticTacToe)
          app.expectField("player-1-name")
        }
        it("opens its game as soon as the players have logged in") {
          await open(app, ticTacToe)
          app.login()
          await app.settle()
          app.expectButton("row-1-column-1")
        }
        it("lets the last of two links win") {
          await open(app, ticTacToe)
          await open(app, randomWin)
          app.login()
          await app.settle()
          app.expectTitle("Random Win")
        }
        it("is forgotten when the app is closed before anybody logs in") {
          await open(app, ticTacToe)
          app.terminate()
          await app.settle()
          #expect(app.scope.cancelledWorkflowCount == 1)
        }
      }

      context("when it leads nowhere") {
        for (what, link) in [
          ("names a game that does not exist", "ribs-training://launchGame?gameId=chess"),
          ("names no game", "ribs-training://launchGame?gameId="),
          ("does not say gameId", "ribs-training://launchGame?game=tictactoe"),
          ("ends too early", "ribs-training://launchGame"),
        ] {
          it("leaves the players in the lobby if it \(what)") {
            app.login()
            await open(app, link)
            app.expectTitle("Choose a game")
          }
        }
        it("leaves a running game alone") {
          app.login()
          app.press("Tic Tac Toe", "row-1-column-1")
          await open(app, "ribs-training://launchGame?gameId=chess")
          app.expectButton("row-1-column-1", title: "X")
        }
        it("is refused, with a reason, if it is no link to this app") {
          #expect(throws: LinkError.foreign("https://example.com/tictactoe")) {
            try Link("https://example.com/tictactoe")
          }
          #expect(throws: LinkError.malformed("tic tac toe")) { try Link("tic tac toe") }
        }
      }
    }
  }

  @MainActor private static func open(_ app: AppTester, _ link: String) async {
    app.open(link)
    await app.settle()
  }
}
