import ChildTestRun
import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

/// Tests that are meant to fail, each at the line that ends in `// HERE`; `AppFailureTests` says how.
@Suite(.onlyInChildRun, .testScope(settleLimit: .milliseconds(200))) @MainActor
struct AppFailureFixtures {
  // Actions

  @Test func pressesWhatIsNotThere() {
    let app = GreeterApp.launched()
    app.press("gret")  // HERE
  }

  @Test func pressesByTheWords() {
    let app = GreeterApp.launched()
    app.press("More about it")  // HERE
  }

  @Test func pressesWhatIsDisabled() {
    let app = GreeterApp.launched()
    app.press("greet")  // HERE
  }

  @Test func pressesWhatIsCovered() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet", "again", "details", "close")  // HERE
  }

  @Test func pressesWhatASheetCovers() {
    let app = GreeterApp.launched()
    app.press("details")
    app.press("details")  // HERE
  }

  @Test func typesIntoAButton() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "greet")  // HERE
  }

  @Test func clearsWhatIsNotThere() {
    let app = GreeterApp.launched()
    app.clear("surname")  // HERE
  }

  @Test func togglesAField() {
    let app = GreeterApp.launched()
    app.toggle("name")  // HERE
  }

  @Test func setsAButton() {
    let app = GreeterApp.launched()
    app.set("details", to: true)  // HERE
  }

  @Test func goesBackFromTheFirstScreen() {
    let app = GreeterApp.launched()
    app.goBack()  // HERE
  }

  @Test func goesBackFromAnAlert() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")
    app.goBack()  // HERE
  }

  @Test func submitsWhatIsDisabled() {
    let app = GreeterApp.launched()
    app.submit()  // HERE
  }

  @Test func submitsWithoutAMainButton() {
    let app = AppTester(showing: DetailsViewController())
    app.submit()  // HERE
  }

  @Test func dismissesAnAlertThatIsNotThere() {
    let app = AppTester(showing: DetailsViewController())
    app.dismissAlert()  // HERE
  }

  @Test func answersWithWordsThatAreNotThere() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")
    app.dismissAlert("OK")  // HERE
  }

  @Test func opensALinkThatIsRefused() {
    let app = GreeterApp.launched()
    app.open("farewell://Ann")  // HERE
  }

  @Test func opensALinkWithoutAWayTo() {
    let app = AppTester(GreeterApp.build())
    app.open("greeter://Ann")  // HERE
  }

  @Test func actsInAnEmptyWindow() {
    let app = AppTester(GreeterApp.build())
    app.window.rootViewController = nil
    app.press("greet")  // HERE
  }

  @Test func terminatesWithoutATree() {
    let app = AppTester(showing: DetailsViewController())
    app.terminate()  // HERE
  }
}

/// The same for what is asserted.
@Suite(.onlyInChildRun, .testScope(settleLimit: .milliseconds(200))) @MainActor
struct AppAssertionFixtures {
  @Test func expectsAnotherScreen() {
    let app = GreeterApp.launched()
    app.press("details")
    app.expectScreen(  // HERE
      """
      screen "Home"
        vertical
          field name "Name" = ""
          field pin "PIN" = "" secure
          toggle sound "Sound" off
          text "Quiet"
          button greet "Greet" primary
          button details "More about it"
          button wait "Wait"
      """)
  }

  @Test func expectsAnotherTree() {
    let app = GreeterApp.launched()
    app.expectTree("Home\n  Details")  // HERE
  }

  @Test func expectsAnotherViewTree() {
    let app = GreeterApp.launched()
    app.press("details")
    app.expectViewTree("HomeViewController")  // HERE
  }

  @Test func expectsOtherTexts() {
    let app = GreeterApp.launched()
    app.expectTexts(["Loud"])  // HERE
  }

  @Test func expectsATextThatIsNotThere() {
    let app = GreeterApp.launched()
    app.expectText("Quiet", "Quite", "Hello")  // HERE
  }

  @Test func expectsATextThatIsCovered() {
    let root = DetailsViewController()
    let app = AppTester(showing: root)
    root.present(ViewController())
    app.expectText("All about greetings")  // HERE
  }

  @Test func expectsAButtonThatIsCovered() {
    let app = GreeterApp.launched()
    app.window.rootViewController?.present(ViewController())
    app.expectButton("greet")  // HERE
  }

  @Test func expectsRoomForChildren() {
    let view = RoomlessViewController()
    let app = AppTester(showing: view)
    app.expectRoom(for: .item, in: view)  // HERE
  }

  @Test func expectsNoText() {
    let app = GreeterApp.launched()
    app.expectNoText("Loud", "Quiet")  // HERE
  }

  @Test func expectsAnotherTitle() {
    let app = GreeterApp.launched()
    app.expectTitle("House")  // HERE
  }

  @Test func expectsAnAlert() {
    let app = GreeterApp.launched()
    app.expectAlert("Hello, Ann!")  // HERE
  }

