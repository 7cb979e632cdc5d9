public import RibletsData

/// The domain of what can be ordered, and of the order.
public enum Food: RemoteDataDomain {
  public typealias Source = any FoodSource
  public typealias Remote = any FoodServer
}

/// The data that food's queries read and change; a store implements it.
public protocol FoodSource {
  /// The whole menu, in the order in which it is shown.
  func items() throws -> [Item]
  /// - Throws: `ModelNotFoundError` if it is not on the menu.
  func item(_ id: Item.ID) throws -> Item
  func setStock(_ stock: Int, of id: Item.ID) throws
  func setPrice(_ price: Price, of id: Item.ID) throws
  /// Puts a whole menu in the place of the one that is there.
  func replaceItems(with items: [Item]) throws
  /// The order that nobody has placed yet.
  func order() throws -> Order
  /// Puts a line in the place of the one of its item; one without quantity is taken out.
  func save(_ line: Order.Line) throws
  /// Empties the order and returns its number.
  func closeOrder() throws -> Int
  /// Empties the order, whose number another has given.
  func emptyOrder() throws
  /// The key under which the order is being sent to a server; `nil` for an order that is not.
  func orderKey() throws -> IdempotencyKey?
  func setOrderKey(_ key: IdempotencyKey?) throws
}

/// A type that runs food's queries and no others.
package protocol FoodDataProviding: DataProviding where Domain == Food {}
