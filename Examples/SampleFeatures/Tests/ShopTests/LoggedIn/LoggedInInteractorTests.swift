import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedInInteractorTests {
  let router = LoggedInRoutingMock()
  let basket = MutableStateStream(Basket())
  let interactor: LoggedInInteractor
  let tester: InteractorTester

  init() {
    interactor = LoggedInInteractor(isSearchOn: true, basket: basket)
    interactor.router = router
    // Which children come and go is tested with each of them.
    tester = InteractorTester(interactor, mocks: router, skipping: ["navigate"])
  }

  @Test func `it begins with all tabs`() {
    tester.activate()

    #expect(router.moves == [.begin([.home, .search, .cart]), .badge(.cart, 0)])
  }

  @Test func `the tab of the cart shows how many things are in it`() {
    tester.activate()
    basket.value.add(.lamp)
    basket.value.add(.lamp)
    basket.value.remove(.lamp)

    #expect(router.moves.dropFirst(2) == [.badge(.cart, 1), .badge(.cart, 2), .badge(.cart, 1)])
  }

  @Test func `its state is the basket`() {
    interactor.savedState.add(.lamp)

    #expect(basket.value.kinds == [.lamp])
    #expect(interactor.savedState == basket.value)
  }
}
