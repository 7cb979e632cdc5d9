import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// Root as the user meets it.
enum RootSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("Root") {
      var app: AppTester!

      beforeEach {
        app = AppTester(RootBuilder(dependency: RootDependencyMock()).build())
      }

      it("is on the screen under its title") { app.expectTitle("Shop") }
    }
  }
}
