import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HintInteractorTests {
  let scope = TestScope.current()
  let presenter = HintPresentableMock()
  let router = HintRoutingMock()
  let listener = HintListenerMock()
  let interactor: HintInteractor
  let tester: InteractorTester

  init() {
    interactor = HintInteractor(presenter: presenter)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate"])
  }

  @Test func `it has finished after five seconds`() async {
    tester.activate()
    await scope.advance(by: .milliseconds(4999))
    #expect(listener.hintDidFinishCallCount == 0)

    await scope.advance(by: .milliseconds(1))

    #expect(listener.hintDidFinishCallCount == 1)
  }

  @Test func `the parent hears that the cart was chosen`() {
    tester.act { presenter.listener?.chooseCart() }

    #expect(listener.hintDidChooseCartCallCount == 1)
  }
}
