import Riblets
import RibletsSpec
import RibletsViewsTesting

@testable import Shop

/// The shop window as the user meets it.
enum HomeSpec: Spec {
  @Test(.testScope, arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("home") {
      var listener: HomeListenerMock!
      var app: AppTester!

      beforeEach {
        listener = HomeListenerMock()
        app = AppTester(
          HomeBuilder(dependency: HomeDependencyMock(name: "Ann", basket: MutableStateStream(Basket()))).build(
            withListener: listener))
      }

      it("greets who has logged in") { app.expectText("Hello, Ann") }
      it("shows an item that is chosen") {
        app.press("item-rug")
        app.expectTitle("Rug")
      }
      it("goes on from an item to one that goes well with it, and back") {
        app.press("item-rug", "companion")
        app.expectTitle("Lamp")
        app.goBack()
        app.expectTitle("Rug")
      }
      it("tells its parent when somebody logs out") {
        app.press("log-out")
        #expect(listener.homeDidFinishCallCount == 1)
      }
    }
  }
}
