/// The reason why an order is not placed. Nothing is changed then.
enum OrderRefusal: Error, Hashable {
  case soldOut(String, left: Int)
  case priceChanged(String, price: Int)
  case unknownItem(String)
  case emptyOrder
}
