import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct BasicScoreBoardViewControllerTests {
  let window = Window()
  let view = BasicScoreBoardViewController()

  init() {
    window.rootViewController = view
  }

  @Test func `it is empty until there is something to show`() {
    #expect(window.frame.texts.isEmpty)
  }

  @Test func `both players stand beside each other, in their colours`() {
    view.show(
      BasicScoreBoardViewModel(
        player1: .init(text: "Ann (1)", tint: .hex(0xD32F2F)),
        player2: .init(text: "Ben (0)", tint: .hex(0x1976D2)),
        lastWin: "Last win at 14:05"
      ))

    #expect(window.frame.texts == ["Ann (1)", "vs", "Ben (0)", "Last win at 14:05"])
    #expect(window.frame.description.contains(#"text "Ann (1)" title #d32f2f"#))
  }

  @Test func `a later score takes the place of the earlier one`() {
    for points in 0...1 {
      view.show(
        BasicScoreBoardViewModel(
          player1: .init(text: "Ann (\(points))", tint: .plain), player2: .init(text: "Ben (0)", tint: .plain),
          lastWin: ""))
    }

    #expect(window.frame.texts.contains("Ann (1)"))
    #expect(!window.frame.texts.contains("Ann (0)"))
  }
}
