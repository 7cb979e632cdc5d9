import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

/// Tests of `AppTester` with trees whose riblets come by routes.
@Suite(.testScope) @MainActor
struct AppTesterRoutesTests {
  @Test func `an app is compared by what came by routes, and the user goes back through it`() {
    let app = ShopApp.launched()
    app.press("tea", "next", "review")
    app.expectNavigation(
      """
      Tab(title: Home) tab selected
        Product(id: 1) pushed
          Product(id: 2) pushed
            Review sheet
      Tab(title: Cart) tab
      """)
    app.expectTitle("Review")

    app.goBack()
    app.expectTitle("Product 2")
    app.goBack()
    app.goBack()
    app.expectNavigation("Tab(title: Home) tab selected\nTab(title: Cart) tab")
    #expect(!app.canGoBack)
    #expect(app.description.hasPrefix("Shop"))
    #expect(app.description.contains("\n\nTab(title: Home) tab selected\n"))
  }

  @Test func `a question is an alert in front`() async {
    let app = ShopApp.launched()
    app.press("check-out", "pay")
    await app.settle()
    app.expectAlert("Buy all?", answers: ["Pay", "Cancel"])
    app.dismissAlert("Pay")
    await app.settle()
    app.expectNavigation("Tab(title: Home) tab selected\nTab(title: Cart) tab")
  }

  @Test func `an app is launched where another one was left, drafts included`() {
    let first = ShopApp.launched()
    first.press("tea", "review")
    first.type("Too sweet", into: "text")
    let saved = first.navigationState
    first.terminate()

    let app = ShopApp.launched(restoring: saved)
    #expect(app.navigationState == saved)
    app.expectField("text", value: "Too sweet")
    app.press("send")
    app.expectTitle("Product 1")
  }

  @Test func `a running app is brought to a state in place of what is there`() {
    let app = ShopApp.launched()
    app.press("tea", "review")
    let saved = app.navigationState
    app.goBack()
    app.goBack()
    app.press("tab-Cart")

    app.restore(saved)
    #expect(app.navigationState == saved)
    app.expectTitle("Review")
  }

  @Test func `routes of a root without a view are shown in the one that is given`() {
    let router = HallRouter(interactor: Interactor())
    let container = PlainContainer()

    let app = AppTester(router, showing: container)
    router.route(to: Route(HallDoor(name: "East")))
    router.route(to: Route(HallDoor(name: "West")), as: .pushed)

    app.expectNavigation("Door(name: East) embedded\nDoor(name: West) pushed")
    app.expectTree("Hall\n  Details\n  Details")
    app.goBack()
    app.expectTexts(["All about greetings"])
    app.terminate()
    #expect(!router.isActive)
  }

  @Test func `an app without routes came nowhere by them`() {
    let app = GreeterApp.launched()
    app.expectNavigation("")
    #expect(app.navigationState == NavigationState())
  }
}

private final class PlainContainer: ViewController, RouteContainer {
  override var body: any View { routeViews }
}

private final class HallRouter: Router<Interactor>, HallRouting {}

@MainActor private protocol HallRouting: Navigating where Origin == any HallRouting {}

private struct HallDoor: ChildRoute {
  let name: String
  var key: String { name }

  func build(in parent: HallRouter) -> any ViewableRouting {
    DetailsRouter(interactor: DetailsInteractor(), viewController: DetailsViewController())
  }
}
