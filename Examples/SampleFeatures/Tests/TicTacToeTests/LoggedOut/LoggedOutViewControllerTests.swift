import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedOutViewControllerTests {
  let view = LoggedOutViewController()
  let listener = LoggedOutPresentableListenerMock()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `it asks for two names`() {
    app.expectScreen(
      """
      screen "Tic Tac Toe"
        vertical
          text "Two players, one board. Who is playing?" secondary
          field player-1-name "Player 1 name" = ""
          field player-2-name "Player 2 name" = ""
          button login "Login" primary
      """)
  }

  @Test func `what was typed is shown, and handed on by the button`() throws {
    app.type("Ann", into: "player-1-name")
    app.expectField("player-1-name", value: "Ann")
    app.type("Ben", into: "player-2-name")
    app.expectField("player-2-name", value: "Ben")
    #expect(listener.loginCallCount == 0)

    app.press("login")

    #expect(listener.loginCallCount == 1)
    let names = try #require(listener.loginReceivedArguments)
    #expect(names == ("Ann", "Ben"))
  }

  @Test func `who types nothing has no name`() throws {
    app.press("login")

    let names = try #require(listener.loginReceivedArguments)
    #expect(names == (nil, nil))
  }
}
