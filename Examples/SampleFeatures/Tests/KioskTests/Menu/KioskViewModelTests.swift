import KioskFood
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsMVVMTesting
import RibletsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct KioskViewModelTests {
  let scope = TestScope.current()
  let food = DataProviderStub(Food.self)
  let orders = OrderStreamFake()
  let viewModel: KioskViewModel

  init() {
    food.stub(.menu).returns([.cola, .classic])
    viewModel = KioskViewModel(dataProvider: food.provider, orderStream: orders)
  }

  @Test func `the menu is shown by kind, with what is in the order`() {
    let tester = ViewModelTester(viewModel, input: .init(), mocks: food, skipping: ["observe"])
    #expect(tester.output.sections.value.map(\.title) == ["Burgers", "Drinks"])
    orders.orders.send(.twoColas)
    #expect(tester.output.sections.value.last?.rows.map(\.quantity) == ["2"])
    food.stub(.menu).returns([.veggie])
    #expect(tester.output.sections.value.map(\.title) == ["Burgers"])
    #expect(tester.output.sections.value.first?.rows.map(\.stock) == ["Sold out"])
  }

  @Test func `presses are mutations, one after the other`() async {
    let more = scope.hot([.at(1, "cola"), .at(1, "cola")])
    let fewer = scope.hot([.at(2, "cola")])
    food.stub(ChangeQuantity.self).answers(
      scope.answers(.after(5, .success(())), .after(1, .success(())), .after(1, .success(()))))
    let tester = ViewModelTester(
      viewModel, input: .init(more: more.stream, fewer: fewer.stream), mocks: food, skipping: ["observe"])

    await tester.act { await scope.advance(to: .seconds(4)) }
    #expect(food.stub(ChangeQuantity.self).queries == [ChangeQuantity(of: "cola", by: 1)])

    await tester.act { await scope.advance(to: .seconds(10)) }
    #expect(food.stub(ChangeQuantity.self).queries.map(\.change) == [1, 1, -1])
  }

  @Test func `what did not work is said until the next thing works`() async {
    let more = scope.hot([.at(1, "cola"), .at(2, "cola")])
    food.stub(ChangeQuantity.self).answers(
      scope.answers(.now(.failure(OrderError.soldOut(item: "Cola", left: 0))), .now(.success(()))))
    let tester = ViewModelTester(
      viewModel, input: .init(more: more.stream), mocks: food, skipping: ["observe", "mutate"])
    let messages = tester.record(\.message)

    await scope.advance(to: .seconds(3))

    messages.expectEvents([.at(0, ""), .at(1, "Cola is sold out. Your order is as it was."), .at(2, "")])
  }

  @Test func `a menu that cannot be fetched leaves what was shown`() {
    let tester = ViewModelTester(viewModel, input: .init(), mocks: food, skipping: ["observe"])
    food.stub(.menu).fails(with: DataStoreError(.corrupted, store: "kiosk.sqlite", details: ""))
    #expect(tester.output.sections.value.count == 2)
    #expect(tester.output.message.value == "The kiosk cannot read its menu. Please try again, or tell the staff.")
    #expect(tester.output.isUnread.value)
  }

  @Test func `a menu that could not be fetched is tried again`() async {
    var isLocked = true
    food.stub(.menu).runs { _ in
      if isLocked { throw DataStoreError(.locked, store: "kiosk.sqlite", details: "") }
      return [.cola]
    }
    let again = MutableEventStream<Void>()
    let tester = ViewModelTester(viewModel, input: .init(again: again.stream), mocks: food, skipping: ["observe"])
    #expect(tester.output.sections.value.isEmpty)
    #expect(tester.output.isUnread.value)
    isLocked = false
    await tester.act { again.send() }
    #expect(tester.output.sections.value.map(\.title) == ["Drinks"])
    #expect(!tester.output.isUnread.value)
    #expect(tester.output.message.value == "")
    #expect(food.stub(.menu).observationCount == 2)
  }

  @Test func `a press that is under way when the menu goes away says nothing`() async {
    let more = scope.hot([.at(1, "cola")])
    food.stub(ChangeQuantity.self).answers(scope.answers(.never()))
    let tester = ViewModelTester(
      viewModel, input: .init(more: more.stream), mocks: food, skipping: ["observe", "mutate"])
    await scope.advance(to: .seconds(2))
    tester.deactivate()
    await scope.settle()
    #expect(tester.output.message.value == "")
  }
}
