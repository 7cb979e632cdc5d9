import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootInteractorTests {
  let presenter = RootPresentableMock()
  let router = RootRoutingMock()
  let loggedIn = LoggedInActionableItemMock()
  let interactor: RootInteractor
  let tester: InteractorTester

  init() {
    router.routeToLoggedInReturnValue = loggedIn
    loggedIn.launchGameReturnValue = loggedIn
    interactor = RootInteractor(presenter: presenter)
    interactor.router = router
    tester = InteractorTester(interactor, mocks: presenter, router, loggedIn)
    tester.activate()
  }

  private func link(_ id: String) throws -> URL { try Link("ribs-training://launchGame?gameId=\(id)").url }

  private func logIn() { interactor.didLogin(withPlayer1Name: "Ann", player2Name: "Ben") }

  @Test func `the presenter gets its listener`() {
    #expect(presenter.listener === interactor)
  }

  @Test func `the names go on to the router`() throws {
    tester.act { logIn() }

    #expect(router.routeToLoggedInCallCount == 1)
    let names = try #require(router.routeToLoggedInReceivedArguments)
    #expect(names == ("Ann", "Ben"))
  }

  @Test func `waiting for login returns at once after login`() async {
    let answer = MutableStateStream<(any LoggedInActionableItem)?>(nil)

    await tester.act {
      logIn()
      interactor.task { interactor in answer.send(try await interactor.waitForLogin()) }
    }

    #expect(router.routeToLoggedInCallCount == 1)
    #expect(answer.value === loggedIn)
  }

  @Test func `a link waits until the players have logged in`() async throws {
    let url = try link("tictactoe")
    await tester.act { interactor.handle(url) }
    #expect(loggedIn.launchGameCallCount == 0)

    await tester.act { logIn() }
    #expect(router.routeToLoggedInCallCount == 1)
    #expect(loggedIn.launchGameArgValues == ["tictactoe"])
  }

  @Test func `links run in the order in which they came`() async throws {
    interactor.handle(try link("randomwin"))
    interactor.handle(try link("tictactoe"))

    await tester.act { logIn() }
    #expect(router.routeToLoggedInCallCount == 1)
    #expect(loggedIn.launchGameArgValues == ["randomwin", "tictactoe"])
  }

  @Test func `a waiting link is forgotten when the root becomes inactive`() async throws {
    let url = try link("tictactoe")
    await tester.act { interactor.handle(url) }
    tester.deactivate()

    await tester.act { logIn() }
    #expect(router.routeToLoggedInCallCount == 1)
  }
}
