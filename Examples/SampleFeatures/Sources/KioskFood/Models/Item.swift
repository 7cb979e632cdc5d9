public import RibletsData

/// Something that can be ordered.
public struct Item: DataModel {
  /// The kind of item, in the order in which the menu shows them.
  package enum Kind: String, CaseIterable, Sendable {
    case burger
    case side
    case drink
  }

  public let id: String
  package var name: String
  package var kind: Kind
  package var price: Price
  /// The number in stock.
  package var stock: Int

  package init(id: String, name: String, kind: Kind, price: Price, stock: Int) {
    self.id = id
    self.name = name
    self.kind = kind
    self.price = price
    self.stock = stock
  }
}
