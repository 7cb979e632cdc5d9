import Foundation

/// The number of games that each player has won, and the time when the last of them ended.
struct Score: Codable, Equatable, Sendable {
  private(set) var player1 = 0
  private(set) var player2 = 0
  private(set) var lastWin: Date?

  /// Counts one more game for the winner.
  mutating func add(winner: PlayerType, at date: Date) {
    switch winner {
    case .player1: player1 += 1
    case .player2: player2 += 1
    }
    lastWin = date
  }

  /// Returns the number of games that a player has won.
  func points(of player: PlayerType) -> Int {
    switch player {
    case .player1: player1
    case .player2: player2
    }
  }
}
