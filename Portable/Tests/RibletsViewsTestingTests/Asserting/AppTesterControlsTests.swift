import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterControlsTests {
  @Test func `what is not named is not compared`() {
    let app = GreeterApp.launched()

    app.expectButton("greet")
    app.expectField("name")
    app.expectToggle("sound")
  }

  @Test func `a hidden value is compared as what was typed`() {
    let app = GreeterApp.launched()

    app.type("1234", into: "pin")

    app.expectField("pin", value: "1234")
  }

  @Test func `what is not there, or covered, is nothing`() {
    let app = GreeterApp.launched()
    app.expectNothing(called: "magic")

    app.window.rootViewController?.present(ViewController())

    app.expectNothing(called: "greet", "name")
  }
}
