import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterInputTests {
  @Test func `a press runs its action before it returns`() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")

    app.press("greet")

    app.expectAlert("Hello, Ann!", message: "Nice to meet you.", answers: ["Again", "Close"])
  }

  @Test func `several buttons are pressed one after another`() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")

    app.press("greet", "again", "close")

    app.expectNoAlert()
  }

  @Test func `a field is filled and emptied`() {
    let app = GreeterApp.launched()

    app.type("Ann", into: "name")
    app.expectField("name", value: "Ann", placeholder: "Name")
    app.expectButton("greet", isEnabled: true)

    app.clear("name")
    app.expectField("name", value: "")
    app.expectButton("greet", title: "Greet", isEnabled: false)
  }

  @Test func `a toggle is set and turned round`() {
    let app = GreeterApp.launched()

    app.set("sound", to: true)
    app.expectToggle("sound", isOn: true, title: "Sound")
    app.set("sound", to: true)
    app.expectText("Loud")
    app.toggle("sound")
    app.expectToggle("sound", isOn: false)
    app.toggle("sound")
    app.expectToggle("sound", isOn: true)
  }

  @Test func `submitting presses the main button`() {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")

    app.submit()

    app.expectAlert("Hello, Ann!")
  }

  @Test func `going back from a sheet detaches its riblet`() {
    let app = GreeterApp.launched()
    app.press("details")
    app.expectTree("Home\n  Details")
    #expect(app.canGoBack)

    app.goBack()

    app.expectTree("Home")
    app.expectNoText("All about greetings")
  }

  @Test(arguments: [nil, "Close"])
  func `an alert is dismissed by its cancel button or by the words on one`(answer: String?) {
    let app = GreeterApp.launched()
    app.type("Ann", into: "name")
    app.press("greet")

    app.dismissAlert(answer)

    app.expectNoAlert()
  }

  @Test func `the only answer dismisses an alert`() {
    let view = ViewController()
    let app = AppTester(showing: view)
    let alert = AlertController(title: "Done")
    alert.addAction("Fine")
    view.present(alert)

    app.dismissAlert()

    app.expectNoAlert()
  }

  @Test func `a link goes to the app, and its task runs when time does`() async {
    let app = GreeterApp.launched()

    app.open("greeter://Ann")
    await app.settle()
    app.expectField("name", value: "")
    await app.advance(by: .seconds(2))

    app.expectField("name", value: "Ann")
  }
}
