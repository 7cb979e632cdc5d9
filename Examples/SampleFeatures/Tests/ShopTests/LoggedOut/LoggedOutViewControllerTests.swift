import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedOutViewControllerTests {
  let listener = LoggedOutPresentableListenerMock()
  let view = LoggedOutViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `its button finishes, with the name that was typed`() {
    app.type("Ann", into: "your-name")
    app.press("log-in")

    #expect(listener.finishArgValues == ["Ann"])
    app.expectField("your-name", value: "Ann")
  }
}
