import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CartViewControllerTests {
  let listener = CartPresentableListenerMock()
  let view = CartViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `an empty cart cannot be checked out`() {
    app.expectTexts(["Your cart is empty.", "Total: 0 €"])
    app.expectButton("check-out", isEnabled: false)
  }

  @Test func `its button checks out`() {
    var basket = Basket()
    basket.add(.lamp)
    view.show(basket)
    app.expectTexts(["Total: 39 €"])

    app.press("check-out")

    #expect(listener.checkOutCallCount == 1)
  }
}
