import Riblets

/// The router of Home, as its interactor knows it.
/// @mockable
protocol HomeRouting: ViewableRouting, Navigating where Origin == any HomeRouting {}

/// A way from Home to one of its children.
typealias HomeRoute = Route<any HomeRouting>

/// The view of Home, as its interactor knows it.
/// @mockable
protocol HomePresentable: Presentable {
  var listener: (any HomePresentableListener)? { get set }
}

/// The parent of Home, as its interactor knows it.
/// @mockable
@MainActor
protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish()
  func homeDidChooseCart()
}

final class HomeInteractor: PresentableInteractor<any HomePresentable>, HomeInteractable, HomePresentableListener {
  weak var router: (any HomeRouting)?
  weak var listener: (any HomeListener)?

  override init(presenter: any HomePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func choose(_ item: Item) {
    router?.route(to: .product(item: item))
  }

  func finish() {
    listener?.homeDidFinish()
  }
}
