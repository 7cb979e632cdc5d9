import Foundation
import Riblets
import RibletsTesting
import Testing

// What Documentation/TestingRoles.md shows, compiled and run.

@MainActor
@Suite(.testScope) struct ShopRouterTests {
  let cartBuilder = CartBuildableMock()
  let cart = CartRoutingMock()
  let router: ShopRouter

  init() {
    router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: cartBuilder)
    cartBuilder.buildReturnValue = cart
  }

  @Test func `buying shows the cart, and the list takes its place again`() {
    let tester = RouterTester(router)

    tester.expectBuild(cartBuilder.calls("build"))
    tester.expectAttach(cart)
    tester.act { router.routeToCart() }
    tester.expectChildren(cart)

    tester.expectDetach(cart)
    tester.act { router.routeToList() }
  }
}

@MainActor
@Suite(.testScope) struct LoggedInRouterTests {
  let menuBuilder = MenuBuildableMock()
  let menu = MenuRoutingMock()
  let router: LoggedInRouter
  let tester: RouterTester

  init() {
    router = LoggedInRouter(interactor: LoggedInInteractableMock(), builders: ChildBuilders(given: menuBuilder))
    menuBuilder.buildReturnValue = menu
    tester = RouterTester(router)
    tester.give(listener: MenuListenerMock())
  }

  @Test func `a player's menu is pushed, and leaves again`() {
    tester.expectBuild(menuBuilder.calls("build"))
    tester.expectAttach(menu)
    tester.act { router.route(to: .menu(player: "Ann")) }
    tester.expectShown("Menu(player: Ann) pushed")
    #expect(menuBuilder.buildArgValues.map(\.player) == ["Ann"])

    tester.expectDetach(menu)
    tester.act { router.leave(.menu) }
    tester.expectShown("")
  }
}

@MainActor
@Suite(.testScope) struct ShopInteractorTests {
  let scope = TestScope.current()
  let prices = MutableEventStream<[Int]>()
  let router = ShopRoutingMock()
  let presenter = ShopPresentableMock()
  let listener = ShopListenerMock()
  let interactor: ShopInteractor
  let tester: InteractorTester

  init() {
    interactor = ShopInteractor(presenter: presenter, prices: prices.stream)
    interactor.router = router
    interactor.listener = listener
    tester = InteractorTester(interactor, mocks: router, presenter, listener, skipping: ["routeToList"])
    tester.activate()
  }

  @Test func `prices are shown when they have stood for a second`() async {
    await tester.act {
      prices.send([3])
      await scope.advance(by: .milliseconds(900))
      prices.send([4])
      await scope.advance(by: .seconds(1))
    }
    #expect(presenter.showArgValues == [[4]])
  }

  @Test func `after buying, the parent hears of it before the list is shown`() {
    tester.act { interactor.cartDidBuy(for: 7) }
    #expect(listener.shopDidCloseArgValues == [7])
    scope.expectInOrder(listener.calls("shopDidClose"), router.calls("routeToList"))
  }
}

@MainActor
@Suite(.testScope) struct LoggedInInteractorTests {
  let router = LoggedInRoutingMock()
  let interactor = LoggedInInteractor()
  let tester: InteractorTester

  init() {
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router, skipping: ["isEnabled"])
    tester.activate()
  }

  @Test func `a player who was chosen sees a menu, until it has finished`() {
    tester.act { interactor.didChoose("Ann") }
    tester.act { interactor.menuDidFinish() }
    #expect(router.moves == [.begin([.lobby]), .to(.menu(player: "Ann")), .leave(.menu)])
  }

  @Test func `a menu that is switched off is not shown`() {
    #expect(router.moves == [.begin([.lobby])])
    router.isEnabledReturnValue = false
    tester.act { interactor.didChoose("Ann") }
    #expect(router.navigateCallCount == 1)
  }
}

