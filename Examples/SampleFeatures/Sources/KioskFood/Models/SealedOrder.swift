package import RibletsData

/// An order as it is sent: it stays the same until the server has answered.
package struct SealedOrder: Hashable, Sendable {
  package let order: Order
  package let key: IdempotencyKey
  /// True if it has been sent before, and the answer got lost.
  package let wasSent: Bool

  package init(_ order: Order, key: IdempotencyKey, wasSent: Bool = false) {
    self.order = order
    self.key = key
    self.wasSent = wasSent
  }
}
