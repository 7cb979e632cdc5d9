import Riblets

/// Search below LoggedIn.
struct LoggedInSearch: ChildRoute {
  static let shown = Shown.tab
  var title: String { "Search" }
  var icon: String { "magnifyingglass" }

  func build(in parent: LoggedInRouter) -> any SearchRouting {
    let listener = parent.listener { (interactor: LoggedInInteractor) -> any SearchListener in interactor }
    return parent.builders.search.build(withListener: listener)
  }

  func isEnabled(in parent: LoggedInRouter) -> Bool { parent.interactor.isSearchOn }
}

extension LoggedInRoute {
  static var search: Self { Self(LoggedInSearch()) }
}

extension LoggedInInteractor: SearchListener {
  func searchDidChooseCart() { router?.select(.cart) }
}

extension LoggedInComponent: SearchDependency {}

extension ChildBuilders<LoggedInComponent> {
  var search: any SearchBuildable {
    builder(of: (any SearchBuildable).self) { SearchBuilder(dependency: $0) }
  }
}
