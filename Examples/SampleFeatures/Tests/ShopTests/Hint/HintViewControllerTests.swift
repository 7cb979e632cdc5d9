import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HintViewControllerTests {
  let listener = HintPresentableListenerMock()
  let view = HintViewController(text: "Lamp is in your cart")
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `its button leads to the cart`() {
    app.expectText("Lamp is in your cart")
    app.press("show-cart")

    #expect(listener.chooseCartCallCount == 1)
  }
}
