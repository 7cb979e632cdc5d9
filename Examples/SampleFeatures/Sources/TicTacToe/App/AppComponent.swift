public import Riblets

/// The dependencies that the app has before there is any riblet: chance and time.
public final class AppComponent: Component<any EmptyDependency>, RootDependency {
  let randomSource: any RandomSource
  let wallClock: any WallClock

  /// Makes the dependencies of one running app.
  public init(
    randomSource: any RandomSource = SystemRandomSource(),
    wallClock: any WallClock = SystemWallClock()
  ) {
    self.randomSource = randomSource
    self.wallClock = wallClock
    super.init(dependency: EmptyComponent())
  }
}
