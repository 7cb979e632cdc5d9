import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct ProductInteractorTests {
  let basket = MutableStateStream(Basket())
  let presenter = ProductPresentableMock()
  let router = ProductRoutingMock()
  let listener = ProductListenerMock()
  let interactor: ProductInteractor
  let tester: InteractorTester

  init() {
    interactor = ProductInteractor(presenter: presenter, item: .lamp, basket: basket)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: presenter, router, listener, skipping: ["navigate"])
  }

  @Test func `an item that is added is in the basket, and a hint says so`() {
    tester.act { presenter.listener?.addToCart() }

    #expect(basket.value.count(of: .lamp) == 1)
    #expect(router.moves == [.to(.hint(text: "Lamp is in your cart"))])
  }

  @Test func `the parent hears which item goes well with it`() {
    tester.act { presenter.listener?.chooseCompanion() }

    #expect(listener.productDidChooseArgValues == [.chair])
  }
}
