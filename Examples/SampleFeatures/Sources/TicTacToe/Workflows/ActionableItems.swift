/// The requests that a link can make of the root.
/// @mockable
@MainActor
protocol RootActionableItem: AnyObject, Sendable {
  /// Returns at once if the players are logged in, and else when they are.
  func waitForLogin() async throws -> any LoggedInActionableItem
}

/// The requests that a link can make once the players are logged in.
/// @mockable
@MainActor
protocol LoggedInActionableItem: AnyObject, Sendable {
  /// Starts the game with an identifier, in upper or lower case; with an unknown one, or none, all stays as it is.
  func launchGame(withID id: String?) async throws -> any LoggedInActionableItem
}
