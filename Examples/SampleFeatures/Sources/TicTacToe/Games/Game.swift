import Riblets

/// A game that can be played after login: what the lobby and the link know of it.
///
/// To add one, write an adapter and put it into the list in `LoggedInBuilder`; nothing else changes.
/// @mockable
@MainActor
protocol Game: AnyObject, Sendable {
  /// The name of the game in a link, in lower case.
  var id: String { get }
  /// The name of the game for people.
  var name: String { get }
  var builder: any GameBuildable { get }
}

/// Builds the riblet of whichever game it is.
/// @mockable
@MainActor
protocol GameBuildable: Buildable {
  func build(withListener listener: any GameListener) -> any GameRouting
}

/// The router of whichever game it is.
/// @mockable
typealias GameRouting = ViewableRouting

/// Hears from whichever game it is.
/// @mockable
@MainActor
protocol GameListener: AnyObject {
  /// The game is over and its screen can go; there is no winner after a tie.
  func gameDidEnd(withWinner winner: PlayerType?)
}
