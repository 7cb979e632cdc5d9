import Riblets

/// The router of LoggedIn, as its interactor knows it.
/// @mockable
protocol LoggedInRouting: Navigating where Origin == any LoggedInRouting {}

/// A way from LoggedIn to one of its children.
typealias LoggedInRoute = Route<any LoggedInRouting>

/// The parent of LoggedIn, as its interactor knows it.
/// @mockable
@MainActor
protocol LoggedInListener: AnyObject, Sendable {
  func loggedInDidFinish()
}

/// The part of the user who is logged in: the tabs, and the basket that they share.
final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?
  weak var listener: (any LoggedInListener)?
  let isSearchOn: Bool
  private let basket: MutableStateStream<Basket>

  init(isSearchOn: Bool, basket: MutableStateStream<Basket>) {
    self.isSearchOn = isSearchOn
    self.basket = basket
    super.init()
  }

  override func didBecomeActive() {
    router?.begin(with: .home, .search, .cart)
    observe(basket.stream) { interactor, basket in interactor.router?.set(badge: basket.count, on: .cart) }
  }
}

extension LoggedInInteractor: StateSaving {
  var savedState: Basket {
    get { basket.value }
    set { basket.value = newValue }
  }
}
