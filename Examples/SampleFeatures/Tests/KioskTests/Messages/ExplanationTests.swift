import KioskFood
import RibletsData
import Testing

@testable import Kiosk

struct ExplanationTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let error: any Error
    let text: String
  }

  private static func store(_ reason: DataStoreError.Reason) -> DataStoreError {
    DataStoreError(reason, store: "kiosk.sqlite", details: "")
  }

  @Test(arguments: [
    Case(
      testDescription: "fewer than none", error: OrderError.negativeQuantity(item: "Cola"),
      text: "There is no Cola in your order that could be taken out."),
    Case(
      testDescription: "sold out", error: OrderError.soldOut(item: "Cola", left: 0),
      text: "Cola is sold out. Your order is as it was."),
    Case(
      testDescription: "too few", error: OrderError.soldOut(item: "Cola", left: 2),
      text: "There are only 2 of Cola. Your order is as it was."),
    Case(testDescription: "nothing", error: OrderError.empty, text: "There is nothing in your order yet."),
    Case(
      testDescription: "missing", error: ModelNotFoundError(Item.self, id: "cola"),
      text: "This is not on the menu any more. Your order is as it was."),
    Case(
      testDescription: "locked", error: store(.locked),
      text: "The kiosk is busy. Your order is as it was; please try again in a moment."),
    Case(
      testDescription: "full", error: store(.full),
      text: "The kiosk has no room for more. Your order is as it was; please tell the staff."),
    Case(
      testDescription: "read-only", error: store(.readOnly),
      text: "The kiosk takes no orders at the moment. Your order is as it was; please tell the staff."),
    Case(
      testDescription: "corrupted", error: store(.corrupted),
      text: "The kiosk cannot read its data. Please tell the staff."),
    Case(
      testDescription: "anything else of the store", error: store(.failed),
      text: "The kiosk has a problem. Your order is as it was; please tell the staff."),
    Case(
      testDescription: "another price", error: OrderError.priceChanged(item: "Cola", price: Price(cents: 310)),
      text: "Cola costs 3.10 € now. Look at your order, and press Order again."),
    Case(
      testDescription: "perhaps placed", error: OrderError.unconfirmed,
      text: "Your order may be placed already. Press Order again to find out; it is placed once."),
    Case(
      testDescription: "offline", error: OfflineError(),
      text: "The server cannot be reached. Your order is as it was; please try again in a moment."),
    Case(
      testDescription: "a connection that was lost", error: FoodServerError.lost("reset"),
      text: "The server did not answer. Your order is kept; press Order again, and it is placed once."),
    Case(
      testDescription: "a server that fails", error: FoodServerError.failed("500", .useless),
      text: "The server did not answer. Your order is kept; press Order again, and it is placed once."),
    Case(
      testDescription: "a server that refuses", error: FoodServerError.refused("400"),
      text: "The server does not take this order. It is as it was; please tell the staff."),
    Case(
      testDescription: "anything else", error: CancellationError(),
      text: "Something went wrong. Your order is as it was; please try again."),
  ])
  func `each error has a sentence that says what to do`(_ example: Case) {
    #expect(Explanation.of(example.error) == example.text)
  }

  @Test func `a server that is away is said, with what becomes of the menu`() {
    #expect(
      Explanation.ofServer(OfflineError(), hasMenu: true)
        == "Offline. Prices and stock may be old; your order is kept.")
    #expect(
      Explanation.ofServer(OfflineError(), hasMenu: false)
        == "Offline. The menu comes as soon as the server can be reached.")
    #expect(
      Explanation.ofServer(FoodServerError.failed("500", .useless), hasMenu: true)
        == "The server has a problem. Prices and stock may be old; your order is kept.")
  }

  @Test func `what cannot be read is named`() {
    #expect(
      Explanation.of(Self.store(.locked), reading: "menu")
        == "The kiosk is busy and cannot read its menu. Please try again in a moment.")
    #expect(
      Explanation.of(Self.store(.corrupted), reading: "order")
        == "The kiosk cannot read its order. Please try again, or tell the staff.")
  }
}
