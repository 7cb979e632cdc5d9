package import RibletsData

/// An order as it is sent: it stays the same until the server has answered.
package struct SealedOrder: Hashable, Sendable {
  package let order: Order
  package let key: IdempotencyKey

  package init(_ order: Order, key: IdempotencyKey) {
    self.order = order
    self.key = key
  }
}

/// Places an order at the server.
package struct SendOrder: RemoteMutateQuery {
  package typealias Domain = Food

  package let sealed: SealedOrder

  package init(_ sealed: SealedOrder) {
    self.sealed = sealed
  }

  /// - Parameter key: Not used: the order's own key is in the store, and is the same after a restart.
  /// - Returns: The number to call out.
  package func mutate(_ remote: any FoodServer, key: IdempotencyKey) async throws -> Int {
    try await remote.place(sealed.order, key: sealed.key)
  }

  package var repetition: Repetition { .withSameKey }
  package var touches: TouchedQueries<Food> { .query(ServedMenu()) }
}
