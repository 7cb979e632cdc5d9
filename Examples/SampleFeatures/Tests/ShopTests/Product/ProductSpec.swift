import Riblets
import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// Product as the user meets it.
enum ProductSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("an item") {
      var listener: ProductListenerMock!
      var app: AppTester!

      beforeEach {
        listener = ProductListenerMock()
        app = AppTester(
          ProductBuilder(dependency: ProductDependencyMock(basket: MutableStateStream(Basket()))).build(
            withListener: listener, item: .lamp))
      }

      it("has its name and its price") {
        app.expectTitle("Lamp")
        app.expectText("39 €")
      }
      it("says that it is in the cart, for a few seconds") {
        app.press("add-to-cart")
        app.expectText("Lamp is in your cart")
        await app.advance(by: .seconds(5))
        app.expectNoText("Lamp is in your cart")
      }
    }
  }
}
