import Riblets
import RibletsViews
import RibletsViewsTesting
import Testing

/// A small shop whose riblets come by routes: tabs, pages, a sheet with a draft, a full screen with a question.
///
/// All of its riblets are of one kind, and differ in what they show.
@MainActor
enum ShopApp {
  static func build(_ shop: Shop = Shop()) -> ShopRouter { ShopRouter(.root, in: shop) }

  static func launched(
    _ shop: Shop = Shop(), restoring state: NavigationState? = nil, transitionDuration: Duration = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let router = build(shop)
    return AppTester(
      router, restoring: state, transitionDuration: transitionDuration,
      openLink: { [weak router] link in
        guard let id = Int(link.dropFirst("shop://".count)) else { throw UnknownLink(link: link) }
        router?.route(to: .product(id), by: .popTo)
      }, sourceLocation: sourceLocation)
  }
}

/// The facts that all riblets of a shop know.
@MainActor
final class Shop {
  /// The mistakes that a test may ask for.
  enum Fault: CaseIterable {
    case listenerForgetsToLeave, viewIsShared, viewIsShownTwice, viewStaysBehind, ribletStaysBehind, routerIsKept
    case routeIsLostByRestore
  }

  let fault: Fault?
  /// For faults: what is kept or shared although it should not be.
  var kept: [ShopRouter] = []

  init(_ fault: Fault? = nil) { self.fault = fault }
}

enum ShopPage: Equatable {
  case root
  case tab(String)
  case product(Int)
  case line(Int)
  case review
  case checkout
}

@MainActor protocol ShopRouting: ViewableRouting, Navigating where Origin == any ShopRouting {}
typealias ShopRoute = Route<any ShopRouting>

@MainActor protocol ShopListener: AnyObject, Sendable {
  func pageDidFinish(_ page: ShopPage)
}

final class ShopInteractor: PresentableInteractor<ShopViewController>, ShopListener, LeaveListening, StateSaving {
  typealias Origin = any ShopRouting
  let page: ShopPage
  let shop: Shop
  weak var router: (any ShopRouting)?
  weak var listener: (any ShopListener)?
  private(set) var left: [ShopRoute] = []
  var savedState = ""

  init(_ page: ShopPage, in shop: Shop, presenter: ShopViewController) {
    (self.page, self.shop) = (page, shop)
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    presenter.listener = self
    if page == .root { router?.begin(with: .tab("Home"), .tab("Cart")) }
  }

  func userDidLeave(_ route: ShopRoute) { left.append(route) }

  func didTapReview() {
    guard shop.fault == .ribletStaysBehind, let router = router as? ShopRouter else {
      router?.route(to: .review)
      return
    }
    // By hand, and nobody hears of the user who pulls it down.
    let review = router.make(.review)
    router.attachChild(review)
    presenter.present(review.viewController, style: .sheet)
  }

  func didFinish() { listener?.pageDidFinish(page) }

  func pay() {
    let pay = NavigationAlert.Answer("Pay")
    task { interactor in
      guard try await interactor.router?.ask(NavigationAlert("Buy all?", answers: [pay, .cancel])) == pay else {
        return
      }
      interactor.listener?.pageDidFinish(.checkout)
    }
  }

  func pageDidFinish(_ page: ShopPage) {
    switch page {
    case .review where shop.fault == .viewStaysBehind:
      let view = router?.children.compactMap { ($0 as? ShopRouter)?.viewController }.last
      router?.leave(.review)
      if let view { presenter.present(view) }
    case .review: router?.leave(.review)
    case .checkout where shop.fault == .listenerForgetsToLeave: break
    case .checkout: router?.leave(.checkout)
    case .root, .tab, .product, .line: break
    }
  }
}

final class ShopViewController: ViewController, RouteContainer {
  let page: ShopPage
  weak var listener: ShopInteractor?

