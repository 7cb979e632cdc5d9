import Riblets
import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// Search as the user meets it.
enum SearchSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the search") {
      var listener: SearchListenerMock!
      var app: AppTester!

      beforeEach {
        listener = SearchListenerMock()
        app = AppTester(
          SearchBuilder(dependency: SearchDependencyMock(basket: MutableStateStream(Basket()))).build(
            withListener: listener))
      }

      it("shows nothing before anything is typed") { app.expectTexts([]) }
      it("leads from a part of a name to the item") {
        app.type("tea", into: "search")
        app.press("item-teapot")
        app.expectTitle("Teapot")
      }
    }
  }
}
