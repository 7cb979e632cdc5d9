import Foundation

/// The standing between two players: the model of the score board.
struct ScoreBoard: Equatable, Sendable {
  /// One player's part.
  struct Player: Equatable, Sendable {
    var name: String
    var score: Int
    /// As `#RRGGBB`.
    var colour: String
  }

  var player1: Player
  var player2: Player
  /// The moment of the last win; `nil` before the first one.
  var lastWin: Date?
}
