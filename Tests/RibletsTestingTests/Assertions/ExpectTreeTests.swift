import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ExpectTreeTests {
  @Test func `a tree is compared as text`() {
    let router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock())
    #expect(expectTree(router, "Shop (inactive)"))
    TestScope.current().launch(router)
    #expect(expectTree(router, "Shop"))
  }

  @Test func `a router is known by its protocol, and a mock has its name`() {
    let router: any ShopRouting = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock())
    #expect(expectTree(router, "Shop (inactive)"))
    #expect(expectTree(CartRoutingMock() as any Routing, "CartRoutingMock"))
  }

  @Test func `a text is compared line by line`() {
    #expect(expectText("a\nb", "a\nb"))
  }
}
