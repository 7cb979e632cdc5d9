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
      testDescription: "anything else", error: CancellationError(),
      text: "Something went wrong. Your order is as it was; please try again."),
  ])
  func `each error has a sentence that says what to do`(_ example: Case) {
    #expect(Explanation.of(example.error) == example.text)
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
