import Riblets
import RibletsTesting
import Testing

// What the README's example leaves out.
@MainActor protocol ShopRouting: ViewableRouting { func routeToCheckout() }
@MainActor protocol ShopPresentable: Presentable { func show(_ prices: [Int]) }
@MainActor protocol ShopViewControllable: ViewControllable { func present(_ view: any ViewControllable) }
@MainActor protocol ShopInteractable: Interactable, CheckoutListener { var router: (any ShopRouting)? { get set } }
@MainActor protocol CheckoutListener: AnyObject, Sendable {}
@MainActor protocol CheckoutBuildable: Buildable {
  func build(withListener listener: any CheckoutListener) -> any ViewableRouting
}

final class ShopInteractor: PresentableInteractor<any ShopPresentable>, ShopInteractable {
  weak var router: (any ShopRouting)?
  let prices: EventStream<[Int]>

  init(presenter: any ShopPresentable, prices: EventStream<[Int]>) {
    self.prices = prices
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    observe(prices.debounce(for: .seconds(1), clock: ribletClock)) { interactor, prices in
      interactor.presenter.show(prices)
    }
  }
}

final class ShopRouter: ViewableRouter<any ShopInteractable, any ShopViewControllable>, ShopRouting {
  let checkoutBuilder: any CheckoutBuildable

  init(interactor: any ShopInteractable, view: any ShopViewControllable, checkoutBuilder: any CheckoutBuildable) {
    self.checkoutBuilder = checkoutBuilder
    super.init(interactor: interactor, viewController: view)
    interactor.router = self
  }

  func routeToCheckout() {
    let checkout = checkoutBuilder.build(withListener: interactor)
    attachChild(checkout)
    viewController.present(checkout.viewControllable)
  }
}

private final class ShopPresentableMock: ShopPresentable {
  var showArgValues: [[Int]] = []
  func show(_ prices: [Int]) { showArgValues.append(prices) }
}

private final class ShopViewControllableMock: ShopViewControllable {
  var presentCallCount = 0
  func present(_ view: any ViewControllable) { presentCallCount += 1 }
}

private final class CheckoutView: ViewControllable {}

private final class CheckoutBuildableMock: CheckoutBuildable {
  let buildReturnValue: any ViewableRouting
  init(buildReturnValue: any ViewableRouting) { self.buildReturnValue = buildReturnValue }
  func build(withListener listener: any CheckoutListener) -> any ViewableRouting { buildReturnValue }
}

@Suite(.testScope) @MainActor
private struct ShopInteractorTests {
  let scope = TestScope.current()

  @Test func `the newest prices are shown when they have stood for a second`() async {
    let prices = MutableEventStream<[Int]>()
    let presenter = ShopPresentableMock()
    let interactor = ShopInteractor(presenter: presenter, prices: prices.stream)
    let router = Router(concrete: interactor)
    router.launch(under: scope)

    prices.send([3])
    await scope.advance(by: .milliseconds(900))
    prices.send([4])
    await scope.advance(by: .seconds(1))

    #expect(presenter.showArgValues == [[4]])
  }
}

/// The router of README.md and Documentation/Testing.md, compiled and run.
@Suite(.testScope) @MainActor
struct ReadmeTests {
  let scope = TestScope.current()

  @Test func `the router of the example attaches and presents what the builder built`() {
    let view = ShopViewControllableMock()
    let interactor = ShopInteractor(presenter: ShopPresentableMock(), prices: .never)
    let checkout = ViewableRouter(interactor: Interactor(), viewController: CheckoutView())
    let builder = CheckoutBuildableMock(buildReturnValue: checkout)

    let router = ShopRouter(interactor: interactor, view: view, checkoutBuilder: builder)
    router.launch(under: scope)
    router.routeToCheckout()
    #expect(router.children.first === checkout)

    #expect(interactor.router === router)
    #expect(view.presentCallCount == 1)
  }
}
