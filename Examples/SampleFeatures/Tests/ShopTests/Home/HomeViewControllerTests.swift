import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HomeViewControllerTests {
  let listener = HomePresentableListenerMock()
  let view = HomeViewController(name: "Ann")
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `each item has a button`() {
    app.expectText("Hello, Ann")
    app.press("item-lamp", "item-rug")

    #expect(listener.chooseArgValues == [.lamp, .rug])
  }

  @Test func `its button finishes`() {
    app.press("log-out")

    #expect(listener.finishCallCount == 1)
  }
}
