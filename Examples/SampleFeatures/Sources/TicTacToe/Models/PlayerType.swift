/// One of the two players.
enum PlayerType: Int, CaseIterable, Codable, Sendable {
  case player1 = 1
  case player2 = 2

  /// The player's colour as `#RRGGBB`: data, which the views turn into a tint.
  var colour: String {
    switch self {
    case .player1: "#D32F2F"
    case .player2: "#1976D2"
    }
  }
}
