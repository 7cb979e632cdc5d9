import RibletsSpec
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The behaviour of the lobby.
enum OffGameSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the lobby") {
      var app: AppTester!

      beforeEach {
        app = .ticTacToe(random: [99])
        app.login("Ann", "Ben")
      }

      it("shows both players with their scores, which begin at zero") { app.expectText("Ann (0)", "Ben (0)") }
      it("says that nobody has won yet") { app.expectText("No wins yet") }
      it("offers Tic Tac Toe above Random Win") {
        #expect(app.frame.buttons.map(\.title) == ["Tic Tac Toe", "Random Win"])
      }
      it("makes room for the game that the players choose") {
        app.press("Tic Tac Toe")
        app.expectNothing(called: "Random Win", "player-1")
      }
      it("comes back after a game, with the new score and the time of the win") {
        app.press("Random Win", "magic", "that-was-random")
        app.expectText("Ann (1)", "Ben (0)")
        #expect(app.texts.contains { $0.hasPrefix("Last win at ") })
      }
    }
  }
}
