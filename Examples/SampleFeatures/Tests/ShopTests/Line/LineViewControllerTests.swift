import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LineViewControllerTests {
  let listener = LinePresentableListenerMock()
  let view = LineViewController(item: .lamp)
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `its buttons add one and take one away`() {
    view.show(count: 2)
    app.expectTexts(["2 × Lamp"])
    app.press("lamp-add")
    app.press("lamp-remove")

    #expect(listener.addCallCount == 1)
    #expect(listener.removeCallCount == 1)
  }
}
