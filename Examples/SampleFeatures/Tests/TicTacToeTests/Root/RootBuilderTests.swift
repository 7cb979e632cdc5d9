import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootBuilderTests {
  let dependency = DependencyFake()

  @Test func `the parts know each other, and nothing keeps them`() async {
    let tester = BuilderTester { RootBuilder(dependency: dependency).build().launchRouter }

    tester.expectRouter(RootRouter.self)
    tester.expectInteractor(RootInteractor.self)
    tester.expectView(RootViewController.self)
    tester.expect(RootInteractor.self, \.router, is: .router)
    await tester.expectReleased()
  }

  @Test func `its interactor takes the links, and nothing is below it before the launch`() {
    let built = RootBuilder(dependency: dependency).build()

    #expect(built.urlHandler === built.launchRouter.interactable)
    #expect(built.launchRouter.children.isEmpty)
  }

  @Test func `each build has parts of its own`() {
    let builder = RootBuilder(dependency: dependency)

    #expect(builder.build().launchRouter !== builder.build().launchRouter)
  }

  @Test func `what is below it is seen, before and after login`() {
    let app = AppTester(RootBuilder(dependency: dependency).build().launchRouter)
    app.expectTitle("Tic Tac Toe")

    app.login()
    app.expectTitle("Choose a game")
  }
}
