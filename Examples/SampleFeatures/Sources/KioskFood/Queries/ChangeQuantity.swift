import RibletsData

/// Takes more of an item into the order, or gives some back.
package struct ChangeQuantity: MutateQuery {
  package typealias Domain = Food

  package let item: Item.ID
  /// The number of pieces to add; negative for fewer.
  package let change: Int

  package init(of item: Item.ID, by change: Int) {
    self.item = item
    self.change = change
  }

  /// - Throws: ``OrderError``, or `ModelNotFoundError` for more of what is not on the menu.
  package func mutate(_ source: any FoodSource) throws {
    guard try source.orderKey() == nil else { throw OrderError.unconfirmed }
    let line = try source.order().lines.first { $0.id == item }
    let quantity = (line?.quantity ?? 0) + change
    guard change > 0 else {
      // What was taken can be given back, whatever became of the menu.
      guard quantity >= 0, var line else {
        throw OrderError.negativeQuantity(item: try line?.name ?? source.item(item).name)
      }
      line.quantity = quantity
      return try source.save(line)
    }
    let taken = try source.item(item)
    guard quantity <= taken.stock else { throw OrderError.soldOut(item: taken.name, left: taken.stock) }
    try source.save(Order.Line(id: item, name: taken.name, price: line?.price ?? taken.price, quantity: quantity))
  }
}
