/// A query that changes data at a server, and is waited for.
///
/// ```swift
/// struct Order: RemoteMutateQuery {
///   typealias Domain = Menu
///   let dish: Dish.ID
///
///   func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws -> Receipt {
///     try await remote.order(dish, key: key)
///   }
///
///   var retry: MutationRetry { .withSameKey }
///   var touches: TouchedQueries<Menu> { .queries(of: StockOf.self) }
///   func predict(_ predictions: Predictions<Menu>) { predictions.change(StockOf(id: dish)) { $0 -= 1 } }
/// }
/// ```
public protocol RemoteMutateQuery<Domain, Result>: RemoteChange {
  /// The permission to send the change again after a failure; ``MutationRetry/never`` by default.
  var retry: MutationRetry { get }
}

extension RemoteMutateQuery {
  public var retry: MutationRetry { .never }
}

/// The permission to send a mutation again after a failure.
public enum MutationRetry: Hashable, Sendable {
  /// It is sent once: a second time might make the change twice.
  case never
  /// It is sent again with the same ``IdempotencyKey``, by which the server makes the change once.
  case withSameKey
}
