import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LineInteractorTests {
  let basket = MutableStateStream(Basket())
  let presenter = LinePresentableMock()
  let router = LineRoutingMock()
  let listener = LineListenerMock()
  let interactor: LineInteractor
  let tester: InteractorTester

  init() {
    interactor = LineInteractor(presenter: presenter, item: .lamp, basket: basket)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate", "show"])
  }

  @Test func `it counts its item, and no other`() {
    tester.activate()
    tester.act { presenter.listener?.add() }
    tester.act { basket.update { $0.add(.mug) } }
    tester.act { presenter.listener?.remove() }

    #expect(presenter.showArgValues == [0, 1, 1, 0])
    #expect(basket.value.kinds == [.mug])
  }
}
