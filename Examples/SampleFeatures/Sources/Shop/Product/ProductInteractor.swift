import Riblets

/// The router of Product, as its interactor knows it.
/// @mockable
protocol ProductRouting: ViewableRouting, Navigating where Origin == any ProductRouting {}

/// A way from Product to one of its children.
typealias ProductRoute = Route<any ProductRouting>

/// The view of Product, as its interactor knows it.
/// @mockable
protocol ProductPresentable: Presentable {
  var listener: (any ProductPresentableListener)? { get set }
}

/// The parent of Product, as its interactor knows it.
/// @mockable
@MainActor
protocol ProductListener: AnyObject, Sendable {
  func productDidChoose(_ item: Item)
  func productDidChooseCart()
}

final class ProductInteractor:
  PresentableInteractor<any ProductPresentable>,
  ProductInteractable,
  ProductPresentableListener
{
  weak var router: (any ProductRouting)?
  weak var listener: (any ProductListener)?
  private let item: Item
  private let basket: MutableStateStream<Basket>

  init(presenter: any ProductPresentable, item: Item, basket: MutableStateStream<Basket>) {
    self.item = item
    self.basket = basket
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func addToCart() {
    basket.update { $0.add(item) }
    router?.route(to: .hint(text: "\(item.name) is in your cart"))
  }

  func chooseCompanion() {
    listener?.productDidChoose(item.companion)
  }
}
