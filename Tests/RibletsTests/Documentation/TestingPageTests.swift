import Riblets
import RibletsTesting
import Testing

// What the example of Documentation/Testing.md leaves out.
@MainActor protocol ShopRouting: ViewableRouting, Navigating where Origin == any ShopRouting {}
typealias ShopRoute = Route<any ShopRouting>
@MainActor protocol ShopPresentable: Presentable { func show(_ prices: [Int]) }
@MainActor protocol ShopInteractable: Interactable { var router: (any ShopRouting)? { get set } }
@MainActor protocol CheckoutListener: AnyObject, Sendable { func checkoutDidFinish() }
@MainActor protocol CheckoutRouting: ViewableRouting {}
@MainActor protocol CheckoutBuildable: Buildable {
  func build(withListener listener: any CheckoutListener) -> any CheckoutRouting
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

  func didPressPay() { router?.route(to: .checkout) }
}

struct ShopCheckout: ChildRoute {
  static let shown = Shown.sheet

  func build(in parent: ShopRouter) -> any CheckoutRouting {
    let listener = parent.listener { (interactor: ShopInteractor) -> any CheckoutListener in interactor }
    return parent.builders.checkout.build(withListener: listener)
  }
}

extension ShopRoute {
  static var checkout: Self { Self(ShopCheckout()) }
}

extension ShopInteractor: CheckoutListener {
  func checkoutDidFinish() { router?.leave(.checkout) }
}

extension ChildBuilders<ShopComponent> {
  var checkout: any CheckoutBuildable {
    builder(of: (any CheckoutBuildable).self) { _ in preconditionFailure("The test gives one.") }
  }
}

final class ShopComponent: Component<any EmptyDependency> {}

final class ShopRouter: ViewableRouter<any ShopInteractable, any ViewControllable>, ShopRouting {
  let builders: ChildBuilders<ShopComponent>

  init(interactor: any ShopInteractable, view: any ViewControllable, builders: ChildBuilders<ShopComponent>) {
    self.builders = builders
    super.init(interactor: interactor, viewController: view)
    interactor.router = self
  }
}

private final class ShopPresentableMock: ShopPresentable {
  var showArgValues: [[Int]] = []
  func show(_ prices: [Int]) { showArgValues.append(prices) }
}

private final class View: ViewControllable {}
private final class CheckoutRouter: ViewableRouter<Interactor, View>, CheckoutRouting {}

private final class CheckoutBuildableMock: CheckoutBuildable {
  let buildReturnValue: any CheckoutRouting
  init(buildReturnValue: any CheckoutRouting) { self.buildReturnValue = buildReturnValue }
  func build(withListener listener: any CheckoutListener) -> any CheckoutRouting { buildReturnValue }
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

/// The route of Documentation/Testing.md, compiled and run.
@Suite(.testScope) @MainActor
struct TestingPageTests {
  let scope = TestScope.current()

  @Test func `the checkout of the example comes by its route, and leaves when it has finished`() {
    let interactor = ShopInteractor(presenter: ShopPresentableMock(), prices: .never)
    let view = View()
    let checkout = CheckoutRouter(interactor: Interactor(), viewController: View())
    let builder = CheckoutBuildableMock(buildReturnValue: checkout)

    let router = ShopRouter(interactor: interactor, view: view, builders: ChildBuilders(given: builder))
    router.launch(under: scope)
    router.route(to: .checkout)
    #expect(router.children.first === checkout)

    #expect(router.navigationState.description == "Checkout sheet")
    interactor.checkoutDidFinish()
    #expect(router.children.isEmpty)
    interactor.didPressPay()
    #expect(router.children.first === checkout)
  }
}
