import KioskFood
import Riblets
import RibletsDataTesting
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct CartRouterTests {
  @Test func `it knows its interactor and has no children`() {
    let interactor = CartInteractableMock()
    let router = CartRouter(interactor: interactor, viewController: CartViewController())
    let tester = RouterTester(router)
    tester.launch()
    tester.expectChildren()
    #expect(interactor.router === router)
  }
}

@Suite(.testScope) @MainActor
struct CartBuilderTests {
  let food = DataProviderStub(Food.self)
  let listener = CartListenerMock()

  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: CartListenerMock()) { listener in
      CartBuilder(dependency: DependencyFake(food.provider)).build(withListener: listener)
    }

    tester.expectRouter(CartRouter.self)
    tester.expectInteractor(CartInteractor.self)
    tester.expectView(CartViewController.self)
    tester.expect(CartInteractor.self, \.listener, is: .listener)
    tester.expect(CartInteractor.self, \.router, is: .router)
    tester.expect(CartInteractor.self, \.presenter, is: .view)
    tester.expect(CartViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `the order of the parent is shown`() {
    let dependency = DependencyFake(food.provider)
    let app = AppTester(CartBuilder(dependency: dependency).build(withListener: listener))
    dependency.orderStreamFake.orders.send(.twoColas)
    app.expectText("2 × Cola")
  }
}

@Suite(.testScope) @MainActor
struct CartViewControllerTests {
  let listener = CartPresentableListenerMock()
  let view = CartViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `an empty order cannot be placed`() {
    app.expectText("Nothing yet. Press + to take something.")
    app.expectButton("place-order", title: "Order", isEnabled: false)
  }

  @Test func `each line has its total, and the button the whole one`() {
    view.show(.feast)
    app.expectTexts(["Your order", "1 × Classic", "6.90 €", "2 × Cola", "5.60 €"])
    app.expectButton("place-order", title: "Order for 12.50 €", isEnabled: true)
  }

  @Test func `the buttons say what to do`() {
    view.show(.feast)
    app.press("cart-cola-take-out", "place-order")
    #expect(listener.takeOutArgValues.map(\.id) == ["cola"])
    #expect(listener.placeOrderCallCount == 1)
  }

  @Test func `a message stands above the lines until it is over`() {
    view.show(.twoColas)
    view.say("Cola is sold out.")
    app.expectTexts(["Your order", "Cola is sold out.", "2 × Cola", "5.60 €"])
    view.say("")
    app.expectNothing(called: "cart-message")
  }
}
