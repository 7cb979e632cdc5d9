import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct ScoreStreamTests {
  let wallClock = FixedWallClock()
  let scores: ScoreStreamStorage

  init() {
    scores = ScoreStreamStorage(wallClock: wallClock)
  }

  @Test func `it starts at nil to nil`() {
    let recorder = TestScope.current().record(scores.score)

    recorder.expectElements([Score()])
    #expect(scores.score.value.lastWin == nil)
  }

  @Test func `each win is one point for its side, at the time of the win`() {
    scores.updateScore(withWinner: .player1)
    scores.updateScore(withWinner: .player2)
    wallClock.now = Date(timeIntervalSince1970: 60)
    scores.updateScore(withWinner: .player2)

    let score = scores.score.value
    #expect(score.points(of: .player1) == 1)
    #expect(score.points(of: .player2) == 2)
    #expect(score.lastWin == Date(timeIntervalSince1970: 60))
  }

  @Test func `who comes late gets the score of the moment, and then each change`() {
    scores.updateScore(withWinner: .player1)
    let recorder = TestScope.current().record(scores.score.map(\.player1))
    scores.updateScore(withWinner: .player1)

    recorder.expectElements([1, 2])
  }
}
