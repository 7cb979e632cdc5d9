import Riblets

/// @mockable
@MainActor
protocol MenuRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol MenuInteractable: Interactable {
  var router: (any MenuRouting)? { get set }
  var listener: (any MenuListener)? { get set }
}

/// Hosts the screen of a view model.
/// @attaches no riblet: a screen
final class MenuRouter: ViewableRouter<any MenuInteractable, any ViewControllable>, MenuRouting {
  private let screen: any Routing

  /// - Parameter screen: Ties the view model to the view; its view is the one that is given here.
  init(interactor: any MenuInteractable, viewController: any ViewControllable, screen: any Routing) {
    self.screen = screen
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    attachChild(screen)
  }
}
