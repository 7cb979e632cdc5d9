import Riblets

/// @mockable
@MainActor
protocol CartInteractable: Interactable {
  var router: (any CartRouting)? { get set }
  var listener: (any CartListener)? { get set }
}

/// A leaf: it has no children.
final class CartRouter: ViewableRouter<any CartInteractable, any ViewControllable>, CartRouting {
  override init(interactor: any CartInteractable, viewController: any ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
