import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The steps before the players are known.
enum LoggedOutSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the login screen") {
      var app: AppTester!
      beforeEach { app = .ticTacToe() }

      it("is the first thing to be seen, and asks for two names") {
        app.expectField("player-1-name", value: "")
        app.expectField("player-2-name", value: "")
      }
      it("lets the players in under the names they gave") {
        app.login("Ann", "Ben")
        app.expectText("Ann (0)", "Ben (0)")
      }
      it("calls players who say nothing Player 1 and Player 2") {
        app.press("login")
        app.expectText("Player 1 (0)", "Player 2 (0)")
      }
      it("takes a name of spaces for none") {
        app.login("   ", "Ben")
        app.expectText("Player 1 (0)", "Ben (0)")
      }
      it("is gone for good after login") {
        app.login()
        app.expectNothing(called: "login", "player-1-name", "player-2-name")
      }
    }
  }
}
