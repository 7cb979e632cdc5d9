import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedInInteractorTests {
  let router = LoggedInRoutingMock()
  let scoreStream = ScoreStreamStorage(wallClock: FixedWallClock())
  let interactor: LoggedInInteractor
  let tester: InteractorTester

  init() {
    interactor = LoggedInInteractor(games: [.randomWin, .ticTacToe], mutableScoreStream: scoreStream)
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `it begins in the lobby`() {
    tester.activate()

    #expect(router.moves == [.begin([.offGame])])
  }

  @Test func `after a game comes the lobby`() {
    tester.act { interactor.gameDidEnd() }

    #expect(router.moves == [.to(.offGame, by: .root)])
  }

  @Test(arguments: ["tictactoe", "TICTACTOE", "TicTacToe"])
  func `a link finds a game in upper and lower case`(id: String) async throws {
    let item = try await tester.act { try await interactor.launchGame(withID: id) }

    #expect(item === interactor)
    #expect(router.moves == [.to(.ticTacToe, by: .root)])
  }

  @Test(arguments: ["", "t", "tictactoes", "checkers", nil])
  func `a link to no game changes nothing`(id: String?) async throws {
    let item = try await tester.act { try await interactor.launchGame(withID: id) }

    #expect(item === interactor)
  }

  @Test func `the score is saved, and comes back`() throws {
    scoreStream.updateScore(withWinner: .player2)
    let saved = try JSONEncoder().encode(interactor.savedState)
    scoreStream.setScore(Score())

    interactor.savedState = try JSONDecoder().decode(Score.self, from: saved)

    #expect(scoreStream.score.value.player2 == 1)
    #expect(scoreStream.score.value.lastWin == Date(timeIntervalSince1970: 0))
  }
}
