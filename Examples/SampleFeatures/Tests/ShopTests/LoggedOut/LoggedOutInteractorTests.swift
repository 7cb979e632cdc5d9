import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedOutInteractorTests {
  let presenter = LoggedOutPresentableMock()
  let router = LoggedOutRoutingMock()
  let listener = LoggedOutListenerMock()
  let interactor: LoggedOutInteractor
  let tester: InteractorTester

  init() {
    interactor = LoggedOutInteractor(presenter: presenter)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate"])
  }

  @Test(arguments: [("Ann", "Ann"), ("", "Guest")])
  func `the parent hears the name, or a guest's`(typed: String, name: String) {
    tester.activate()

    tester.act { presenter.listener?.finish(name: typed) }

    #expect(listener.loggedOutDidFinishArgValues == [name])
  }
}
