import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

extension BasicScoreBoardViewModel {
  /// Ann has won the only game.
  static let annLeads = BasicScoreBoardViewModel(
    player1: .init(text: "Ann (1)", tint: .hex(0xD32F2F)),
    player2: .init(text: "Ben (0)", tint: .hex(0x1976D2)),
    lastWin: "Last win at 14:05")
}

@Suite(.testScope) @MainActor
struct BasicScoreBoardViewControllerTests {
  let view = BasicScoreBoardViewController()
  let app: AppTester

  init() {
    app = AppTester(showing: view)
  }

  @Test func `it is empty until there is something to show`() {
    app.expectTexts([])
  }

  @Test func `both players stand beside each other, in their colours`() {
    view.show(.annLeads)

    app.expectScreen(
      """
      screen
        vertical
          horizontal
            vertical
              identified player-1
                text "Ann (1)" title #d32f2f
            text "vs" secondary
            vertical
              identified player-2
                text "Ben (0)" title #1976d2
          identified last-win
            text "Last win at 14:05" caption
      """)
  }

  @Test func `a later score takes the place of the earlier one`() {
    view.show(.annLeads)
    var later = BasicScoreBoardViewModel.annLeads
    later.player2.text = "Ben (1)"

    view.show(later)

    app.expectTexts(["Ann (1)", "vs", "Ben (1)", "Last win at 14:05"])
  }
}
