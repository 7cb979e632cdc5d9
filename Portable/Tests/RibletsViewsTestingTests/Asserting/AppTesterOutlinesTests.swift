import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterOutlinesTests {
  @Test func `screen, texts and trees are compared as a whole`() {
    let app = GreeterApp.launched()
    app.press("details")

    app.expectScreen(
      """
      screen "Home"
        vertical
          field name "Name" = ""
          field pin "PIN" = "" secure
          toggle sound "Sound" off
          text "Quiet"
          button greet "Greet" primary disabled
          button details "More about it"
          button wait "Wait"
      sheet "Details" back
        text "All about greetings"
      """)
    app.expectTexts(["Quiet", "All about greetings"])
    app.expectTree(
      """
      Home
        Details
      """)
    app.expectViewTree(
      """
      HomeViewController "Home"
        presents DetailsViewController "Details"
      """)
  }

  @Test func `the tree of views has children, stacks and what is presented`() {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: DetailsViewController())
    navigation.push(HomeViewController())
    let app = AppTester(showing: root)
    root.addChild(StateViewController<Int, Never>())
    root.present(navigation)
    navigation.present(AlertController(title: "Sure?"))

    app.expectViewTree(
      """
      ViewController
        StateViewController<Int, Never>
        presents NavigationController
          DetailsViewController "Details"
          HomeViewController "Home"
          presents AlertController "Sure?"
      """)
  }

  @Test func `an empty window is said to be one`() {
    let app = AppTester(showing: DetailsViewController())
    app.window.rootViewController = nil

    app.expectScreen("an empty window")
    app.expectViewTree("no views")
    app.expectTitle("")
    app.expectTexts([])
    #expect(!app.canGoBack)
    #expect(app.alert == nil)
  }

  @Test func `a change of what is shown is read at once`() {
    let view = HomeViewController()
    let app = AppTester(showing: view)

    view.name = "Ann"

    app.expectField("name", value: "Ann")
  }
}
