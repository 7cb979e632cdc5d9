import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInInteractorTests {
  let router = LoggedInRoutingMock()
  let chess = GameMock(id: "chess", name: "Chess", builder: GameBuildableMock())
  let go = GameMock(id: "Go", name: "Go", builder: GameBuildableMock())
  let interactor: LoggedInInteractor
  let tester: InteractorTester

  init() {
    interactor = LoggedInInteractor(games: [chess, go])
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  /// The games that the lobby was given, each time.
  private var lobbies: [[String]] { router.routeToOffGameArgValues.map { $0.map(\.id) } }

  @Test func `it begins in the lobby`() {
    tester.activate()

    #expect(lobbies == [["chess", "Go"]])
  }

  @Test func `it takes its views away when it ends`() {
    tester.skip("routeToOffGame")
    tester.activate()
    #expect(router.cleanupViewsCallCount == 0)

    tester.deactivate()
    #expect(router.cleanupViewsCallCount == 1)
  }

  @Test func `a chosen game is started`() {
    tester.act { interactor.startGame(withBuilder: go.builder) }

    #expect(router.routeToGameCallCount == 1)
    #expect(router.routeToGameReceivedArguments === go.builder)
  }

  @Test(arguments: [PlayerType.player1, .player2, nil])
  func `after a game comes the lobby`(winner: PlayerType?) {
    tester.act { interactor.gameDidEnd(withWinner: winner) }

    #expect(lobbies == [["chess", "Go"]])
  }

  @Test(arguments: ["go", "GO", "Go"])
  func `a link finds a game in upper and lower case`(id: String) async throws {
    let item = try await tester.act { try await interactor.launchGame(withID: id) }

    #expect(item === interactor)
    #expect(router.routeToGameCallCount == 1)
    #expect(router.routeToGameReceivedArguments === go.builder)
  }

  @Test(arguments: ["", "g", "goo", "checkers", nil])
  func `a link to no game changes nothing`(id: String?) async throws {
    let item = try await tester.act { try await interactor.launchGame(withID: id) }

    #expect(item === interactor)
  }
}
