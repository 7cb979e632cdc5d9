import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CartInteractorTests {
  let basket = MutableStateStream(Basket())
  let presenter = CartPresentableMock()
  let router = CartRoutingMock()
  let listener = CartListenerMock()
  let interactor: CartInteractor
  let tester: InteractorTester

  init() {
    interactor = CartInteractor(presenter: presenter, basket: basket.stream)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate", "show"])
  }

  @Test func `the basket is shown, with a line for each item`() {
    tester.activate()
    tester.act { basket.update { $0.add(.lamp) } }

    #expect(router.moves == [.items([]), .items([.line(item: .lamp)])])
    #expect(presenter.showArgValues.map(\.total) == [0, 39])
  }

  @Test func `it opens the checkout`() {
    tester.act {
      presenter.listener?.checkOut()
    }

    #expect(
      router.moves == [.to(.checkout)])
  }
}
