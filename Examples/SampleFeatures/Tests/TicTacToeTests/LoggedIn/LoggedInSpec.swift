import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The way of players once they are logged in.
enum LoggedInSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("players who have logged in") {
      var app: AppTester!

      beforeEach {
        app = .ticTacToe(random: [99, 0])
        app.login("Ann", "Ben")
      }

      it("meet in the lobby") { app.expectTitle("Choose a game") }
      it("go on to the game that they choose") {
        app.press("Random Win")
        app.expectTitle("Random Win")
      }
      it("come back to the lobby when the game is over") {
        app.press("Random Win", "magic", "that-was-random")
        app.expectTitle("Choose a game")
      }
      it("keep their score from game to game") {
        app.press("Random Win", "magic", "that-was-random")
        app.press("Random Win", "magic", "that-was-random")
        app.expectText("Ann (1)", "Ben (1)")
      }
    }
  }
}
