import Riblets

/// @mockable
@MainActor
protocol RootInteractable: Interactable, MenuListener, CartListener {
  var router: (any RootRouting)? { get set }
}

/// @mockable
@MainActor
protocol RootViewControllable: ViewControllable {
  /// Shows the two views at once.
  func show(menu: any ViewControllable, cart: any ViewControllable)
}

/// Menu and cart live side by side, always.
final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>, RootRouting {
  private let menuBuilder: any MenuBuildable
  private let cartBuilder: any CartBuildable

  init(
    interactor: any RootInteractable, viewController: any RootViewControllable, menuBuilder: any MenuBuildable,
    cartBuilder: any CartBuildable
  ) {
    self.menuBuilder = menuBuilder
    self.cartBuilder = cartBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    let menu = menuBuilder.build(withListener: interactor)
    let cart = cartBuilder.build(withListener: interactor)
    attachChild(menu)
    attachChild(cart)
    viewController.show(menu: menu.viewControllable, cart: cart.viewControllable)
  }
}
