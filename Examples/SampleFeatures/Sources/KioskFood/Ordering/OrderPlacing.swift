package import RibletsData

/// A way to place the order.
@MainActor
package protocol OrderPlacing: Sendable {
  /// Places the order, and begins an empty one.
  ///
  /// - Returns: The number to call out.
  func placeOrder() async throws -> Int
}

/// Places orders in the store alone.
package struct StoredOrders: OrderPlacing, FoodDataProviding {
  package let dataProvider: DataProvider<Food>

  package init(_ dataProvider: DataProvider<Food>) {
    self.dataProvider = dataProvider
  }

  package func placeOrder() async throws -> Int { try await mutate(PlaceOrder()) }
}
