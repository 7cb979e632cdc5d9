import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct RandomWinViewControllerTests {
  let window = Window()
  let view = RandomWinViewController(player1Name: "Ann", player2Name: "Ben")
  let state = MutableStateStream(RandomWinViewState())

  @Test func `it has one button, which says what was done`() throws {
    var actions: [RandomWinAction] = []
    view.connect(to: state.stream) { actions.append($0) }
    window.rootViewController = view

    #expect(window.frame.buttons.map(\.title) == ["Magic"])
    try window.press("magic")
    #expect(actions == [.determineWinner])
  }

  @Test(arguments: [(PlayerType.player1, "Ann Won!"), (.player2, "Ben Won!")])
  func `a state with a winner shows an alert, once`(winner: PlayerType, title: String) throws {
    var actions: [RandomWinAction] = []
    view.connect(to: state.stream) { actions.append($0) }
    window.rootViewController = view

    state.value.winner = winner
    state.send(state.value)

    #expect(window.frame.layers.map(\.style) == [.full, .alert])
    #expect(window.frame.layers.last?.title == title)
    #expect(window.frame.buttons.first?.title == "That was random…")
    try window.press("that-was-random")
    #expect(actions == [.closeAnnouncement])
    #expect(window.frame.layers.count == 1)
  }
}
