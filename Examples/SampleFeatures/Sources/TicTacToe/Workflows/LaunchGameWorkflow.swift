import Foundation
import Riblets

/// Opens the game that a link names, as soon as the players are logged in.
///
/// A link looks like `ribs-training://launchGame?gameId=tictactoe`. What stands before the question mark does not
/// matter.
final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
  init(url: URL) {
    super.init()
    let id = Self.gameID(in: url)
    onStep { root in try await root.waitForLogin() }
      .onStep { loggedIn, _ in try await loggedIn.launchGame(withID: id) }
      .commit()
  }

  /// The value of the first query item called `gameId`, exactly so.
  static func gameID(in url: URL) -> String? {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?
      .queryItems?
      .first { $0.name == "gameId" }?
      .value
  }
}
