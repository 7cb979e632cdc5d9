import Riblets

/// The router of Checkout, as its interactor knows it.
/// @mockable
protocol CheckoutRouting: ViewableRouting, Navigating where Origin == any CheckoutRouting {}

/// A way from Checkout to one of its children.
typealias CheckoutRoute = Route<any CheckoutRouting>

/// The view of Checkout, as its interactor knows it.
/// @mockable
protocol CheckoutPresentable: Presentable {
  var listener: (any CheckoutPresentableListener)? { get set }
  func show(address: String)
}

/// The parent of Checkout, as its interactor knows it.
/// @mockable
@MainActor
protocol CheckoutListener: AnyObject, Sendable {
  func checkoutDidFinish()
  /// Called when there is something that the user should not lose, and when there is not any more.
  func checkoutDidChange(isUnsaved: Bool)
}

final class CheckoutInteractor:
  PresentableInteractor<any CheckoutPresentable>,
  CheckoutInteractable,
  CheckoutPresentableListener
{
  weak var router: (any CheckoutRouting)?
  weak var listener: (any CheckoutListener)?
  private let basket: MutableStateStream<Basket>
  private var address = ""

  init(presenter: any CheckoutPresentable, basket: MutableStateStream<Basket>) {
    self.basket = basket
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    change(address: address)
  }

  func change(address: String) {
    self.address = address
    presenter.show(address: address)
    listener?.checkoutDidChange(isUnsaved: !address.isEmpty)
  }

  func buy() {
    basket.value = Basket()
    listener?.checkoutDidFinish()
  }
}

extension CheckoutInteractor: StateSaving {
  var savedState: String {
    get { address }
    set { address = newValue }
  }
}
