import KioskFood
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct RootInteractorTests {
  let food = DataProviderStub(Food.self)
  let presenter = RootPresentableMock()
  let router = RootRoutingMock()
  let orders = MutableOrderStream()
  let interactor: RootInteractor
  let tester: InteractorTester

  init() {
    food.stub(.order).returns(.twoColas)
    interactor = RootInteractor(presenter: presenter, dataProvider: food.provider, orderStream: orders)
    interactor.router = router
    tester = InteractorTester(interactor, mocks: food, presenter, router, skipping: ["observe"])
    tester.activate()
    #expect(presenter.showArgValues == [nil])
    #expect(router.moves == [.begin([.menu, .cart])])
  }

  @Test func `the order in the store is shared, and again when it changes`() {
    #expect(orders.order.value == .twoColas)
    tester.act { food.stub(.order).returns(.feast) }
    #expect(orders.order.value == .feast)
    #expect(presenter.showCallCount == 2)
  }

  @Test func `a store that fails is said, and the children keep the order that they have`() {
    tester.act { food.stub(.order).fails(with: DataStoreError(.locked, store: "kiosk.sqlite", details: "")) }
    let busy = "The kiosk is busy and cannot read its order. Please try again in a moment."
    #expect(presenter.showArgValues == [nil, busy])
    #expect(orders.order.value == .twoColas)
  }

  @Test func `trying again looks anew, once`() {
    tester.act { presenter.listener?.retry() }
    #expect(food.stub(.order).observationCount == 2)
    #expect(presenter.showArgValues == [nil, nil])
    tester.act { food.stub(.order).returns(.feast) }
    #expect(presenter.showCallCount == 3)
  }

  @Test func `who placed an order is thanked`() {
    tester.act { interactor.cartDidPlaceOrder(number: 7) }
    #expect(presenter.thankArgValues == [7])
  }
}

@Suite(.testScope) @MainActor
struct RootInteractorWithServerTests {
  @Test func `the contact with the server stands above the other children`() {
    let food = DataProviderStub(Food.self)
    food.stub(.order).returns(.twoColas)
    let presenter = RootPresentableMock()
    let router = RootRoutingMock()
    let interactor = RootInteractor(
      presenter: presenter, dataProvider: food.provider, orderStream: MutableOrderStream(), hasServer: true)
    interactor.router = router
    let tester = InteractorTester(interactor, mocks: food, presenter, router, skipping: ["observe", "show"])
    tester.activate()
    #expect(router.moves == [.begin([.sync, .menu, .cart])])
  }
}

@Suite(.testScope) @MainActor
struct RootRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = RootInteractableMock()
    let router = RootRouter(
      interactor: interactor, viewController: RootViewControllableMock(), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}

@Suite(.testScope) @MainActor
struct RootMenuTests {
  @Test func `the menu is a part of the root's view`() {
    let builder = MenuBuildableMock()
    let menu = MenuRoutingMock()
    builder.buildReturnValue = menu
    let view = RootViewControllableMock(holdsStacks: false)
    let router = RootRouter(
      interactor: RootInteractableMock(), viewController: view, builders: ChildBuilders(given: builder))
    let tester = RouterTester(router)
    let listener = MenuListenerMock()
    tester.give(listener: listener)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(menu)
    tester.act { router.begin(with: .menu) }

    tester.expectShown("Menu embedded")
    #expect(builder.buildReceivedArguments === listener)
    #expect(view.arrangeReceivedArguments?.first?.view === menu.viewControllable)
  }
}

@Suite(.testScope) @MainActor
struct RootSyncTests {
  @Test func `the contact with the server is a part of the root's view`() {
    let builder = SyncBuildableMock()
    let sync = SyncRoutingMock()
    builder.buildReturnValue = sync
    let view = RootViewControllableMock(holdsStacks: false)
    let router = RootRouter(
      interactor: RootInteractableMock(), viewController: view, builders: ChildBuilders(given: builder))
    let tester = RouterTester(router)
    let listener = SyncListenerMock()
    tester.give(listener: listener)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(sync)
    tester.act { router.begin(with: .sync) }

    tester.expectShown("Sync embedded")
    #expect(builder.buildReceivedArguments === listener)
    #expect(view.arrangeReceivedArguments?.first?.view === sync.viewControllable)
  }
}

@Suite(.testScope) @MainActor
struct RootCartTests {
  @Test func `the cart is a part of the root's view`() {
    let builder = CartBuildableMock()
    let cart = CartRoutingMock()
    builder.buildReturnValue = cart
    let view = RootViewControllableMock(holdsStacks: false)
    let router = RootRouter(
      interactor: RootInteractableMock(), viewController: view, builders: ChildBuilders(given: builder))
    let tester = RouterTester(router)
    let listener = CartListenerMock()
    tester.give(listener: listener)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(cart)
    tester.act { router.begin(with: .cart) }

    tester.expectShown("Cart embedded")
    #expect(builder.buildReceivedArguments === listener)
    #expect(view.arrangeReceivedArguments?.first?.view === cart.viewControllable)
  }
}

@Suite(.testScope) @MainActor
struct RootBuilderTests {
  let food = DataProviderStub(Food.self)

  @Test func `the parts know each other, and nothing keeps them`() async {
    let tester = BuilderTester { RootBuilder(dependency: DependencyFake(food.provider)).build() }

    tester.expectRouter(RootRouter.self)
    tester.expectInteractor(RootInteractor.self)
    tester.expectView(RootViewController.self)
    tester.expect(RootInteractor.self, \.router, is: .router)
    tester.expect(RootInteractor.self, \.presenter, is: .view)
    tester.expect(RootViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `with a server, the contact with it gets its prices`() async {
    food.stub(.menu).returns([.cola])
    food.stub(.order).returns(.twoColas)
    food.stub(ServedMenu()).returns([.cola])
    let server = FoodServerFake()
    let app = AppTester(RootBuilder(dependency: DependencyFake(food.provider, pushedPrices: server)).build())
    await app.settle()
    app.expectText("Up to date", "2 × Cola")
    #expect(server.readerCount == 1)
  }

  @Test func `the children share one order`() {
    food.stub(.menu).returns([.cola])
    food.stub(.order).returns(.twoColas)
    let app = AppTester(RootBuilder(dependency: DependencyFake(food.provider)).build())
    app.expectText("2", "2 × Cola")
  }
}

@Suite(.testScope) @MainActor
struct RootViewControllerTests {
  let listener = RootPresentableListenerMock()
  let view = RootViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `the menu stands above the cart`() {
    view.arrange([PlacedView(MenuViewController(), number: 1), PlacedView(CartViewController(), number: 2)])
    app.expectTitle("Burger Kiosk")
    app.expectTexts(["Your order", "Nothing yet. Press + to take something."])
  }

  @Test func `a problem can be tried again until it is over`() {
    view.show(problem: "The kiosk is busy.")
    app.expectText("The kiosk is busy.")
    app.press("try-again")
    #expect(listener.retryCallCount == 1)
    view.show(problem: nil)
    app.expectNothing(called: "problem", "try-again")
  }

  @Test func `thanks name the order's number`() {
    view.thank(forOrder: 7)
    app.expectAlert("Thank you!", message: "Your order has number 7.", answers: ["Next customer"])
    app.dismissAlert()
    app.expectNoAlert()
  }
}
