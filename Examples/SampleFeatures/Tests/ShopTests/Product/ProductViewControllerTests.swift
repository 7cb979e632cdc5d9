import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct ProductViewControllerTests {
  let listener = ProductPresentableListenerMock()
  let view = ProductViewController(item: .lamp)
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `its buttons add it, and lead to what goes well with it`() {
    app.expectTitle("Lamp")
    app.press("add-to-cart")
    app.press("companion")

    #expect(listener.addToCartCallCount == 1)
    #expect(listener.chooseCompanionCallCount == 1)
  }
}
