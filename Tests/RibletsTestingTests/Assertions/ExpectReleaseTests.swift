import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ExpectReleaseTests {
  let scope = TestScope.current()
  let view = ShopView()

  @Test func `what the test itself holds is freed with it`() {
    scope.expectRelease(of: view)
  }

  @Test func `a launched tree is terminated before it has to be freed`() async {
    let isFreed = await scope.expectReleased {
      let router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock())
      scope.launch(router)
      router.routeToList()
      return router
    }
    #expect(isFreed)
  }

  @Test func `an object that is no riblet is freed`() async {
    #expect(await scope.expectReleased { ShopView() })
  }
}
