import Riblets
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct LoggedOutRouterTests {
  @Test func `the interactor gets its router`() {
    let interactor = LoggedOutInteractableMock()
    let router = LoggedOutRouter(interactor: interactor, viewController: LoggedOutViewController())

    #expect(interactor.router === router)
  }
}
