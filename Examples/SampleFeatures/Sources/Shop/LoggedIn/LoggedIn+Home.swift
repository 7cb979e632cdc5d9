import Riblets

/// Home below LoggedIn.
struct LoggedInHome: ChildRoute {
  static let shown = Shown.tab
  var title: String { "Home" }
  var icon: String { "house" }

  func build(in parent: LoggedInRouter) -> any HomeRouting {
    let listener = parent.listener { (interactor: LoggedInInteractor) -> any HomeListener in interactor }
    return parent.builders.home.build(withListener: listener)
  }
}

extension LoggedInRoute {
  static var home: Self { Self(LoggedInHome()) }
}

extension LoggedInInteractor: HomeListener {
  func homeDidFinish() { listener?.loggedInDidFinish() }
  func homeDidChooseCart() { router?.select(.cart) }
}

extension LoggedInComponent: HomeDependency {}

extension ChildBuilders<LoggedInComponent> {
  var home: any HomeBuildable {
    builder(of: (any HomeBuildable).self) { HomeBuilder(dependency: $0) }
  }
}
