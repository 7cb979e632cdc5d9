package import RibletsData

/// Fixes the order as it is, and keeps the key under which it is sent.
package struct SealOrder: MutateQuery {
  package typealias Domain = Food

  package let key: IdempotencyKey

  /// - Parameter key: For an order that has none yet.
  package init(key: IdempotencyKey) {
    self.key = key
  }

  /// - Throws: ``OrderError/empty``
  package func mutate(_ source: any FoodSource) throws -> SealedOrder {
    let order = try source.order()
    guard !order.isEmpty else { throw OrderError.empty }
    if let known = try source.orderKey() { return SealedOrder(order, key: known, wasSent: true) }
    try source.setOrderKey(key)
    return SealedOrder(order, key: key)
  }
}

/// Lets the order be changed again: the server has not placed it.
package struct ReleaseOrder: MutateQuery {
  package typealias Domain = Food

  package init() {}

  package func mutate(_ source: any FoodSource) throws {
    try source.setOrderKey(nil)
    try source.updatePricesOfOrder()
  }
}

/// Begins an empty order: the server has placed the one before.
package struct FinishOrder: MutateQuery {
  package typealias Domain = Food

  package init() {}

  package func mutate(_ source: any FoodSource) throws {
    try source.emptyOrder()
    try source.setOrderKey(nil)
  }
}
