import Riblets

/// The router of Cart, as its interactor knows it.
/// @mockable
protocol CartRouting: ViewableRouting, Navigating where Origin == any CartRouting {}

/// A way from Cart to one of its children.
typealias CartRoute = Route<any CartRouting>

/// The view of Cart, as its interactor knows it.
/// @mockable
protocol CartPresentable: Presentable {
  var listener: (any CartPresentableListener)? { get set }
  func show(_ basket: Basket)
}

/// The parent of Cart, as its interactor knows it.
/// @mockable
@MainActor
protocol CartListener: AnyObject, Sendable {}

final class CartInteractor: PresentableInteractor<any CartPresentable>, CartInteractable, CartPresentableListener {
  weak var router: (any CartRouting)?
  weak var listener: (any CartListener)?
  let basket: StateStream<Basket>

  init(presenter: any CartPresentable, basket: StateStream<Basket>) {
    self.basket = basket
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    observe(basket) { cart, basket in
      cart.router?.show(items: basket.kinds.map { .line(item: $0) })
      cart.presenter.show(basket)
    }
  }

  func checkOut() {
    router?.route(to: .checkout)
  }
}
