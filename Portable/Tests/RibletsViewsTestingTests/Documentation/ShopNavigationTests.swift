import Riblets
import RibletsSnapshot
import RibletsTesting
import RibletsViewsTesting
import Testing

/// The tests of routes in Documentation/TestingApps.md.
@Suite(.testScope) @MainActor
struct ShopNavigationTests {
  @Test func `the user goes back from a review to its product`() {
    let app = ShopApp.launched()
    app.press("tea", "review")
    app.expectNavigation(
      """
      Tab(title: Home) tab selected
        Product(id: 1) pushed
          Review sheet
      Tab(title: Cart) tab
      """)

    app.goBack()
    app.expectTitle("Product 1")
  }

  @Test func `a draft is there after a restart`() {
    let app = ShopApp.launched()
    app.press("tea", "review")
    app.type("Too sweet", into: "text")
    let saved = app.navigationState
    app.terminate()

    let restarted = ShopApp.launched(restoring: saved)
    restarted.expectField("text", value: "Too sweet")
  }

  @Test func `a saved state stays readable`() {
    let app = ShopApp.launched()
    app.press("tea", "review")
    assertSnapshot(of: app.navigationState, as: .json)
    assertSnapshot(of: app.navigation, as: .text)
  }
}
