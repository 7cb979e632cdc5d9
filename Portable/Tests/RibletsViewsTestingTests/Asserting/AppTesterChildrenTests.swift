import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterChildrenTests {
  @Test(arguments: [Shown.embedded, .item, .tab, .overlay])
  func `a body with all children has room in each way`(shown: Shown) {
    let view = AllChildrenViewController()
    let app = AppTester(showing: view)

    app.expectRoom(for: shown, in: view)
    #expect(view.children.isEmpty)
    app.expectTexts([])
  }

  @Test func `a body that places items has room for these`() {
    let view = ItemsViewController()
    let app = AppTester(showing: view)

    app.expectRoom(for: .item, in: view)
  }

  private final class AllChildrenViewController: ViewController, RouteContainer {
    override var body: any View { routeViews }
  }

  private final class ItemsViewController: ViewController, RouteContainer {
    override var body: any View { children(.item) }
  }
}
