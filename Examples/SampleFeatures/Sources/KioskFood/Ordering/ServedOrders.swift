package import RibletsData

/// Places orders at a server, each of them once.
///
/// The key of an order is in the store before the order is sent, and until the server has answered or has certainly not been
/// reached. Who tries again after a lost answer, or after a restart, sends the same order with the same key.
package struct ServedOrders: OrderPlacing, FoodDataProviding {
  package let dataProvider: DataProvider<Food>
  private let drawKey: @MainActor () -> IdempotencyKey

  /// - Parameter drawKey: Makes the key of an order.
  package init(_ dataProvider: DataProvider<Food>, drawKey: @escaping @MainActor () -> IdempotencyKey = Self.randomKey)
  {
    self.dataProvider = dataProvider
    self.drawKey = drawKey
  }

  package func placeOrder() async throws -> Int {
    let sending = SendOrder(try await mutate(SealOrder(key: drawKey())))
    let number: Int
    do {
      number = try await mutate(sending)
    } catch let error where error.isRefusal || (error is OfflineError && !sending.mayHaveArrived) {
      try await mutate(ReleaseOrder())
      throw error
    }
    try await mutate(FinishOrder())
    return number
  }

  package static func randomKey() -> IdempotencyKey {
    var generator = SystemRandomNumberGenerator()
    return IdempotencyKey(using: &generator)
  }
}

extension Error {
  /// True if the server has looked at the order and placed nothing.
  fileprivate var isRefusal: Bool {
    if case .refused? = self as? FoodServerError { return true }
    return self is OrderError || self is ModelNotFoundError
  }
}
