import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HomeInteractorTests {
  let presenter = HomePresentableMock()
  let router = HomeRoutingMock()
  let listener = HomeListenerMock()
  let interactor: HomeInteractor
  let tester: InteractorTester

  init() {
    interactor = HomeInteractor(presenter: presenter)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate"])
  }

  @Test func `an item that is chosen is shown`() {
    tester.act { interactor.choose(.rug) }

    #expect(router.moves == [.to(.product(item: .rug))])
  }

  @Test func `the parent hears when somebody finishes`() {
    tester.activate()

    tester.act { presenter.listener?.finish() }

    #expect(listener.homeDidFinishCallCount == 1)
  }
}
