public import RibletsData

/// The domain of what can be ordered, and of the order.
public enum Food: DataDomain {
  public typealias Source = any FoodSource
}

/// The data that food's queries read and change; a store implements it.
public protocol FoodSource {
  /// The whole menu, in the order in which it is shown.
  func items() throws -> [Item]
  /// - Throws: `ModelNotFoundError` if it is not on the menu.
  func item(_ id: Item.ID) throws -> Item
  func setStock(_ stock: Int, of id: Item.ID) throws
  /// The order that nobody has placed yet.
  func order() throws -> Order
  /// Puts a line in the place of the one of its item; one without quantity is taken out.
  func save(_ line: Order.Line) throws
  /// Empties the order and returns its number.
  func closeOrder() throws -> Int
}

/// A type that runs food's queries and no others.
package protocol FoodDataProviding: DataProviding where Domain == Food {}
