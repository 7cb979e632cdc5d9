import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct LoggedInInteractorTests {
  let router = LoggedInRoutingMock()
  let first = GameMock(id: "first")
  let second = GameMock(id: "second")
  let interactor: LoggedInInteractor

  init() {
    interactor = LoggedInInteractor(games: [first, second])
    interactor.router = router
  }

  @Test func `it begins in the lobby`() {
    interactor.activate()

    #expect(router.calls == [.routeToOffGame(games: ["first", "second"])])
  }

  @Test func `it takes its views away when it ends`() {
    interactor.activate()
    interactor.deactivate()

    #expect(router.calls.last == .cleanupViews)
  }

  @Test func `a chosen game is started`() {
    interactor.startGame(withBuilder: second.builder)

    #expect(router.calls == [.routeToGame(ObjectIdentifier(second.builderMock))])
  }

  @Test(arguments: [PlayerType.player1, .player2, nil])
  func `after a game comes the lobby`(winner: PlayerType?) {
    interactor.gameDidEnd(withWinner: winner)

    #expect(router.calls == [.routeToOffGame(games: ["first", "second"])])
  }

  @Test(arguments: ["second", "SECOND", "Second"])
  func `a link finds a game in upper and lower case`(id: String) async throws {
    let item = try await interactor.launchGame(withID: id)

    #expect(router.calls == [.routeToGame(ObjectIdentifier(second.builderMock))])
    #expect(item === interactor)
  }

  @Test(arguments: [nil, "", "third", "secon", " second", "ſecond"])
  func `a link to no known game changes nothing and goes on`(id: String?) async throws {
    let item = try await interactor.launchGame(withID: id)

    #expect(router.calls.isEmpty)
    #expect(item === interactor)
  }
}
