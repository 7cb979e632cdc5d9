/// A game that can be played after login: what the lobby and the link know of it.
///
/// To add one, write its route file, which says what it is called, and put it into ``all``; nothing else changes.
struct Game: Hashable, Sendable {
  /// The name of the game in a link and in the app's data, in lower case.
  var id: String
  /// The name of the game for people.
  var name: String
  /// The way to it.
  var route: LoggedInRoute

  /// Every game that the app knows, in the order of the lobby, first at the bottom.
  static let all: [Game] = [.randomWin, .ticTacToe]
}
