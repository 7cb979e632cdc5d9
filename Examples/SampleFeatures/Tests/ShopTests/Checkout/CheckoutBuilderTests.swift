import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CheckoutBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: CheckoutListenerMock()) { listener in
      CheckoutBuilder(dependency: CheckoutDependencyMock(basket: MutableStateStream(Basket()))).build(
        withListener: listener)
    }

    tester.expectRouter(CheckoutRouter.self)
    tester.expectInteractor(CheckoutInteractor.self)
    tester.expectView(CheckoutViewController.self)
    tester.expect(CheckoutInteractor.self, \.listener, is: .listener)
    tester.expect(CheckoutInteractor.self, \.router, is: .router)
    tester.expect(CheckoutInteractor.self, \.presenter, is: .view)
    tester.expect(CheckoutViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }
}
