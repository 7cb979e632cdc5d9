import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CheckoutInteractorTests {
  let basket = MutableStateStream(Basket())
  let presenter = CheckoutPresentableMock()
  let router = CheckoutRoutingMock()
  let listener = CheckoutListenerMock()
  let interactor: CheckoutInteractor
  let tester: InteractorTester

  init() {
    interactor = CheckoutInteractor(presenter: presenter, basket: basket)
    interactor.router = router
    interactor.listener = listener
    // Which children come and go is tested with each of them.
    tester = InteractorTester(
      interactor, mocks: presenter, router, listener, skipping: ["navigate", "show", "checkoutDidChange"])
  }

  @Test func `an address is shown, saved, and not to be lost`() {
    tester.act { presenter.listener?.change(address: "1 High Street") }
    tester.act { presenter.listener?.change(address: "") }

    #expect(presenter.showArgValues == ["1 High Street", ""])
    #expect(listener.checkoutDidChangeArgValues == [true, false])
    #expect(interactor.savedState == "")
  }

  @Test func `it begins with what was saved`() {
    interactor.savedState = "1 High Street"

    tester.activate()

    #expect(presenter.showArgValues == ["1 High Street"])
    #expect(listener.checkoutDidChangeArgValues == [true])
  }

  @Test func `what is bought leaves the basket, and the parent hears of it`() {
    basket.update { $0.add(.lamp) }

    tester.act { presenter.listener?.buy() }

    #expect(basket.value == Basket())
    #expect(listener.checkoutDidFinishCallCount == 1)
  }
}
