import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterTimeTests {
  @Test func `a transition takes its virtual time`() async {
    let app = GreeterApp.launched(transitionDuration: .milliseconds(300))
    app.type("Ann", into: "name")
    app.press("greet")
    let alert = app.window.rootViewController?.presentedViewController

    app.dismissAlert()

    app.expectNoAlert()
    #expect(alert?.presence == .leaving)
    await app.advance(by: .milliseconds(299))
    #expect(alert?.presence == .leaving)
    await app.advance(by: .milliseconds(1))
    #expect(alert?.presence == .hidden)
  }

  @Test func `time runs until the screen shows something`() async {
    let app = GreeterApp.launched()
    app.open("greeter://Ann")

    let isThere = await app.run { app.frame.contains(text: "Ann") }

    #expect(isThere)
    #expect(app.scope.clock.now == .seconds(2))
  }

  @Test func `two apps in one scope share its time`() async {
    let first = GreeterApp.launched()
    let second = GreeterApp.launched()
    first.open("greeter://Ann")
    second.open("greeter://Ben")

    await first.advance(by: .seconds(2))

    first.expectField("name", value: "Ann")
    second.expectField("name", value: "Ben")
  }
}
