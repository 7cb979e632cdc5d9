import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootInteractorTests {
  /// The players who are logged in, for a link.
  final class LoggedInFake: Interactor, LoggedInActionableItem {
    private(set) var ids: [String?] = []

    func launchGame(withID id: String?) async throws -> any LoggedInActionableItem {
      ids.append(id)
      return self
    }
  }

  let router = RootRoutingMock()
  let loggedIn = LoggedInFake()
  let login = MutableStateStream<(any Interactable)?>(nil)
  let interactor = RootInteractor()
  let tester: InteractorTester

  init() {
    loggedIn.activate()
    let login = login
    router.childHandler = { _ in try await login.stream.firstValue { $0 } }
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
    tester.activate()
    #expect(router.moves == [.begin([.loggedOut])])
  }

  private func link(_ id: String) throws -> URL { try Link("ribs-training://launchGame?gameId=\(id)").url }

  @Test func `a link waits until the players have logged in`() async throws {
    let url = try link("tictactoe")
    await tester.act { interactor.handle(url) }
    #expect(router.childArgValues == [.loggedIn])
    #expect(loggedIn.ids == [])

    await tester.act { login.send(loggedIn) }
    #expect(loggedIn.ids == ["tictactoe"])
  }

  @Test func `links run in the order in which they came`() async throws {
    interactor.handle(try link("randomwin"))
    interactor.handle(try link("tictactoe"))

    await tester.act { login.send(loggedIn) }
    #expect(router.childArgValues == [.loggedIn, .loggedIn])
    #expect(loggedIn.ids == ["randomwin", "tictactoe"])
  }

  @Test func `a waiting link is forgotten when the root becomes inactive`() async throws {
    let url = try link("tictactoe")
    await tester.act { interactor.handle(url) }
    #expect(router.childCallCount == 1)
    tester.deactivate()

    await tester.act { login.send(loggedIn) }
    #expect(loggedIn.ids == [])
  }

  @Test func `without a router there is nothing to wait for`() async {
    interactor.router = nil

    await #expect(throws: CancellationError.self) { try await interactor.waitForLogin() }
  }
}
