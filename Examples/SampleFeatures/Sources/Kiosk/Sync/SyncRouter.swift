import Riblets

/// @mockable
@MainActor
protocol SyncInteractable: Interactable {
  var router: (any SyncRouting)? { get set }
  var listener: (any SyncListener)? { get set }
}

/// A leaf: it has no children.
final class SyncRouter: ViewableRouter<any SyncInteractable, any ViewControllable>, SyncRouting {
  override init(interactor: any SyncInteractable, viewController: any ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
