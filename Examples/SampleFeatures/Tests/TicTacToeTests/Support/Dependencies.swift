import Foundation
import Riblets
import Testing

@testable import TicTacToe

/// Chance as a test writes it down.
final class ScriptedRandomSource: RandomSource {
  private var numbers: [Int]
  private(set) var bounds: [Int] = []

  init(_ numbers: [Int] = []) {
    self.numbers = numbers
  }

  func number(below bound: Int) -> Int {
    bounds.append(bound)
    guard !numbers.isEmpty else {
      Issue.record("The script of random numbers is at its end.")
      return 0
    }
    return numbers.removeFirst()
  }
}

/// A date that stays until a test changes it.
final class FixedWallClock: WallClock {
  var now = Date(timeIntervalSince1970: 0)
}

/// Provides what every riblet of the app asks for.
final class DependencyFake: RootDependency, LoggedOutDependency, LoggedInDependency, OffGameDependency,
  BasicScoreBoardDependency, TicTacToeDependency, RandomWinDependency
{
  let player1Name = "Ann"
  let player2Name = "Ben"
  /// The stream into which a test sends scores.
  let scores = MutableStateStream(Score())
  let scoreStreamMock: MutableScoreStreamMock
  let randomSource: any RandomSource
  let wallClock: any WallClock = FixedWallClock()
  var gameIDs: Set<String> = ["randomwin", "tictactoe"]

  init(randomSource: any RandomSource = ScriptedRandomSource()) {
    self.randomSource = randomSource
    scoreStreamMock = MutableScoreStreamMock(score: scores.stream)
  }

  var scoreStream: any ScoreStream { scoreStreamMock }
  var mutableScoreStream: any MutableScoreStream { scoreStreamMock }
}
