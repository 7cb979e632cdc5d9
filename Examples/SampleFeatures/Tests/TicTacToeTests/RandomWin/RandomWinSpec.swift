import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The game without rules.
enum RandomWinSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("Random Win") {
      for (number, winner) in [(99, "Ann"), (51, "Ann"), (50, "Ben"), (0, "Ben")] {
        it("lets \(winner) win when chance says \(number) of 0 to 99") {
          let app = start(random: [number])
          app.press("magic")
          app.expectAlert("\(winner) Won!", answers: ["That was random…"])
        }
      }

      it("counts the win when the players have seen it, and takes them back to the lobby") {
        let app = start(random: [99])
        app.press("magic")
        app.dismissAlert()
        app.expectTitle("Choose a game")
        app.expectText("Ann (1)", "Ben (0)")
      }
      it("draws one winner a game, however often somebody presses") {
        let app = start(random: [99])
        app.press("magic")
        app.expectButton("magic", isEnabled: false)
      }
    }
  }

  @MainActor private static func start(random: [Int]) -> AppTester {
    let app = AppTester.ticTacToe(random: random)
    app.login("Ann", "Ben")
    app.press("Random Win")
    return app
  }
}
