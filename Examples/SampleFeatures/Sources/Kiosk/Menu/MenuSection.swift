import KioskFood

/// A part of the menu as it is shown.
struct MenuSection: Hashable {
  struct Row: Hashable, Identifiable {
    let id: Item.ID
    let name: String
    let price: String
    /// The number in stock, in words.
    let stock: String
    let isSoldOut: Bool
    /// The number in the order.
    let quantity: String
  }

  let title: String
  let rows: [Row]

  /// The menu, with what is in the order.
  static func sections(of items: [Item], _ order: Order) -> [MenuSection] {
    Item.Kind.allCases.compactMap { kind in
      let rows = items.filter { $0.kind == kind }.map { Row($0, order.quantity(of: $0.id)) }
      return rows.isEmpty ? nil : MenuSection(title: title(of: kind), rows: rows)
    }
  }

  private static func title(of kind: Item.Kind) -> String {
    switch kind {
    case .burger: "Burgers"
    case .side: "Sides"
    case .drink: "Drinks"
    }
  }
}

extension MenuSection.Row {
  fileprivate init(_ item: Item, _ quantity: Int) {
    id = item.id
    name = item.name
    price = item.price.description
    stock = item.stock == 0 ? "Sold out" : "\(item.stock) left"
    isSoldOut = item.stock == 0
    self.quantity = "\(quantity)"
  }
}
