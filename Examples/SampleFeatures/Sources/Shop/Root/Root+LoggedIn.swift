import Riblets

/// LoggedIn below Root.
struct RootLoggedIn: ChildRoute {
  static let shown = Shown.embedded
  var name: String

  func build(in parent: RootRouter) -> any LoggedInRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any LoggedInListener in interactor }
    return parent.builders.loggedIn.build(withListener: listener, name: name)
  }
}

extension RootRoute {
  static func loggedIn(name: String) -> Self { Self(RootLoggedIn(name: name)) }
}

extension RouteID<any RootRouting> {
  static var loggedIn: Self { Self(RootLoggedIn.self) }
}

extension RootInteractor: LoggedInListener {
  func loggedInDidFinish() { router?.route(to: .loggedOut, by: .root) }
}

extension RootComponent: LoggedInDependency {
  var isSearchOn: Bool { dependency.isSearchOn }
}

extension ChildBuilders<RootComponent> {
  var loggedIn: any LoggedInBuildable {
    builder(of: (any LoggedInBuildable).self) { LoggedInBuilder(dependency: $0) }
  }
}
