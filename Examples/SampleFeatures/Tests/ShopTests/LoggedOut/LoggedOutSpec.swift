import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// The log-in as the user meets it.
enum LoggedOutSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the log-in") {
      var listener: LoggedOutListenerMock!
      var app: AppTester!

      beforeEach {
        listener = LoggedOutListenerMock()
        app = AppTester(LoggedOutBuilder(dependency: LoggedOutDependencyMock()).build(withListener: listener))
      }

      it("asks for a name") { app.expectField("your-name", value: "") }
      it("takes a guest without one") {
        app.press("log-in")
        #expect(listener.loggedOutDidFinishArgValues == ["Guest"])
      }
    }
  }
}
