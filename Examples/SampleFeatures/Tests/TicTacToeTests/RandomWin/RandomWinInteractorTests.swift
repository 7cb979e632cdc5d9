import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RandomWinInteractorTests {
  let presenter = RandomWinPresentableMock()
  let scoreStream = MutableScoreStreamMock()
  let listener = RandomWinListenerMock()
  let router = RandomWinRoutingMock()

  /// An active riblet that draws these numbers.
  private func tester(random: ScriptedRandomSource = ScriptedRandomSource()) -> InteractorTester {
    let interactor = RandomWinInteractor(
      presenter: presenter, mutableScoreStream: scoreStream, randomSource: random)
    interactor.listener = listener
    interactor.router = router
    let tester = InteractorTester(interactor, mocks: presenter, scoreStream, listener, router)
    tester.activate()
    return tester
  }

  /// Whom the screen announces now.
  private var announced: PlayerType? { presenter.connectReceivedArguments?.states.value.winner }

  private func send(_ action: RandomWinAction) { presenter.connectReceivedArguments?.onAction(action) }

  @Test func `it connects the screen once, with nobody announced`() {
    _ = tester()

    #expect(presenter.connectCallCount == 1)
    #expect(announced == nil)
  }

  @Test(arguments: [(0, PlayerType.player2), (50, .player2), (51, .player1), (99, .player1)])
  func `a number above 50 of 0 to 99 lets player 1 win`(number: Int, winner: PlayerType) {
    let random = ScriptedRandomSource([number])
    let tester = tester(random: random)

    tester.act { send(.determineWinner) }

    #expect(random.bounds == [100])
    #expect(announced == winner)
  }

  @Test(arguments: [(99, PlayerType.player1), (0, .player2)])
  func `the win counts when the announcement is closed, before the parent hears of it`(
    number: Int, winner: PlayerType
  ) {
    let tester = tester(random: ScriptedRandomSource([number]))
    tester.act { send(.determineWinner) }

    tester.act { send(.closeAnnouncement) }

    #expect(scoreStream.updateScoreArgValues == [winner])
    #expect(listener.didRandomlyWinArgValues == [winner])
    #expect(announced == nil)
    expectInOrder(scoreStream.calls("updateScore"), listener.calls("didRandomlyWin"))
  }

  @Test func `nothing is drawn while a winner is announced`() {
    let random = ScriptedRandomSource([51, 0])
    let tester = tester(random: random)

    tester.act {
      send(.determineWinner)
      send(.determineWinner)
    }

    #expect(random.bounds.count == 1)
    #expect(announced == .player1)
  }

  @Test func `closing an announcement that is not there does nothing`() {
    let tester = tester()

    tester.act { send(.closeAnnouncement) }
  }

  @Test func `a saved winner is announced again`() throws {
    let interactor = RandomWinInteractor(
      presenter: presenter, mutableScoreStream: scoreStream, randomSource: ScriptedRandomSource())
    let saved = try JSONEncoder().encode(RandomWinViewState(winner: .player2))
    interactor.savedState = try JSONDecoder().decode(RandomWinViewState.self, from: saved)

    InteractorTester(interactor, mocks: presenter).activate()

    #expect(presenter.connectCallCount == 1)
    #expect(announced == .player2)
    #expect(interactor.savedState.winner == .player2)
  }

  @Test func `another activation announces nobody`() {
    let tester = tester(random: ScriptedRandomSource([51]))
    tester.act { send(.determineWinner) }

    tester.deactivate()
    tester.activate()

    #expect(presenter.connectCallCount == 2)
    #expect(announced == nil)
  }
}
