import RibletsSpec
import RibletsTesting
import RibletsViewsTesting
import Testing

/// A spec of a whole app, as `Documentation/TestingApps.md` describes it.
///
/// Its scope closes after the spec has released the app.
enum GreetingSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the greeter") {
      var app: AppTester!
      beforeEach { app = GreeterApp.launched() }

      it("greets nobody without a name") { app.expectButton("greet", isEnabled: false) }

      context("with a name") {
        beforeEach { app.type("Ann", into: "name") }

        it("greets by it") {
          app.press("greet")
          app.expectAlert("Hello, Ann!")
        }
      }
    }
  }
}
