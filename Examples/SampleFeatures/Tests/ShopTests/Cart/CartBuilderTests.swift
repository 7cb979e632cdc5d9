import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CartBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: CartListenerMock()) { listener in
      CartBuilder(dependency: CartDependencyMock(basket: MutableStateStream(Basket()))).build(withListener: listener)
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
}
