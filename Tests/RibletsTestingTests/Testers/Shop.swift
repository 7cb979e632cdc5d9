import Riblets
import RibletsTesting
import Testing

// A small riblet with all its parts, for the tests of the testers and the examples of Documentation/TestingRoles.md.

@MainActor protocol ShopListener: AnyObject, Sendable {
  func shopDidClose(spent: Int)
}

@MainActor protocol ShopRouting: Routing {
  func routeToCart()
  func routeToList()
}

@MainActor protocol ShopPresentable: Presentable {
  func show(_ prices: [Int])
  func showError(_ text: String)
}

@MainActor protocol ShopInteractable: Interactable, CartListener {
  var router: (any ShopRouting)? { get set }
  var listener: (any ShopListener)? { get set }
}

@MainActor protocol CartListener: AnyObject, Sendable {
  func cartDidBuy(for total: Int)
}

@MainActor protocol CartBuildable: Buildable {
  func build(withListener listener: any CartListener) -> any CartRouting
}

@MainActor protocol CartRouting: ViewableRouting {}

@MainActor protocol ShopPresentableListener: AnyObject {
  func didTapBuy()
}

final class ShopInteractor: PresentableInteractor<any ShopPresentable>, ShopInteractable, ShopPresentableListener {
  weak var router: (any ShopRouting)?
  weak var listener: (any ShopListener)?
  private let prices: EventStream<[Int]>

  init(presenter: any ShopPresentable, prices: EventStream<[Int]>) {
    self.prices = prices
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    router?.routeToList()
    observe(prices.debounce(for: .seconds(1), clock: ribletClock)) { interactor, prices in
      interactor.presenter.show(prices)
    }
  }

  override func willResignActive() {
    listener?.shopDidClose(spent: 0)
  }

  func didTapBuy() {
    router?.routeToCart()
  }

  func cartDidBuy(for total: Int) {
    listener?.shopDidClose(spent: total)
    router?.routeToList()
  }
}

final class ShopRouter: Router<any ShopInteractable>, ShopRouting {
  private let cartBuilder: any CartBuildable
  private let listRouter: (any Routing)?
  private var cart: (any CartRouting)?

  init(interactor: any ShopInteractable, cartBuilder: any CartBuildable, list: (any Routing)? = nil) {
    self.cartBuilder = cartBuilder
    listRouter = list
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    if let listRouter { attachChild(listRouter) }
  }

  func routeToCart() {
    let cart = cartBuilder.build(withListener: interactor)
    self.cart = cart
    attachChild(cart)
  }

  func routeToList() {
    guard let cart else { return }
    detachChild(cart)
    self.cart = nil
  }
}

final class ShopView: ViewControllable, ShopPresentable {
  weak var listener: (any ShopPresentableListener)?
  func show(_ prices: [Int]) {}
  func showError(_ text: String) {}
}

@MainActor protocol ShopDependency: Dependency {
  var prices: EventStream<[Int]> { get }
}

final class ShopDependencyStub: ShopDependency {
  let prices = EventStream<[Int]>.never
}

final class ShopComponent: Component<any ShopDependency> {
  var parent: (any ShopListener)?
}

/// Builds the riblet; tests make it forget things.
final class ShopBuilder: Builder<any ShopDependency> {
  var forgetsListener = false
  var forgetsListenerOfView = false
  var keepsListener = false
  var keepsInteractor: (ShopInteractor) -> Void = { _ in }

  func build(withListener listener: any ShopListener) -> any ShopRouting {
    let view = ShopView()
    let interactor = ShopInteractor(presenter: view, prices: dependency.prices)
    if !forgetsListener { interactor.listener = listener }
    if !forgetsListenerOfView { view.listener = interactor }
    keepsInteractor(interactor)
    let router = ShopRouter(interactor: interactor, cartBuilder: CartBuildableMock())
    let component = ShopComponent(dependency: dependency)
    if keepsListener { component.parent = listener }
    router.ribletComponent = component
    return router
  }
}

struct ShopViewModel: Equatable {
  struct Row: Equatable {
    var name: String
    var price: String
  }

  var title: String
  var rows: [Row] = []
  var note: String?
}

/// Turns prices into text.
@MainActor
final class ShopPresenter {
  var currency = "€"

  func viewModel(for prices: [Int]) -> ShopViewModel {
    let rows = prices.enumerated().map { index, price in
      ShopViewModel.Row(name: "Item \(index + 1)", price: "\(price) \(currency)")
    }
    return ShopViewModel(title: "Shop", rows: rows, note: prices.isEmpty ? "Sold out" : nil)
  }
}

@MainActor protocol PriceFeed: AnyObject, Sendable {
  func poll() async throws
}

/// Polls prices each half minute.
final class PollingWorker: Worker {
  private let feed: any PriceFeed

  init(feed: any PriceFeed) {
    self.feed = feed
  }

  override func run() async throws {
    while true {
      try await ribletClock.sleep(for: .seconds(30))
      try await feed.poll()
    }
  }
}

@MainActor protocol RootItem: AnyObject, Sendable {
  func waitForLogin() async throws -> any ShopItem
}

@MainActor protocol ShopItem: AnyObject, Sendable {
  func open(_ name: String) async throws -> any ShopItem
}

/// Opens an item of the shop from a link.
final class OpenItemWorkflow: Workflow<any RootItem> {
  init(name: String) {
    super.init()
    onStep { root in try await root.waitForLogin() }
      .onStep { shop, _ in try await shop.open(name) }
      .commit()
  }
}
