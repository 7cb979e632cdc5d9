import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CheckoutViewControllerTests {
  let listener = CheckoutPresentableListenerMock()
  let view = CheckoutViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `what is typed is the address`() {
    app.type("1 High Street", into: "address")

    #expect(listener.changeArgValues == ["1 High Street"])
  }

  @Test func `nothing can be bought without an address`() {
    app.expectButton("buy", isEnabled: false)
    view.show(address: "1 High Street")
    app.press("buy")

    #expect(listener.buyCallCount == 1)
  }
}
