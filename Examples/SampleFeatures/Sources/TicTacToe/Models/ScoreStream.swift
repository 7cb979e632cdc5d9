import Riblets

/// The score of the players who are logged in, to read.
@MainActor
protocol ScoreStream: AnyObject, Sendable {
  /// Starts at 0–0; replays the current score, and tells of each change once.
  var score: StateStream<Score> { get }
}

/// The score of the players who are logged in, to read and to change: for the games.
/// @mockable
@MainActor
protocol MutableScoreStream: ScoreStream {
  /// Adds one point for the winner.
  func updateScore(withWinner winner: PlayerType)
  /// Puts a score that was saved in the place of this one.
  func setScore(_ score: Score)
}

/// Keeps the score in memory, as long as the players stay logged in.
final class ScoreStreamStorage: MutableScoreStream {
  private let state = MutableStateStream(Score())
  private let wallClock: any WallClock

  init(wallClock: any WallClock) {
    self.wallClock = wallClock
  }

  var score: StateStream<Score> { state.stream.removeDuplicates() }

  func updateScore(withWinner winner: PlayerType) {
    state.update { $0.add(winner: winner, at: wallClock.now) }
  }

  func setScore(_ score: Score) {
    state.value = score
  }
}
