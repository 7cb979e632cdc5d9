/// The reason for which an order cannot be changed. Nothing is changed then.
package enum OrderError: Error, Hashable {
  /// There would be fewer than none of an item.
  case negativeQuantity(item: String)
  /// There are not as many as that; `left` is how many there are.
  case soldOut(item: String, left: Int)
  /// There is nothing in the order.
  case empty
  /// The server has another price for an item than the order.
  case priceChanged(item: String, price: Price)
  /// The order has been sent, and the server's answer has not come: it may be placed already.
  case unconfirmed
}
