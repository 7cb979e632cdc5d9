import Riblets

/// The way to the login screen.
struct RootLoggedOut: ChildRoute {
  static let shown = Shown.fullScreen

  func build(in parent: RootRouter) -> any LoggedOutRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any LoggedOutListener in interactor }
    return parent.builders.loggedOut.build(withListener: listener)
  }
}

extension RootRoute {
  static var loggedOut: Self { Self(RootLoggedOut()) }
}

extension RootInteractor: LoggedOutListener {
  func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
    router?.route(to: .loggedIn(player1Name: player1Name, player2Name: player2Name), by: .root)
  }
}

extension RootComponent: LoggedOutDependency {}

extension ChildBuilders<RootComponent> {
  var loggedOut: any LoggedOutBuildable {
    builder(of: (any LoggedOutBuildable).self) { LoggedOutBuilder(dependency: $0) }
  }
}
