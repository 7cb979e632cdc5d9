import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedInRouterTests {
  @Test func `it has no child of its own accord, and its interactor knows it`() {
    let interactor = LoggedInInteractableMock(isSearchOn: true)
    let router = LoggedInRouter(interactor: interactor, builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.launch()

    tester.expectShown("")
    #expect(interactor.router === router)
  }
}
