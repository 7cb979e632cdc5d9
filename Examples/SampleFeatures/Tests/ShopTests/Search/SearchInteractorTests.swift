import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct SearchInteractorTests {
  let presenter = SearchPresentableMock()
  let router = SearchRoutingMock()
  let listener = SearchListenerMock()
  let interactor: SearchInteractor
  let tester: InteractorTester

  init() {
    interactor = SearchInteractor(presenter: presenter)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate", "show"])
  }

  @Test(arguments: [("", []), ("LA", [.lamp]), ("r", [.chair, .rug]), ("sofa", [])] as [(String, [Item])])
  func `it finds items by a part of their names`(text: String, results: [Item]) {
    tester.act { interactor.search(for: text) }

    #expect(presenter.showReceivedArguments?.results == results)
    #expect(interactor.savedState == text)
  }

  @Test func `it begins with what was saved`() {
    interactor.savedState = "mug"

    tester.activate()

    #expect(presenter.showReceivedArguments?.text == "mug")
  }

  @Test func `an item that is chosen is shown`() {
    tester.act { interactor.choose(.rug) }

    #expect(router.moves == [.to(.product(item: .rug))])
  }
}
