import Riblets

/// The things that LoggedIn needs from above.
/// @mockable
protocol LoggedInDependency: Dependency {
  var isSearchOn: Bool { get }
}

/// The things that the parts and children of LoggedIn are given.
final class LoggedInComponent: Component<any LoggedInDependency> {
  let name: String

  init(dependency: any LoggedInDependency, name: String) {
    self.name = name
    super.init(dependency: dependency)
  }

  var isSearchOn: Bool { dependency.isSearchOn }
  var basket: MutableStateStream<Basket> { shared { MutableStateStream(Basket()) } }
}

/// @mockable
protocol LoggedInBuildable: Buildable {
  func build(withListener listener: any LoggedInListener, name: String) -> any LoggedInRouting
}

final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
  func build(withListener listener: any LoggedInListener, name: String) -> any LoggedInRouting {
    let component = LoggedInComponent(dependency: dependency, name: name)
    let interactor = LoggedInInteractor(isSearchOn: component.isSearchOn, basket: component.basket)
    interactor.listener = listener
    return LoggedInRouter(interactor: interactor, builders: ChildBuilders(component))
  }
}
