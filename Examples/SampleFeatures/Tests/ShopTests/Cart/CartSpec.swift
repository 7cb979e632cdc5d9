import Riblets
import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// Cart as the user meets it.
enum CartSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the cart") {
      var basket: MutableStateStream<Basket>!
      var app: AppTester!

      beforeEach {
        basket = MutableStateStream(Basket())
        app = AppTester(
          CartBuilder(dependency: CartDependencyMock(basket: basket)).build(withListener: CartListenerMock()))
      }

      it("is empty at first") { app.expectText("Your cart is empty.") }
      it("has a line for each item, which counts it") {
        basket.update { $0.add(.lamp) }
        basket.update { $0.add(.mug) }
        app.press("mug-add")
        app.expectTexts(["1 × Lamp", "2 × Mug", "Total: 57 €"])
        app.press("lamp-remove")
        app.expectTexts(["2 × Mug", "Total: 18 €"])
      }
      it("asks before an address is lost") {
        basket.update { $0.add(.lamp) }
        app.press("check-out")
        app.type("1 High Street", into: "address")
        app.goBack()
        await app.settle()
        app.expectAlert("Discard the address?", answers: ["Discard", "Cancel"])
        app.dismissAlert("Cancel")
        await app.settle()
        app.expectField("address", value: "1 High Street")
      }
    }
  }
}
