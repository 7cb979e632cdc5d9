import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct BasicScoreBoardInteractorTests {
  let scores = MutableStateStream(Score())
  let scoreStream: MutableScoreStreamMock
  let presenter = BasicScoreBoardPresentableMock()
  let router = BasicScoreBoardRoutingMock()
  let interactor: BasicScoreBoardInteractor
  let tester: InteractorTester

  init() {
    scoreStream = MutableScoreStreamMock(score: scores.stream)
    interactor = BasicScoreBoardInteractor(
      presenter: presenter, player1Name: "Ann", player2Name: "Ben", scoreStream: scoreStream)
    interactor.router = router
    tester = InteractorTester(interactor, mocks: presenter, router, scoreStream)
  }

  private func win(_ winner: PlayerType, atSecond second: TimeInterval) {
    scores.value.add(winner: winner, at: Date(timeIntervalSince1970: second))
  }

  @Test func `nothing is followed before it is active`() {
    #expect(presenter.setCallCount == 0)
    #expect(scores.subscriberCount == 0)
  }

  @Test func `the score of the moment is shown at once`() {
    tester.activate()

    #expect(
      presenter.setArgValues == [
        ScoreBoard(
          player1: .init(name: "Ann", score: 0, colour: "#D32F2F"),
          player2: .init(name: "Ben", score: 0, colour: "#1976D2"),
          lastWin: nil)
      ])
  }

  @Test func `each new score is shown, for its player`() {
    tester.activate()
    tester.act { win(.player2, atSecond: 60) }

    #expect(presenter.setCallCount == 2)
    #expect(
      presenter.setReceivedArguments
        == ScoreBoard(
          player1: .init(name: "Ann", score: 0, colour: "#D32F2F"),
          player2: .init(name: "Ben", score: 1, colour: "#1976D2"),
          lastWin: Date(timeIntervalSince1970: 60)))
  }

  @Test func `nothing is followed after it was active`() {
    tester.activate()
    tester.deactivate()

    tester.act { win(.player1, atSecond: 60) }

    #expect(presenter.setCallCount == 1)
    #expect(scores.subscriberCount == 0)
  }
}
