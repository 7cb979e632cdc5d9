import Foundation
import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct BasicScoreBoardInteractorTests {
  let scoreStream = MutableScoreStreamMock()
  let presenter = BasicScoreBoardPresentableMock()
  let interactor: BasicScoreBoardInteractor

  init() {
    interactor = BasicScoreBoardInteractor(
      presenter: presenter, player1Name: "Ann", player2Name: "Ben", scoreStream: scoreStream)
  }

  private var score1To0: Score {
    var score = Score()
    score.add(winner: .player1, at: Date(timeIntervalSince1970: 60))
    return score
  }

  @Test func `nothing is shown before it is active`() {
    #expect(presenter.setArgValues.isEmpty)
    #expect(scoreStream.scoreSubject.subscriberCount == 0)
  }

  @Test func `the score of the moment is shown at once`() {
    interactor.activate()

    #expect(
      presenter.setArgValues == [
        ScoreBoard(
          player1: .init(name: "Ann", score: 0, colour: "#D32F2F"),
          player2: .init(name: "Ben", score: 0, colour: "#1976D2"),
          lastWin: nil
        )
      ])
  }

  @Test func `a new score is shown too`() {
    interactor.activate()
    scoreStream.scoreSubject.value = score1To0

    #expect(presenter.setArgValues.map(\.player1.score) == [0, 1])
    #expect(presenter.setArgValues.last?.lastWin == Date(timeIntervalSince1970: 60))
  }

  @Test func `nothing is shown after it was active`() {
    interactor.activate()
    interactor.deactivate()
    scoreStream.scoreSubject.value = score1To0

    #expect(presenter.setArgValues.count == 1)
    #expect(scoreStream.scoreSubject.subscriberCount == 0)
  }
}
