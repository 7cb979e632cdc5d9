import RibletsTesting
import RibletsViewsTesting
import Testing

/// The first test of Documentation/TestingApps.md; its failures are held by `AppFailureTests`.
@Suite(.testScope) @MainActor
struct GreetingTests {
  let app = GreeterApp.launched()

  @Test func `a visitor is greeted by name`() {
    app.expectButton("greet", isEnabled: false)

    app.type("Ann", into: "name")
    app.press("greet")

    app.expectAlert("Hello, Ann!", answers: ["Again", "Close"])
    app.dismissAlert()
    app.expectNoAlert()
  }

  @Test func `the details come as a sheet, and go with their riblet`() {
    app.press("details")
    app.expectTree(
      """
      Home
        Details
      """)
    app.expectText("All about greetings")

    app.goBack()
    app.expectTree("Home")
  }

  @Test func `a link fills in the name when it was found`() async {
    app.open("greeter://Ann")
    app.expectText("Searching…")

    await app.advance(by: .seconds(2))
    app.expectField("name", value: "Ann")
  }
}
