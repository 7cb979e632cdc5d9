import Riblets
import RibletsMVVM
import RibletsMVVMTesting
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct CoordinatorTesterTests {
  let flows = ShopFlowsMock()
  let checkout = CheckoutCoordinatingMock()
  let listener = ShopListenerMock()
  let coordinator: ShopCoordinator
  let tester: CoordinatorTester

  init() {
    flows.connectCheckoutFlowReturnValue = checkout
    coordinator = ShopCoordinator(flows: flows, findProducts: FindProductsMock())
    coordinator.listener = listener
    tester = CoordinatorTester(coordinator)
  }

  @Test func `the shop begins with the search`() {
    tester.expectScreen(SearchViewModel.self)
    tester.start()
    #expect(coordinator.isActive)
  }

  @Test func `who chooses a product is led to the checkout`() {
    tester.expectCall(flows.calls("connectCheckoutFlow"))
    tester.expectAttach(checkout)
    tester.act { coordinator.searchDidChoose("Green tea") }
    #expect(checkout.loadCallCount == 1)
  }

  @Test func `when the product is paid the shop ends`() {
    tester.expectAttach(checkout)
    tester.act { coordinator.searchDidChoose("Green tea") }
    tester.expectFinish(telling: listener.calls("shopDidSell"))
    tester.act { coordinator.checkoutDidFinish(paid: true) }
    #expect(!coordinator.isActive)
  }

  @Test func `a checkout without payment changes nothing`() {
    tester.act { coordinator.checkoutDidFinish(paid: false) }
    #expect(listener.shopDidSellCallCount == 0)
  }

  @Test func `screens and flows leave`() async {
    tester.expectAttach(CheckoutCoordinatingMock.self)
    await tester.act { coordinator.searchDidChoose("Green tea") }
    tester.expectScreenGone(SearchViewModel.self)
    tester.expectDetach(CheckoutCoordinatingMock.self)
    await tester.act { coordinator.close() }
    tester.expectChildren()
  }

  @Test func `an act after the end does not start the flow again`() {
    tester.expectScreen(SearchViewModel.self)
    tester.start()
    tester.expectFinish()
    tester.act { coordinator.checkoutDidFinish(paid: true) }
    tester.act { coordinator.checkoutDidFinish(paid: false) }
    #expect(!coordinator.isActive)
  }
}
