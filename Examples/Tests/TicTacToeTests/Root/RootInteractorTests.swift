import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@MainActor
struct RootInteractorTests {
  let test = TestScope()
  let presenter = RootPresentableMock()
  let interactor: RootInteractor
  let routing = RootRoutingMock()
  /// Keeps the interactor active, in the time of the test.
  let tree: Router<RootInteractor>

  init() {
    interactor = RootInteractor(presenter: presenter)
    interactor.router = routing
    tree = Router(concrete: interactor)
    tree.launch(under: test)
  }

  private func link(_ id: String) throws -> URL { try #require(URL(string: "ribs-training://x?gameId=\(id)")) }

  @Test func `the presenter gets its listener`() {
    #expect(presenter.listener === interactor)
  }

  @Test func `names go on to the router`() {
    interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")

    #expect(routing.routeToLoggedInArgValues == [["Ann", "Ben"]])
  }

  @Test func `waiting for login returns at once after login`() async throws {
    interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")

    #expect(try await interactor.waitForLogin() === routing.item)
  }

  @Test func `a link waits until the players have logged in`() async throws {
    interactor.handle(try link("tictactoe"))
    await test.settle()
    #expect(routing.item.launchGameArgValues.isEmpty)

    interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
    await test.settle()

    #expect(routing.item.launchGameArgValues == ["tictactoe"])
  }

  @Test func `links run in the order in which they came`() async throws {
    interactor.handle(try link("randomwin"))
    interactor.handle(try link("tictactoe"))
    interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
    await test.settle()

    #expect(routing.item.launchGameArgValues == ["randomwin", "tictactoe"])
  }

  @Test func `a waiting link is forgotten when the root becomes inactive`() async throws {
    interactor.handle(try link("tictactoe"))
    await test.settle()

    tree.terminateTree()
    interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben")
    await test.settle()

    #expect(routing.item.launchGameArgValues.isEmpty)
    #expect(test.diagnoses.isEmpty)
  }
}
