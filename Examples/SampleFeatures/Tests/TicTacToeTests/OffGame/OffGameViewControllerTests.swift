import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameViewControllerTests {
  let games = ["One", "Two"].map { Game(id: $0, name: $0, route: .ticTacToe) }
  let listener = OffGamePresentableListenerMock()
  let view: OffGameViewController
  let app: AppTester

  init() {
    view = OffGameViewController(games: games)
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `it asks for a game, and the first one stands at the bottom`() {
    app.expectTitle("Choose a game")
    #expect(app.frame.buttons.map(\.title) == ["Two", "One"])
  }

  @Test func `a button starts its game`() {
    app.press("Two")

    #expect(listener.startArgValues.map(\.id) == ["Two"])
  }

  @Test func `the score board stands above the games`() {
    let board = BasicScoreBoardViewController()
    board.show(.annLeads)

    view.arrange([PlacedView(board)])

    app.expectTexts(["Ann (1)", "vs", "Ben (0)", "Last win at 14:05"])
    #expect(app.frame.identifiers == ["player-1", "player-2", "last-win", "Two", "One"])
  }
}
