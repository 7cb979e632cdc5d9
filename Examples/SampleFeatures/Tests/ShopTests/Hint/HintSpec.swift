import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// Hint as the user meets it.
enum HintSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("a hint") {
      var listener: HintListenerMock!
      var app: AppTester!

      beforeEach {
        listener = HintListenerMock()
        app = AppTester(
          HintBuilder(dependency: HintDependencyMock()).build(withListener: listener, text: "Lamp is in your cart")
        )
      }

      it("says what has happened") { app.expectText("Lamp is in your cart") }
      it("leads to the cart") {
        app.press("show-cart")
        #expect(listener.hintDidChooseCartCallCount == 1)
      }
    }
  }
}
