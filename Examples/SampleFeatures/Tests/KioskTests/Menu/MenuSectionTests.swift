import KioskFood
import RibletsTesting
import Testing

@testable import Kiosk

@MainActor
@Suite struct MenuSectionTests {
  private func row(_ item: Item, quantity: String = "0", stock: String, isSoldOut: Bool = false) -> MenuSection.Row {
    .init(
      id: item.id, name: item.name, price: item.price.description, stock: stock, isSoldOut: isSoldOut,
      quantity: quantity)
  }

  @Test func `items become rows of their kind`() {
    PresenterTester { (items: [Item]) in MenuSection.sections(of: items, .twoColas) }.expect(
      .row("an empty menu", [], []),
      .row(
        "kinds in their order, without those that have nothing", [.cola, .classic],
        [
          MenuSection(title: "Burgers", rows: [row(.classic, stock: "1 left")]),
          MenuSection(title: "Drinks", rows: [row(.cola, quantity: "2", stock: "3 left")]),
        ]),
      .row(
        "sold out", [.veggie],
        [MenuSection(title: "Burgers", rows: [row(.veggie, stock: "Sold out", isSoldOut: true)])]))
  }
}
