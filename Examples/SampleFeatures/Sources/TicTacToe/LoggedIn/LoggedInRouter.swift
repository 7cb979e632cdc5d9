import Riblets

/// @mockable
@MainActor
protocol LoggedInInteractable: Interactable {
  var router: (any LoggedInRouting)? { get set }
  var listener: (any LoggedInListener)? { get set }
  /// The games that can be played.
  var games: [Game] { get }
}

/// Has exactly one child at a time: the lobby or a game.
final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
  let builders: ChildBuilders<LoggedInComponent>

  init(interactor: any LoggedInInteractable, builders: ChildBuilders<LoggedInComponent>) {
    self.builders = builders
    super.init(interactor: interactor)
    interactor.router = self
  }
}
