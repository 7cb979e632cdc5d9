import ChildTestRun
import Riblets
import RibletsTesting
import Testing

// Each test fails; AssertionFailureTests knows where and how.
@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct AssertionFailureFixtures {
  private static var kept: [AnyObject] = []

  @Test func hasAnotherTree() {
    let router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock())
    router.attachChild(ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock()))
    expectTree(
      router,
      """
      Shop (inactive)
        Cart (inactive)
      """)
  }

  @Test func hasAnotherText() {
    expectText("a\nb\nc\nd\ne\nf\ng\nh \ni", "a\nb\nc\nd\ne\nf\ng\nh\ni", named: "The log")
  }

  @Test func isKept() {
    let view = ShopView()
    Self.kept.append(view)
    TestScope.current().expectRelease(of: view)
  }

  @Test func isKeptInPart() async {
    await TestScope.current().expectReleased {
      let builder = ShopBuilder(dependency: ShopDependencyStub())
      builder.keepsInteractor = { Self.kept.append($0) }
      return builder.build(withListener: ShopListenerMock())
    }
  }

  @Test func isKeptBelow() async {
    await TestScope.current().expectReleased {
      let router = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock())
      let child = ShopRouter(interactor: ShopInteractableMock(), cartBuilder: CartBuildableMock())
      router.attachChild(child)
      Self.kept.append(child)
      return router
    }
  }
}
