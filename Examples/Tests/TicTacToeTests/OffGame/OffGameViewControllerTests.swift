import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct OffGameViewControllerTests {
  let window = Window()
  let listener = OffGamePresentableListenerMock()
  let view = OffGameViewController(games: [GameMock(id: "one", name: "One"), GameMock(id: "two", name: "Two")])

  init() {
    view.listener = listener
    window.rootViewController = view
  }

  @Test func `the first game stands at the bottom`() {
    #expect(window.frame.buttons.map(\.title) == ["Two", "One"])
  }

  @Test func `a button starts its game`() throws {
    try window.press("Two")

    #expect(listener.startArgValues == ["two"])
  }

  @Test func `the score board stands above the games`() {
    let board = BasicScoreBoardViewController()
    board.show(
      BasicScoreBoardViewModel(
        player1: .init(text: "Ann (1)", tint: .red), player2: .init(text: "Ben (0)", tint: .blue), lastWin: "now"))

    view.show(scoreBoardView: board)

    #expect(board.parent === view)
    #expect(window.frame.identifiers == ["player-1", "player-2", "last-win", "Two", "One"])
  }
}