  init(_ page: ShopPage) {
    self.page = page
    super.init()
    title =
      switch page {
      case .root: "Shop"
      case .tab(let title): title
      case .product(let id): "Product \(id)"
      case .line(let id): "Line \(id)"
      case .review: "Review"
      case .checkout: "Checkout"
      }
  }

  @ViewBuilder
  override var body: any View {
    switch page {
    case .root: EmptyView()
    case .tab("Home"):
      Button("Tea") { self.listener?.router?.route(to: .product(1)) }
      Button("Check out") { self.listener?.router?.route(to: .checkout) }
    case .tab:
      Button("Fill") { self.listener?.router?.show(items: [.line(1), .line(2)]) }
      Button("Empty") { self.listener?.router?.show(items: []) }
    case .product(let id):
      Text("Number \(id)")
      Button("Next", isEnabled: id < 3) { self.listener?.router?.route(to: .product(id + 1)) }
      Button("Review") { self.listener?.didTapReview() }
    case .line(let id):
      Text("Line \(id)")
      Button("Review") { self.listener?.didTapReview() }
    case .review:
      TextField("Text", text: listener?.savedState ?? "") { self.listener?.savedState = $0 }
      Button("Send") { self.listener?.didFinish() }
    case .checkout:
      Button("Pay") { self.listener?.pay() }
    }
    routeViews
    if listener?.shop.fault == .viewIsShownTwice, page == .tab("Cart") {
      for child in children { Embedded(child) }
    }
  }
}

final class ShopRouter: LaunchRouter<ShopInteractor, ShopViewController>, ShopRouting {
  let shop: Shop

  init(_ page: ShopPage, in shop: Shop, view: ShopViewController? = nil) {
    let view = view ?? ShopViewController(page)
    self.shop = shop
    super.init(interactor: ShopInteractor(page, in: shop, presenter: view), viewController: view)
    interactor.router = self
  }

  override var ribletLabel: String? { interactor.page == .root ? nil : viewController.title }

  func make(_ page: ShopPage) -> ShopRouter {
    let child = ShopRouter(page, in: shop, view: shop.fault == .viewIsShared ? shop.kept.first?.viewController : nil)
    child.interactor.listener = listener { (interactor: ShopInteractor) -> any ShopListener in interactor }
    if shop.fault == .routerIsKept || shop.fault == .viewIsShared, case .product = page { shop.kept.append(child) }
    return child
  }
}

struct ShopTab: ChildRoute {
  static let shown = Shown.tab
  let title: String
  var key: String { title }
  func build(in parent: ShopRouter) -> any ShopRouting { parent.make(.tab(title)) }
}

struct ShopProduct: ChildRoute {
  static let shown = Shown.pushed
  let id: Int
  var key: String { "\(id)" }
  func build(in parent: ShopRouter) -> any ShopRouting { parent.make(.product(id)) }
}

/// A line of the cart.
struct ShopLine: ChildRoute {
  static let shown = Shown.item
  let id: Int
  var key: String { "\(id)" }
  func build(in parent: ShopRouter) -> any ShopRouting { parent.make(.line(id)) }
}

struct ShopReview: ChildRoute {
  static let shown = Shown.sheet
  func isEnabled(in parent: ShopRouter) -> Bool { parent.shop.fault != .routeIsLostByRestore || parent.isActive }
  func build(in parent: ShopRouter) -> any ShopRouting { parent.make(.review) }
}

struct ShopCheckout: ChildRoute {
  static let shown = Shown.fullScreen
  func build(in parent: ShopRouter) -> any ShopRouting { parent.make(.checkout) }
}

extension ShopRoute {
  static func tab(_ title: String) -> Self { Self(ShopTab(title: title)) }
  static func product(_ id: Int) -> Self { Self(ShopProduct(id: id)) }
  static func line(_ id: Int) -> Self { Self(ShopLine(id: id)) }
  static var review: Self { Self(ShopReview()) }
  static var checkout: Self { Self(ShopCheckout()) }
}
