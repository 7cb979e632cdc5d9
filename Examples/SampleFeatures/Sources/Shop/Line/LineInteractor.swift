import Riblets

/// The router of Line, as its interactor knows it.
/// @mockable
protocol LineRouting: ViewableRouting, Navigating where Origin == any LineRouting {}

/// A way from Line to one of its children.
typealias LineRoute = Route<any LineRouting>

/// The view of Line, as its interactor knows it.
/// @mockable
protocol LinePresentable: Presentable {
  var listener: (any LinePresentableListener)? { get set }
  func show(count: Int)
}

/// The parent of Line, as its interactor knows it.
/// @mockable
@MainActor
protocol LineListener: AnyObject, Sendable {}

final class LineInteractor: PresentableInteractor<any LinePresentable>, LineInteractable, LinePresentableListener {
  weak var router: (any LineRouting)?
  weak var listener: (any LineListener)?
  private let item: Item
  private let basket: MutableStateStream<Basket>

  init(presenter: any LinePresentable, item: Item, basket: MutableStateStream<Basket>) {
    self.item = item
    self.basket = basket
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    observe(basket.stream) { line, basket in line.presenter.show(count: basket.count(of: line.item)) }
  }

  func add() {
    basket.update { $0.add(item) }
  }

  func remove() {
    basket.update { $0.remove(item) }
  }
}
