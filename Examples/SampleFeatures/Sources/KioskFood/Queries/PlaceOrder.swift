import RibletsData

/// Takes what was ordered out of stock and begins an empty order; all or nothing.
package struct PlaceOrder: MutateQuery {
  package typealias Domain = Food

  package init() {}

  /// - Returns: The number to call out.
  /// - Throws: ``OrderError`` if the order is empty or an item was sold meanwhile, `ModelNotFoundError` if one is gone.
  package func mutate(_ source: any FoodSource) throws -> Int {
    let order = try source.order()
    guard !order.isEmpty else { throw OrderError.empty }
    for line in order.lines {
      let item = try source.item(line.id)
      guard line.quantity <= item.stock else { throw OrderError.soldOut(item: item.name, left: item.stock) }
      try source.setStock(item.stock - line.quantity, of: line.id)
    }
    return try source.closeOrder()
  }
}
