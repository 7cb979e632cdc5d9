import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct InteractorTesterTests {
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

  @Test func `calls that are asserted or skipped by name pass`() {
    let tester = InteractorTester(
      interactor, mocks: router, presenter, listener, skipping: ["ShopRoutingMock.routeToList"])
    tester.activate()
    tester.act { interactor.cartDidBuy(for: 3) }
    #expect(listener.shopDidCloseArgValues == [3])
    tester.skip("shop*")
    tester.deactivate()
    #expect(!interactor.isActive)
  }

  @Test func `calls before the first act belong to no act`() {
    router.routeToCart()
    let tester = InteractorTester(interactor, mocks: router, skipping: ["routeToList"])
    router.routeToCart()
    tester.activate()
    #expect(interactor.isActive)
  }

  @Test func `a mock that was reset has no calls to assert`() {
    let tester = InteractorTester(interactor, mocks: router)
    tester.activate()
    router.calls.reset()
  }

  @Test func `an order that was found asserts its calls`() {
    let tester = InteractorTester(interactor, mocks: router, listener)
    tester.activate()
    tester.act { interactor.cartDidBuy(for: 3) }
    expectInOrder(router.calls("routeToList", 1), listener.calls("shopDidClose"), router.calls("routeToList", 2))
  }

  @Test func `one that is not exhaustive does not mind`() {
    let tester = InteractorTester(interactor, mocks: router, presenter, listener, isExhaustive: false)
    tester.activate()
    tester.act { interactor.didTapBuy() }
  }

  @Test func `a scope that a test made itself checks when it is closed`() async {
    let scope = TestScope()
    let tester = InteractorTester(interactor, mocks: router, in: scope)
    tester.activate()
    #expect(router.routeToListCallCount == 1)
    await scope.close()
    #expect(!interactor.isActive)
  }

  @Test func `an act of an async test lets the tree settle, also without a wait in it`() async {
    let tester = InteractorTester(interactor, mocks: router, skipping: ["routeToList"])
    tester.activate()
    await tester.act {
      interactor.task { [router] _ in
        await Task.yield()
        router.routeToCart()
      }
    }
    #expect(router.routeToCartCallCount == 1)
  }

  @Test func `an interactor becomes active and inactive more than once`() {
    let tester = InteractorTester(interactor, mocks: router, listener)
    for _ in 1...2 {
      tester.activate()
      tester.deactivate()
    }
    #expect(router.routeToListCallCount == 2)
    #expect(listener.shopDidCloseCallCount == 2)
  }

  @Test func `a test may activate with a tester of its own`() {
    let suites = InteractorTester(interactor, mocks: router, presenter, listener)
    let tester = InteractorTester(interactor, isExhaustive: false)
    tester.activate()
    #expect(interactor.isActive)
    suites.finish()
  }
}
