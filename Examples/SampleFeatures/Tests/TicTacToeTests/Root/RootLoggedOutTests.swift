import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootLoggedOutTests {
  @Test func `the login screen is in front of everything, and is heard`() {
    let builder = LoggedOutBuildableMock()
    let loggedOut = LoggedOutRoutingMock()
    builder.buildReturnValue = loggedOut
    let router = RootRouter(
      interactor: RootInteractableMock(), viewController: RootViewController(),
      builders: ChildBuilders(given: builder))
    let tester = RouterTester(router)
    let listener = LoggedOutListenerMock()
    tester.give(listener: listener)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(loggedOut)
    tester.act { router.begin(with: .loggedOut) }

    tester.expectShown("LoggedOut full screen")
    #expect(builder.buildReceivedArguments === listener)
  }

  @Test func `after login, what follows takes the place of the login screen`() {
    let router = RootRoutingMock()
    let interactor = RootInteractor()
    interactor.router = router

    interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")

    #expect(router.moves == [.to(.loggedIn(player1Name: "Ann", player2Name: "Ben"), by: .root)])
  }
}
