/// Why an order cannot be changed like that. Nothing is changed then.
package enum OrderError: Error, Hashable {
  /// There would be fewer than none of an item.
  case negativeQuantity(item: String)
  /// There are not as many as that; `left` is how many there are.
  case soldOut(item: String, left: Int)
  /// There is nothing in the order.
  case empty
}
