package import RibletsData

/// The queries about food.
package enum FoodQuery<Result: Sendable>: FetchQuery {
  package typealias Domain = Food

  case menu(ResultProof<[Item], Result>)
  case order(ResultProof<Order, Result>)

  package func fetch(from source: any FoodSource) throws -> Result {
    switch self {
    case .menu(let returns): returns(try source.items())
    case .order(let returns): returns(try source.order())
    }
  }
}

extension FetchQuery where Self == FoodQuery<[Item]> {
  /// Everything on the menu.
  package static var menu: Self { .menu(.proof) }
}

extension FetchQuery where Self == FoodQuery<Order> {
  /// The order that nobody has placed yet.
  package static var order: Self { .order(.proof) }
}
