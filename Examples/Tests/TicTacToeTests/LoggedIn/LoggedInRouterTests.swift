import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@MainActor
struct LoggedInRouterTests {
  let test = TestScope()
  let interactor = LoggedInInteractableMock()
  let viewController = ModalViewControllableMock()
  let offGameBuilder = OffGameBuildableMock()
  let gameBuilder = GameBuildableMock()
  let offGame = LeafRoutingMock()
  let game = LeafRoutingMock()
  let router: LoggedInRouter

  init() {
    router = LoggedInRouter(
      interactor: interactor, viewController: viewController, offGameBuilder: offGameBuilder)
    offGameBuilder.buildHandler = { [offGame] in offGame }
    gameBuilder.buildHandler = { [game] in game }
    router.launch(under: test)
  }

  private var shown: [ObjectIdentifier?] {
    viewController.replaceModalArgValues.map { $0.map(ObjectIdentifier.init) }
  }

  @Test func `the interactor gets its router`() {
    #expect(interactor.router === router)
    #expect(router.children.isEmpty)
  }

  @Test func `the lobby is attached and shown`() {
    router.routeToOffGame(withGames: [GameMock(id: "a"), GameMock(id: "b")])

    #expect(offGameBuilder.buildArgValues == [["a", "b"]])
    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(offGame)])
    #expect(shown == [ObjectIdentifier(offGame.viewControllable)])
  }

  @Test func `a game takes the place of the lobby`() {
    router.routeToOffGame(withGames: [])
    router.routeToGame(withBuilder: gameBuilder)

    #expect(gameBuilder.buildArgValues.first === interactor)
    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(game)])
    #expect(
      shown == [ObjectIdentifier(offGame.viewControllable), nil, ObjectIdentifier(game.viewControllable)])
  }

  @Test func `the lobby takes the place of a game`() {
    router.routeToGame(withBuilder: gameBuilder)
    router.routeToOffGame(withGames: [])

    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(offGame)])
  }

  @Test func `cleaning up takes away what is shown`() {
    router.routeToOffGame(withGames: [])
    router.cleanupViews()

    #expect(shown == [ObjectIdentifier(offGame.viewControllable), nil])
  }

  @Test func `cleaning up where nothing is shown does nothing`() {
    router.cleanupViews()

    #expect(shown.isEmpty)
  }
}
