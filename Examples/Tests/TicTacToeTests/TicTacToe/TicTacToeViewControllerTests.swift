import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct TicTacToeViewControllerTests {
  let window = Window()
  let view = TicTacToeViewController(player1Name: "Ann", player2Name: "Ben")
  let listener = TicTacToePresentableListenerMock()

  init() {
    view.listener = listener
    window.rootViewController = view
  }

  @Test func `it has nine cells to press`() throws {
    #expect(window.frame.buttons.count == 9)

    try window.press("row-2-column-3")

    #expect(listener.placeArgValues == [[1, 2]])
  }

  @Test func `a mark is shown in the colour of its player, and its cell cannot be pressed`() throws {
    view.setCell(atRow: 0, column: 0, to: .player1)
    view.setCell(atRow: 2, column: 2, to: .player2)

    let cells = [try window.frame.button("row-1-column-1"), try window.frame.button("row-3-column-3")]
    #expect(cells.map(\.title) == ["X", "O"])
    #expect(cells.map(\.tint) == [.hex(0xD32F2F), .hex(0x1976D2)])
    #expect(throws: InputError.disabled("row-1-column-1")) { try window.press("row-1-column-1") }
  }

  @Test func `a cell can be cleared`() throws {
    view.setCell(atRow: 0, column: 0, to: .player1)
    view.setCell(atRow: 0, column: 0, to: nil)

    #expect(try window.frame.button("row-1-column-1").isEnabled)
  }

  @Test(arguments: [(PlayerType.player1, "Ann Won!"), (.player2, "Ben Won!"), (nil, "It's a Tie")])
  func `the end is announced with one way out`(winner: PlayerType?, title: String) throws {
    var closeCount = 0
    view.announce(winner: winner) { closeCount += 1 }

    #expect(window.frame.layers.last?.title == title)
    #expect(window.frame.layers.last?.style == .alert)
    try window.press("close-game")
    #expect(closeCount == 1)
    #expect(window.frame.layers.count == 1)
  }
}
