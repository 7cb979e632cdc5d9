import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootRouterTests {
  let interactor = RootInteractableMock()
  let viewController = RootViewControllableMock()
  let loggedOutBuilder = LoggedOutBuildableMock()
  let loggedInBuilder = LoggedInBuildableMock()
  let loggedOut = LoggedOutRoutingMock()
  let loggedIn = LoggedInRoutingMock()
  let loggedInItem = LoggedInActionableItemMock()
  let router: RootRouter
  let tester: RouterTester

  init() {
    loggedOutBuilder.buildReturnValue = loggedOut
    loggedInBuilder.buildReturnValue = (loggedIn, loggedInItem)
    router = RootRouter(
      interactor: interactor, viewController: viewController, loggedOutBuilder: loggedOutBuilder,
      loggedInBuilder: loggedInBuilder)
    tester = RouterTester(router)
  }

  /// The views that were shown, one after another; `nil` for none.
  private var shown: [ObjectIdentifier?] { viewController.replaceModalArgValues.map { $0.map(ObjectIdentifier.init) } }

  @Test func `it begins with the login screen`() {
    tester.expectBuild(loggedOutBuilder.calls("build"))
    tester.expectAttach(loggedOut)
    tester.launch()

    #expect(loggedOutBuilder.buildReceivedArguments === interactor)
    #expect(shown == [ObjectIdentifier(loggedOut.viewControllable)])
    #expect(interactor.router === router)
  }

  @Test func `after login, what follows takes the place of the login screen`() throws {
    tester.expectDetach(loggedOut)
    tester.expectBuild(loggedInBuilder.calls("build"))
    tester.expectAttach(loggedIn)
    let item = tester.act { router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben") }

    #expect(item === loggedInItem)
    #expect(!loggedOut.interactable.isActive)
    #expect(loggedIn.interactable.isActive)
    let build = try #require(loggedInBuilder.buildReceivedArguments)
    #expect(build.listener === interactor)
    #expect((build.player1Name, build.player2Name) == ("Ann", "Ben"))
    #expect(shown == [ObjectIdentifier(loggedOut.viewControllable), nil])
  }

  @Test func `a second login changes nothing, and returns the same item`() {
    tester.expectDetach(loggedOut)
    tester.expectAttach(loggedIn)
    _ = tester.act { router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben") }

    tester.expectBuild(loggedInBuilder.calls("build"), times: 0)
    let item = tester.act { router.routeToLoggedIn(withPlayer1Name: "Cid", player2Name: "Dot") }

    #expect(item === loggedInItem)
    tester.expectChildren(loggedIn)
  }
}
