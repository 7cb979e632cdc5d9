public import Riblets

/// The dependencies that the app has before there is any riblet: chance, time, and which games can be played.
public final class AppComponent: Component<any EmptyDependency>, RootDependency {
  let randomSource: any RandomSource
  let wallClock: any WallClock
  let gameIDs: Set<String>

  /// Makes the dependencies of one running app.
  ///
  /// - Parameter gameIDs: The games that are switched on; nothing leads to another one, not even a link or a saved state.
  public init(
    randomSource: any RandomSource = SystemRandomSource(),
    wallClock: any WallClock = SystemWallClock(),
    gameIDs: Set<String> = ["randomwin", "tictactoe"]
  ) {
    self.randomSource = randomSource
    self.wallClock = wallClock
    self.gameIDs = gameIDs
    super.init(dependency: EmptyComponent())
  }
}
