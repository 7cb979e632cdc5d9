import Riblets

/// LoggedOut below Root.
struct RootLoggedOut: ChildRoute {
  static let shown = Shown.embedded

  func build(in parent: RootRouter) -> any LoggedOutRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any LoggedOutListener in interactor }
    return parent.builders.loggedOut.build(withListener: listener)
  }
}

extension RootRoute {
  static var loggedOut: Self { Self(RootLoggedOut()) }
}

extension RootInteractor: LoggedOutListener {
  func loggedOutDidFinish(name: String) { router?.route(to: .loggedIn(name: name), by: .root) }
}

extension RootComponent: LoggedOutDependency {}

extension ChildBuilders<RootComponent> {
  var loggedOut: any LoggedOutBuildable {
    builder(of: (any LoggedOutBuildable).self) { LoggedOutBuilder(dependency: $0) }
  }
}
