import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct RandomWinInteractorTests {
  let presenter = RandomWinPresentableMock()
  let scoreStream = MutableScoreStreamMock()
  let listener = RandomWinListenerMock()

  private func interactor(random: ScriptedRandomSource) -> RandomWinInteractor {
    let interactor = RandomWinInteractor(
      presenter: presenter, mutableScoreStream: scoreStream, randomSource: random)
    interactor.listener = listener
    interactor.activate()
    return interactor
  }

  @Test(arguments: [(0, PlayerType.player2), (50, .player2), (51, .player1), (99, .player1)])
  func `a number above 50 of 0 to 99 lets player 1 win`(number: Int, winner: PlayerType) {
    let random = ScriptedRandomSource([number])
    let interactor = interactor(random: random)

    presenter.act(.determineWinner)

    #expect(random.bounds == [100])
    #expect(presenter.states.last?.winner == winner)
    withExtendedLifetime(interactor) {}
  }

  @Test func `the win counts when the announcement is closed`() {
    let interactor = interactor(random: ScriptedRandomSource([51]))
    presenter.act(.determineWinner)
    #expect(scoreStream.updateScoreArgValues.isEmpty)
    #expect(listener.didRandomlyWinArgValues.isEmpty)

    presenter.act(.closeAnnouncement)

    #expect(scoreStream.updateScoreArgValues == [.player1])
    #expect(listener.didRandomlyWinArgValues == [.player1])
    #expect(presenter.states.map(\.winner) == [nil, .player1, nil])
    withExtendedLifetime(interactor) {}
  }

  @Test func `nothing is drawn while a winner is announced`() {
    let random = ScriptedRandomSource([51, 0])
    let interactor = interactor(random: random)

    presenter.act(.determineWinner)
    presenter.act(.determineWinner)

    #expect(random.bounds.count == 1)
    #expect(presenter.states.last?.winner == .player1)
    withExtendedLifetime(interactor) {}
  }

  @Test func `closing an announcement that is not there does nothing`() {
    let interactor = interactor(random: ScriptedRandomSource())

    presenter.act(.closeAnnouncement)

    #expect(listener.didRandomlyWinArgValues.isEmpty)
    withExtendedLifetime(interactor) {}
  }

  @Test func `another activation announces nobody`() {
    let interactor = interactor(random: ScriptedRandomSource([51]))
    presenter.act(.determineWinner)

    interactor.deactivate()
    interactor.activate()

    #expect(presenter.states.last?.winner == nil)
  }
}
