import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct RouterTesterTests {
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

  @Test func `what a router attaches when it is launched is an act`() {
    tester.expectAttach(list)
    tester.launch()
    tester.expectChildren(list)
  }

  @Test func `a router that was not launched is, before its first act`() {
    tester.expectAttach(cart)
    tester.expectBuild(cartBuilder.calls("build"))
    tester.act { router.routeToCart() }
    #expect(router.isActive)
    tester.expectChildren(list, cart)
  }

  @Test func `a child of a type is enough`() {
    tester.expectAttach(CartRoutingMock.self)
    tester.act { router.routeToCart() }
    tester.expectDetach(CartRoutingMock.self)
    tester.act { router.routeToList() }
  }

  @Test func `a child that is attached again is a child that came and went`() {
    tester.act {}
    tester.expectAttach(cart)
    tester.act { router.routeToCart() }
    tester.expectDetach(cart)
    tester.expectAttach(cart)
    tester.act {
      router.routeToList()
      router.routeToCart()
    }
    tester.expectChildren(list, cart)
  }

  @Test func `a child that came before anybody looked may go`() {
    tester.act {}
    tester.expectDetach(list)
    tester.act { router.detachChild(list) }
  }

  @Test func `real children are distinguished`() async {
    let parts = (0..<3).map { _ in Router<Interactor>(interactor: Interactor()) }
    tester.expectAttach(parts[0])
    tester.expectAttach(parts[2])
    await tester.act {
      router.attachChild(parts[0])
      await Task.yield()
      router.attachChild(parts[2])
    }
    tester.expectDetach(parts[0])
    await tester.act { router.detachChild(parts[0]) }
    tester.expectChildren(list, parts[2])
  }

  @Test func `an act returns what it made, and throws what was thrown`() {
    #expect(tester.act { 3 } == 3)
    #expect(throws: LobbyError.soldOut) { try tester.act { throw LobbyError.soldOut } }
  }

  @Test func `in an async test an act is awaited, with or without a wait in it`() async {
    #expect(await tester.act { 3 } == 3)
    let asyncResult = await tester.act {
      await Task.yield()
      return 4
    }
    #expect(asyncResult == 4)
  }
}
