import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootBuilderTests {
  let dependency = DependencyFake()

  @Test func `the parts know each other, and nobody keeps them`() async {
    let tester = BuilderTester { RootBuilder(dependency: dependency).build().launchRouter }

    tester.expectRouter(RootRouter.self)
    tester.expectInteractor(RootInteractor.self)
    tester.expectPresenter(RootViewController.self)
    tester.expectView(RootViewController.self)
    tester.expect(RootInteractor.self, \.router, is: .router)
    tester.expect(RootInteractor.self, \.presenter, is: .view)
    tester.expect(RootViewController.self, \.listener, is: .interactor)
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

  @Test func `its component hands the root's view and the app's dependencies down`() {
    let view = RootViewController()
    let component = RootComponent(dependency: dependency, rootViewController: view)

    #expect(component.loggedInViewController === view)
    #expect(component.randomSource === dependency.randomSource)
    #expect(component.wallClock === dependency.wallClock)
  }

  @Test func `what is below it is shown by its view, before and after login`() {
    let app = AppTester(RootBuilder(dependency: dependency).build().launchRouter)
    app.expectTitle("Tic Tac Toe")

    app.login()
    app.expectTitle("Choose a game")
  }
}
