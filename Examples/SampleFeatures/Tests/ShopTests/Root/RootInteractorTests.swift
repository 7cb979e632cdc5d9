import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct RootInteractorTests {
  @Test func `it begins with the log-in`() {
    let router = RootRoutingMock()
    let interactor = RootInteractor(presenter: RootPresentableMock())
    interactor.router = router
    let tester = InteractorTester(interactor, mocks: router)

    tester.activate()

    #expect(router.moves == [.begin([.loggedOut])])
  }
}
