import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct ProductBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: ProductListenerMock()) { listener in
      ProductBuilder(dependency: ProductDependencyMock(basket: MutableStateStream(Basket()))).build(
        withListener: listener, item: .lamp)
    }

    tester.expectRouter(ProductRouter.self)
    tester.expectInteractor(ProductInteractor.self)
    tester.expectView(ProductViewController.self)
    tester.expect(ProductInteractor.self, \.listener, is: .listener)
    tester.expect(ProductInteractor.self, \.router, is: .router)
    tester.expect(ProductInteractor.self, \.presenter, is: .view)
    tester.expect(ProductViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }
}
