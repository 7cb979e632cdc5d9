import ChildTestRun
import Riblets
import RibletsTesting
import Testing

// Each test fails; TesterFailureTests knows where and how.
@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct RouterTesterFixtures {
  let cartBuilder = CartBuildableMock()
  let cart = CartRoutingMock()
  let list = CartRoutingMock()
  let router: ShopRouter
  let tester: RouterTester

  init() {
    router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: cartBuilder, list: list)
    cartBuilder.buildReturnValue = cart
    tester = RouterTester(router)
  }

  @Test func attachesWhatNobodyExpected() {
    tester.launch()
    tester.expectBuild(cartBuilder.calls("build"))
    tester.act { router.routeToCart() }
  }

  @Test func attachesSomethingElse() {
    tester.expectAttach(list)
    tester.expectAttach(cart)
    tester.act { router.routeToCart() }
  }

  @Test func doesNothing() {
    tester.expectDetach(ShopRoutingMock.self)
    tester.expectBuild(cartBuilder.calls("build"), times: 2)
    tester.act { router.routeToList() }
  }

  @Test func comesAndGoes() {
    tester.act {
      router.routeToCart()
      router.routeToList()
    }
  }

  @Test func hasOtherChildren() {
    tester.act {}
    tester.expectChildren(cart)
    tester.expectChildren()
  }

  @Test func neverActs() {
    tester.expectAttach(cart)
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct InteractorTesterFixtures {
  let router = ShopRoutingMock()
  let presenter = ShopPresentableMock()
  let listener = ShopListenerMock()
  let prices = MutableEventStream<[Int]>()
  let interactor: ShopInteractor

  init() {
    interactor = ShopInteractor(presenter: presenter, prices: prices.stream)
    interactor.router = router
    interactor.listener = listener
  }

  @Test func overlooksCalls() {
    let tester = InteractorTester(interactor, mocks: router, presenter, listener)
    tester.activate()
    #expect(router.routeToListCallCount == 1)
    tester.act {
      for total in 1...5 { interactor.cartDidBuy(for: total) }
    }
    tester.deactivate()
    #expect(listener.shopDidCloseCallCount == 6)
  }

  @Test func overlooksTheLastAct() async {
    let tester = InteractorTester(interactor, mocks: presenter, skipping: ["routeToList", "shop*"])
    tester.activate()
    await tester.act {
      prices.send([1])
      await TestScope.current().advance(by: .seconds(1))
      prices.send([2, 3])
      await TestScope.current().advance(by: .seconds(1))
    }
    #expect(presenter.showReceivedArguments == [2, 3])
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct BuilderTesterFixtures {
  let builder = ShopBuilder(dependency: ShopDependencyStub())
  let listener = ShopListenerMock()

  @Test func buildsOtherParts() {
    let tester = BuilderTester { builder.build(withListener: listener) }
    tester.expectRouter(ShopRoutingMock.self)
    tester.expectView(ShopView.self)
  }

  @Test func forgetsTheListener() {
    builder.forgetsListener = true
    let tester = BuilderTester { builder.build(withListener: listener) }
    tester.expect(ShopInteractor.self, \.listener, is: .object(listener))
    tester.expect(ShopInteractor.self, \.router, is: .view)
    tester.expect(CartRoutingMock.self, \.children, is: .router)
  }

  @Test func keepsAPart() async {
    var kept: ShopInteractor?
    builder.keepsInteractor = { kept = $0 }
    let tester = BuilderTester { builder.build(withListener: listener) }
    await tester.expectReleased()
    #expect(kept != nil)
  }

  @Test func buildsAMock() {
    let tester = BuilderTester { CartRoutingMock() }
    tester.expectInteractor(Interactor.self)
  }

  @Test func keepsTheListener() async {
    builder.keepsListener = true
    let tester = BuilderTester(listener: ShopListenerMock()) { builder.build(withListener: $0) }
    tester.expect(ShopInteractor.self, \.listener, is: .listener)
    await tester.expectReleased()
  }

  @Test func givesNoListener() {
    let tester = BuilderTester { builder.build(withListener: listener) }
    tester.expect(ShopInteractor.self, \.listener, is: .listener)
  }
}

@MainActor
@Suite(.onlyInChildRun, .serialized) struct PresenterTesterFixtures {
  @Test func showsSomethingElse() {
    PresenterTester(ShopPresenter().viewModel).expect(
      .row("nothing to sell", [], ShopViewModel(title: "Shop", note: "Sold out")),
      .row("two prices", [3, 4], ShopViewModel(title: "Store", rows: [.init(name: "Item 1", price: "4 €")], note: "!")))
  }

  @Test func throwsAnError() {
    PresenterTester { (price: Int) throws(LobbyError) -> Int in throw .soldOut }.expect(.row("any price", 1, 1))
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct WorkerTesterFixtures {
  let scope = TestScope.current()
  let feed = PriceFeedMock()

  @Test func startsOtherwise() async {
    let tester = WorkerTester(PollingWorker(feed: feed))
    await tester.runUntilStopped()
    tester.start()
    tester.deactivate()
    tester.activate()
    tester.expectStarts(1)
    tester.expectStops(.stopped)
    tester.stop()
  }

  @Test func goesOn() async {
    let tester = WorkerTester(PollingWorker(feed: feed))
    tester.start()
    await tester.expectNothingLeft()
    await tester.runUntilStopped(within: .seconds(100))
    tester.stop()
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct WorkflowTesterFixtures {
  let scope = TestScope.current()
  let root = RootItemMock()
  let shop = ShopItemMock()
  let never = MutableEventStream<Int>()

  @Test func neverEnds() async {
    root.waitForLoginHandler = { [never, shop] in
      _ = try await never.stream.firstValue { $0 }
      return shop
    }
    await WorkflowTester(OpenItemWorkflow(name: "tea"), from: root).run(within: .seconds(10))
  }

  @Test func endsOtherwise() async {
    root.waitForLoginReturnValue = shop
    shop.openError = LobbyError.soldOut
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root)
    await tester.run()
    tester.expectSteps(.step(0, at: .seconds(1)), .step(1))
    tester.expectCompleted()
    tester.expectCancelled()
    tester.expectFailed(with: UnstubbedCall.self)
  }

  @Test func takesAnotherTime() async {
    root.waitForLoginReturnValue = shop
    shop.openReturnValue = shop
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root)
    await tester.run()
    tester.expectCompleted(after: .seconds(1))
    tester.start()
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct RoutedRouterFixtures {
  let menu = MenuRoutingMock()
  let router: LoggedInRouter
  let tester: RouterTester

  init() {
    let builder = MenuBuildableMock()
    builder.buildReturnValue = menu
    router = LoggedInRouter(interactor: LoggedInInteractableMock(), builders: ChildBuilders(given: builder))
    tester = RouterTester(router)
    tester.give(listener: MenuListenerMock())
  }

  @Test func showsSomethingElse() {
    tester.expectAttach(menu)
    tester.act { router.route(to: .menu(player: "Ann")) }
    tester.expectShown("Menu(player: Ben) pushed")
    tester.expectShown("")
  }

  @Test func leadsElsewhere() {
    tester.expectAttach(menu)
    tester.act { router.leave(.menu) }
  }

  @Test func givesAListenerToWhatHasNoRoutes() {
    RouterTester(LobbyRouter(interactor: Interactor())).give(listener: MenuListenerMock())
  }
  @Test func showsAnotherOrAHiddenOne() {
    tester.expectAttach(menu)
    tester.act { router.route(to: .menu(player: "Ann"), as: .hidden) }
    tester.expectShown(LoggedInRoute.menu(player: "Ann"))
    tester.expectShown(LoggedInRoute.menu(player: "An"))
  }
}
