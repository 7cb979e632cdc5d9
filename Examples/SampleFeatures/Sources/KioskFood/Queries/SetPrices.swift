import RibletsData

/// Gives items the prices that the server has for them, and the lines of the order with them.
package struct SetPrices: MutateQuery {
  package typealias Domain = Food

  package let prices: [Item.ID: Price]

  package init(_ prices: [Item.ID: Price]) {
    self.prices = prices
  }

  package func mutate(_ source: any FoodSource) throws {
    for item in try source.items() {
      if let price = prices[item.id], price != item.price { try source.setPrice(price, of: item.id) }
    }
    try source.updatePricesOfOrder()
  }
}

extension FoodSource {
  /// Gives the lines of the order the prices of the menu, unless the order is on its way.
  func updatePricesOfOrder() throws {
    guard try orderKey() == nil else { return }
    let prices = Dictionary(uniqueKeysWithValues: try items().map { ($0.id, $0.price) })
    for var line in try order().lines {
      guard let price = prices[line.id], price != line.price else { continue }
      line.price = price
      try save(line)
    }
  }
}
