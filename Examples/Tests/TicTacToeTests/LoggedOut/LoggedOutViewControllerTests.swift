import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct LoggedOutViewControllerTests {
  let window = Window()
  let view = LoggedOutViewController()
  let listener = LoggedOutPresentableListenerMock()

  init() {
    view.listener = listener
    window.rootViewController = view
  }

  @Test func `it asks for two names`() {
    #expect(
      window.frame.description == """
        screen "Tic Tac Toe"
          vertical
            text "Two players, one board. Who is playing?" secondary
            field player-1-name "Player 1 name" = ""
            field player-2-name "Player 2 name" = ""
            button login "Login" primary
        """
    )
  }

  @Test func `what was typed is shown and handed on`() throws {
    try window.type("Ann", into: "player-1-name")
    #expect(try window.frame.field("player-1-name").value == "Ann")

    try window.press("login")

    #expect(listener.loginArgValues == [["Ann", nil]])
  }
}
