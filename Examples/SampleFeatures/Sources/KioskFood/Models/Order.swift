/// The items that a customer is about to buy.
public struct Order: Hashable, Sendable {
  /// So many of one item, at the price of when it was taken, or of the server's since.
  public struct Line: Hashable, Identifiable, Sendable {
    public let id: Item.ID
    package let name: String
    package var price: Price
    package var quantity: Int

    package init(id: Item.ID, name: String, price: Price, quantity: Int) {
      self.id = id
      self.name = name
      self.price = price
      self.quantity = quantity
    }

    package var total: Price { price * quantity }
  }

  /// In the order in which they were taken.
  package var lines: [Line]

  package init(lines: [Line] = []) {
    self.lines = lines
  }

  package var total: Price { lines.reduce(Price(cents: 0)) { $0 + $1.total } }
  package var isEmpty: Bool { lines.isEmpty }

  /// Returns the number of pieces of an item that are in it.
  package func quantity(of item: Item.ID) -> Int {
    lines.first { $0.id == item }?.quantity ?? 0
  }
}
