import RibletsViewsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct SearchViewControllerTests {
  let listener = SearchPresentableListenerMock()
  let view = SearchViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `what is typed is searched for`() {
    app.type("la", into: "search")

    #expect(listener.searchArgValues == ["la"])
  }

  @Test func `what is found can be chosen`() {
    view.show([.lamp], for: "la")
    app.expectField("search", value: "la")
    app.press("item-lamp")

    #expect(listener.chooseArgValues == [.lamp])
  }

  @Test func `it says when nothing is found`() {
    view.show([], for: "sofa")

    app.expectTexts(["Nothing is called so."])
  }
}