  @Test func expectsAnotherAlert() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")
    app.expectAlert("Hello, Ben!", message: "Nice.", answers: ["Close"])  // HERE
  }

  @Test func expectsNoAlert() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")
    app.expectNoAlert()  // HERE
  }

  @Test func expectsAnotherButton() {
    let app = GreeterApp.launched()
    app.expectButton("greet", title: "Hello", isEnabled: true)  // HERE
  }

  @Test func expectsAButtonThatIsNotThere() {
    let app = GreeterApp.launched()
    app.expectButton("meet")  // HERE
  }

  @Test func expectsAButtonThatIsAField() {
    let app = GreeterApp.launched()
    app.expectButton("name")  // HERE
  }

  @Test func expectsAnotherValue() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.expectField("name", value: "Ben", placeholder: "Who")  // HERE
  }

  @Test func expectsAnotherSecret() {
    let app = GreeterApp.launched()
    app.type("1234", into: "pin")
    app.expectField("pin", value: "5678")  // HERE
  }

  @Test func expectsAnotherState() {
    let app = GreeterApp.launched()
    app.expectToggle("sound", isOn: true, title: "Music")  // HERE
  }

  @Test func expectsNothing() {
    let app = GreeterApp.launched()
    app.expectNothing(called: "greet", "magic")  // HERE
  }

  @Test func looksForAnInteractor() {
    let app = GreeterApp.launched()
    _ = app.interactor(DetailsInteractor.self)  // HERE
  }

  @Test func looksForARouter() {
    let app = AppTester(showing: DetailsViewController())
    _ = app.router(HomeRouter.self)  // HERE
  }
}

/// The same for what surrounds them: the launch, time, and what an earlier failure or an unsettled tree adds.
@Suite(.onlyInChildRun) @MainActor
struct AppSurroundingsFixtures {
  @Test(.testScope) func failsAfterARefusal() {
    let app = GreeterApp.launched()
    withKnownIssue { app.press("gret") }
    app.expectTitle("Greeting")  // HERE
  }

  @Test(.testScope) func forgetsToAdvance() {
    let app = GreeterApp.launched()
    app.open("greeter://Ann")
    app.expectTitle("Ann")  // HERE
  }

  @Test(.testScope(settleLimit: .milliseconds(200))) func forgetsToSettle() {
    let app = GreeterApp.launched()
    app.press("wait")
    app.expectTitle("Ann")  // HERE
  }

  @Test(.testScope(settleLimit: .milliseconds(200))) func settlesWithSomethingForeign() async {
    let app = GreeterApp.launched()
    app.press("wait")
    await app.settle()  // HERE
  }

  @Test(.testScope) func runsUntilWhatDoesNotCome() async {
    let app = GreeterApp.launched()
    await app.run { app.title == "Ann" }  // HERE
  }

  @Test(.testScope) func advancesBack() async {
    let app = AppTester(showing: DetailsViewController())
    await app.advance(by: .seconds(-1))  // HERE
  }

  @Test func launchesWithoutAScope() async {
    let app = AppTester(showing: DetailsViewController())  // HERE
    await app.scope.close()
  }

  @Test(.testScope) func showsAForeignView() {
    let view = ForeignView()
    _ = AppTester(ViewableRouter(interactor: DetailsInteractor(), viewController: view))  // HERE
  }

  @Test(.testScope) func launchesAMock() {
    _ = AppTester(RoutingMock(), showing: DetailsViewController())  // HERE
  }

  @Test(.testScope) func showsALongScreen() {
    let app = AppTester(showing: LongViewController())
    app.expectTitle("Short")  // HERE
  }
}

private final class ForeignView: ViewControllable {}

private final class RoomlessViewController: ViewController, RouteContainer {
  @ViewBuilder
  override var body: any View {
    Text("Roomless")
    children(.embedded)
  }
}

private final class LongViewController: ViewController {
  override var body: any View {
    List { for index in 1...100 { Text("Row \(index)") } }
  }
}

private final class RoutingMock: Routing {
  let interactable: any Interactable = DetailsInteractor()
  let children: [any Routing] = []
  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}

/// As above, for apps whose riblets come by routes.
@Suite(.onlyInChildRun, .testScope) @MainActor
struct AppRouteFixtures {
  @Test func cameElsewhere() {
    let app = ShopApp.launched()
    app.press("tea")
    app.expectNavigation("Tab(title: Home) tab selected\nTab(title: Cart) tab")  // HERE
  }

  @Test func restoresWhatIsGone() {
    let state = NavigationState(entries: [.init(route: "Oven"), .init(route: "Checkout")])
    _ = AppTester(ShopApp.build(), restoring: state)  // HERE
  }

  @Test func restoresWithoutRoutes() {
    _ = AppTester(GreeterApp.build(), restoring: NavigationState())  // HERE
  }
}
