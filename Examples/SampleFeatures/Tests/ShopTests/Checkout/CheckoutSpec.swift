import Riblets
import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// Checkout as the user meets it.
enum CheckoutSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("checking out") {
      var listener: CheckoutListenerMock!
      var app: AppTester!

      beforeEach {
        listener = CheckoutListenerMock()
        app = AppTester(
          CheckoutBuilder(dependency: CheckoutDependencyMock(basket: MutableStateStream(Basket()))).build(
            withListener: listener))
      }

      it("is on the screen under its title") { app.expectTitle("Checkout") }
      it("needs an address") { app.expectButton("buy", isEnabled: false) }
      it("tells its parent when somebody has bought") {
        app.type("1 High Street", into: "address")
        app.press("buy")
        #expect(listener.checkoutDidFinishCallCount == 1)
      }
    }
  }
}
