import KioskFood
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct CartInteractorTests {
  let scope = TestScope.current()
  let food = DataProviderStub(Food.self)
  let orders = OrderStreamFake()
  let presenter = CartPresentableMock()
  let listener = CartListenerMock()
  let router = CartRoutingMock()
  let interactor: CartInteractor
  let tester: InteractorTester

  init() {
    interactor = CartInteractor(
      presenter: presenter, dataProvider: food.provider, orders: StoredOrders(food.provider), orderStream: orders)
    interactor.listener = listener
    interactor.router = router
    tester = InteractorTester(interactor, mocks: food, presenter, listener, router)
    tester.activate()
    #expect(presenter.showArgValues == [Order()])
  }

  @Test func `the order is shown as it changes`() {
    tester.act { orders.orders.send(.twoColas) }
    #expect(presenter.showArgValues.last == .twoColas)
  }

  @Test func `a line is taken out whole`() async {
    food.stub(ChangeQuantity.self).returns(())
    await tester.act { presenter.listener?.takeOut(Order.twoColas.lines[0]) }
    #expect(food.stub(ChangeQuantity.self).queries == [ChangeQuantity(of: "cola", by: -2)])
    #expect(presenter.sayArgValues == [""])
  }

  @Test func `an order that is placed is told to the parent`() async {
    food.stub(PlaceOrder.self).returns(7)
    await tester.act { presenter.listener?.placeOrder() }
    #expect(listener.cartDidPlaceOrderArgValues == [7])
    #expect(presenter.sayArgValues == [""])
    scope.expectInOrder(food.stub(PlaceOrder.self).calls, listener.calls("cartDidPlaceOrder"))
  }

  @Test func `a second press while the order is being placed changes nothing`() async {
    food.stub(PlaceOrder.self).answers(scope.answers(.after(1, .success(7))))
    await tester.act {
      presenter.listener?.placeOrder()
      presenter.listener?.placeOrder()
      await scope.advance(by: .seconds(2))
    }
    #expect(food.stub(PlaceOrder.self).callCount == 1)
    #expect(listener.cartDidPlaceOrderCallCount == 1)
    #expect(presenter.sayCallCount == 1)
  }

  @Test func `what did not work is said, and the parent hears nothing`() async {
    food.stub(PlaceOrder.self).fails(with: OrderError.soldOut(item: "Cola", left: 1))
    await tester.act { presenter.listener?.placeOrder() }
    #expect(food.stub(PlaceOrder.self).callCount == 1)
    #expect(presenter.sayArgValues == ["There are only 1 of Cola. Your order is as it was."])
  }
}
