import KioskFood
import RibletsHTTP

/// A page of the menu as JSON.
struct MenuPage: Decodable {
  struct Entry: Decodable {
    let id: String
    let name: String
    let kind: String
    let price: Int
    let stock: Int

    /// `nil` for a kind that this version does not have.
    var item: Item? {
      Item.Kind(rawValue: kind).map { Item(id: id, name: name, kind: $0, price: Price(cents: price), stock: stock) }
    }
  }

  let items: [Entry]
  let next: String?
}
