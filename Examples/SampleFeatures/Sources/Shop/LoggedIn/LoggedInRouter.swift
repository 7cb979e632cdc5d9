import Riblets

/// The interactor of LoggedIn, as its router knows it.
/// @mockable
protocol LoggedInInteractable: Interactable {
  var router: (any LoggedInRouting)? { get set }
  var isSearchOn: Bool { get }
}

final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
  let builders: ChildBuilders<LoggedInComponent>

  init(interactor: any LoggedInInteractable, builders: ChildBuilders<LoggedInComponent>) {
    self.builders = builders
    super.init(interactor: interactor)
    interactor.router = self
  }
}
