import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootLoggedInTests {
  let loggedOutBuilder = LoggedOutBuildableMock()
  let builder = LoggedInBuildableMock()
  let loggedOut = LoggedOutRoutingMock()
  let loggedIn = LoggedInRoutingMock()
  let listener = LoggedInListenerMock()
  let router: RootRouter
  let tester: RouterTester

  init() {
    loggedOutBuilder.buildReturnValue = loggedOut
    builder.buildReturnValue = loggedIn
    router = RootRouter(
      interactor: RootInteractableMock(), viewController: RootViewController(),
      builders: ChildBuilders(given: loggedOutBuilder, builder))
    tester = RouterTester(router)
    tester.give(listener: listener)
    tester.give(listener: LoggedOutListenerMock())
  }

  @Test func `it takes the place of the login screen, with the names`() throws {
    tester.expectAttach(loggedOut)
    tester.act { router.begin(with: .loggedOut) }

    tester.expectDetach(loggedOut)
    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(loggedIn)
    tester.act { router.route(to: .loggedIn(player1Name: "Ann", player2Name: "Ben"), by: .root) }

    tester.expectShown("LoggedIn(player1Name: Ann, player2Name: Ben) full screen")
    let build = try #require(builder.buildReceivedArguments)
    #expect(build.listener === listener)
    #expect((build.player1Name, build.player2Name) == ("Ann", "Ben"))
  }

  @Test func `the same login twice changes nothing`() {
    tester.expectAttach(loggedIn)
    tester.act { router.route(to: .loggedIn(player1Name: "Ann", player2Name: "Ben"), by: .root) }

    tester.expectBuild(builder.calls("build"), times: 0)
    tester.act { router.route(to: .loggedIn(player1Name: "Ann", player2Name: "Ben"), by: .root) }
    tester.expectChildren(loggedIn)
  }

  @Test func `the app's chance, time and games go on to it`() {
    let dependency = DependencyFake()
    let component = RootComponent(dependency: dependency)

    #expect(component.randomSource === dependency.randomSource)
    #expect(component.wallClock === dependency.wallClock)
    #expect(component.gameIDs == dependency.gameIDs)
  }
}
