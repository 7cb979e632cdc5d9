import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct TicTacToeViewControllerTests {
  let view = TicTacToeViewController(player1Name: "Ann", player2Name: "Ben")
  let listener = TicTacToePresentableListenerMock()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `it has the players in their colours, and nine cells`() {
    app.expectTitle("Tic Tac Toe")
    #expect(app.frame.buttons.count == 9)
    #expect(app.screen.contains(#"text "X  Ann" title #d32f2f"#))
    #expect(app.screen.contains(#"text "O  Ben" title #1976d2"#))
  }

  @Test func `a cell says where it is`() throws {
    app.press("row-2-column-3")

    #expect(listener.placeCurrentPlayerMarkCallCount == 1)
    let cell = try #require(listener.placeCurrentPlayerMarkReceivedArguments)
    #expect(cell == (row: 1, column: 2))
  }

  @Test func `a mark is shown in the colour of its player, and its cell cannot be pressed`() throws {
    view.setCell(atRow: 0, column: 1, to: .player1)
    view.setCell(atRow: 2, column: 2, to: .player2)

    app.expectButton("row-1-column-2", title: "X", isEnabled: false)
    app.expectButton("row-3-column-3", title: "O", isEnabled: false)
    #expect(try app.frame.button("row-1-column-2").tint == .hex(0xD32F2F))
    #expect(try app.frame.button("row-3-column-3").tint == .hex(0x1976D2))
    #expect(app.frame.buttons.filter(\.isEnabled).count == 7)
  }

  @Test func `a cell can be cleared`() {
    view.setCell(atRow: 0, column: 0, to: .player1)
    view.setCell(atRow: 0, column: 0, to: nil)

    app.expectButton("row-1-column-1", title: "", isEnabled: true)
  }

  @Test(arguments: [(PlayerType.player1, "Ann Won!"), (.player2, "Ben Won!"), (nil, "It's a Tie")])
  func `the end is announced with one way out`(winner: PlayerType?, title: String) {
    var closeCount = 0
    view.announce(winner: winner) { closeCount += 1 }

    app.expectAlert(title, answers: ["Close Game"])
    #expect(closeCount == 0)
    app.dismissAlert()
    #expect(closeCount == 1)
    app.expectNoAlert()
  }
}