@MainActor
@Suite(.testScope) struct ShopBuilderTests {
  @Test func `the parts of the shop know each other, and nothing keeps them`() async {
    let tester = BuilderTester(listener: ShopListenerMock()) { listener in
      ShopBuilder(dependency: ShopDependencyStub()).build(withListener: listener)
    }

    tester.expectParts(of: ShopRouter.self)
    await tester.expectReleased()
  }

  @Test func `the parts of the shop are expected one by one`() {
    let tester = BuilderTester(listener: ShopListenerMock()) { listener in
      ShopBuilder(dependency: ShopDependencyStub()).build(withListener: listener)
    }

    tester.expectInteractor(ShopInteractor.self)
    tester.expectPresenter(ShopView.self)
    tester.expect(ShopInteractor.self, \.presenter, is: .presenter)
  }
}

@MainActor
@Suite struct ShopPresenterTests {
  @Test func `prices become rows`() {
    PresenterTester(ShopPresenter().viewModel).expect(
      .row("nothing to sell", [], ShopViewModel(title: "Shop", note: "Sold out")),
      .row("one price", [3], ShopViewModel(title: "Shop", rows: [.init(name: "Item 1", price: "3 €")])))
  }
}

@MainActor
@Suite(.testScope) struct PollingWorkerTests {
  let scope = TestScope.current()

  @Test func `prices are polled each half minute while the shop is open`() async {
    let feed = PriceFeedMock()
    let tester = WorkerTester(PollingWorker(feed: feed))

    tester.start()
    await scope.advance(by: .seconds(65))
    #expect(feed.pollCallCount == 2)

    tester.deactivate()
    tester.expectStops(.interactorInactive)
    await tester.expectNothingLeft()
  }
}

@MainActor
@Suite(.testScope) struct OpenItemWorkflowTests {
  let scope = TestScope.current()

  @Test func `a link waits for login, and then opens the item`() async {
    let root = RootItemMock()
    let shop = ShopItemMock()
    root.waitForLoginHandler = { [scope] in
      try await scope.clock.sleep(for: .seconds(3))
      return shop
    }
    shop.openReturnValue = shop
    let tester = WorkflowTester(OpenItemWorkflow(name: "tea"), from: root)

    await tester.run()

    tester.expectSteps(.step(0, at: .seconds(3)), .step(1))
    tester.expectCompleted(after: .seconds(3))
    #expect(shop.openArgValues == ["tea"])
  }
}

@MainActor
@Suite(.testScope) struct ShopTreeTests {
  let scope = TestScope.current()

  @Test func `the cart stands below the shop`() async {
    let cartBuilder = CartBuildableMock()
    cartBuilder.buildHandler = { _ in CartRoutingMock() }
    let router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: cartBuilder)
    scope.launch(router)
    router.routeToCart()

    expectTree(
      router,
      """
      Shop
        CartRoutingMock
      """)
  }

  @Test func `a shop is freed when nobody holds it`() async {
    await scope.expectReleased {
      ShopBuilder(dependency: ShopDependencyStub()).build(withListener: ShopListenerMock())
    }
  }
}

/// Holds the page to what testers really say.
@Suite struct TestingRolesPageTests {
  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["TestingRoles", "Mocks"])
  func `the page shows failures that tests hold`(name: String) throws {
    let tests = try [
      "Testers/TesterFailureTests", "Assertions/AssertionFailureTests", "Calls/CallsFailureTests",
    ].map { try Self.text("Tests/RibletsTestingTests/\($0).swift") }.joined()
    let held = Set(tests.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let page = try Self.text("Documentation/\(name).md").components(separatedBy: "```text\n").dropFirst()
    for line in page.flatMap({ $0.components(separatedBy: "```")[0].split(separator: "\n") }) {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(held.contains(line) || Self.isWrittenForThePage(line), "\(line)")
    }
  }

  /// The mock on the page of mocks is another one than in the tests, and its way out is put together there.
  private static func isWrittenForThePage(_ line: String) -> Bool {
    line.contains("ScoreServiceMock") || line.hasPrefix("Set 'scoreReturnValue'")
  }
}
