import Riblets

/// The way to the players who are logged in.
///
/// It has no view. It is a full screen all the same, so that it takes the place of the login screen, which is one.
struct RootLoggedIn: ChildRoute {
  static let shown = Shown.fullScreen
  var player1Name: String
  var player2Name: String

  func build(in parent: RootRouter) -> any LoggedInRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any LoggedInListener in interactor }
    return parent.builders.loggedIn.build(
      withListener: listener, player1Name: player1Name, player2Name: player2Name)
  }
}

extension RootRoute {
  static func loggedIn(player1Name: String, player2Name: String) -> Self {
    Self(RootLoggedIn(player1Name: player1Name, player2Name: player2Name))
  }
}

extension RouteID<any RootRouting> {
  static var loggedIn: Self { Self(RootLoggedIn.self) }
}

extension RootInteractor: LoggedInListener {}

extension RootComponent: LoggedInDependency {
  var randomSource: any RandomSource { dependency.randomSource }
  var wallClock: any WallClock { dependency.wallClock }
  var gameIDs: Set<String> { dependency.gameIDs }
}

extension ChildBuilders<RootComponent> {
  var loggedIn: any LoggedInBuildable {
    builder(of: (any LoggedInBuildable).self) { LoggedInBuilder(dependency: $0) }
  }
}
