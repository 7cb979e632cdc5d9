import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInRouterTests {
  let interactor = LoggedInInteractableMock()
  let viewController = LoggedInViewControllableMock()
  let offGameBuilder = OffGameBuildableMock()
  let gameBuilder = GameBuildableMock()
  let offGame = OffGameRoutingMock()
  let game = GameRoutingMock()
  let router: LoggedInRouter
  let tester: RouterTester

  init() {
    offGameBuilder.buildReturnValue = offGame
    gameBuilder.buildReturnValue = game
    router = LoggedInRouter(
      interactor: interactor, viewController: viewController, offGameBuilder: offGameBuilder)
    tester = RouterTester(router)
  }

  /// The views that were shown, one after another; `nil` for none.
  private var shown: [ObjectIdentifier?] { viewController.replaceModalArgValues.map { $0.map(ObjectIdentifier.init) } }

  @Test func `it has no child of its own accord, and its interactor knows it`() {
    tester.launch()

    #expect(interactor.router === router)
    #expect(shown == [])
  }

  @Test func `the lobby is attached and shown, with the games`() throws {
    let chess = GameMock(id: "chess", name: "Chess", builder: gameBuilder)

    tester.expectBuild(offGameBuilder.calls("build"))
    tester.expectAttach(offGame)
    tester.act { router.routeToOffGame(withGames: [chess]) }

    let build = try #require(offGameBuilder.buildReceivedArguments)
    #expect(build.listener === interactor)
    #expect(build.games.map(\.id) == ["chess"])
    #expect(shown == [ObjectIdentifier(offGame.viewControllable)])
  }

  @Test func `a game takes the place of the lobby`() {
    tester.expectAttach(offGame)
    tester.act { router.routeToOffGame(withGames: []) }

    tester.expectDetach(offGame)
    tester.expectBuild(gameBuilder.calls("build"))
    tester.expectAttach(game)
    tester.act { router.routeToGame(withBuilder: gameBuilder) }

    #expect(gameBuilder.buildReceivedArguments === interactor)
    #expect(shown == [ObjectIdentifier(offGame.viewControllable), nil, ObjectIdentifier(game.viewControllable)])
  }

  @Test func `the lobby takes the place of a game`() {
    tester.expectAttach(game)
    tester.act { router.routeToGame(withBuilder: gameBuilder) }

    tester.expectDetach(game)
    tester.expectAttach(offGame)
    tester.act { router.routeToOffGame(withGames: []) }

    #expect(shown == [ObjectIdentifier(game.viewControllable), nil, ObjectIdentifier(offGame.viewControllable)])
  }

  @Test func `cleaning up takes away what is shown, and keeps the child`() {
    tester.expectAttach(offGame)
    tester.act { router.routeToOffGame(withGames: []) }

    tester.act { router.cleanupViews() }

    tester.expectChildren(offGame)
    #expect(shown == [ObjectIdentifier(offGame.viewControllable), nil])
  }

  @Test func `cleaning up where nothing is shown does nothing`() {
    tester.act { router.cleanupViews() }

    #expect(shown == [])
  }
}
