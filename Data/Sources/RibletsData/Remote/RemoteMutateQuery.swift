/// A query that changes data at a server, and whose caller waits for the answer.
///
/// For changes that the user may make offline, use ``KeptMutateQuery``.
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
///
/// See `Documentation/Server.md`.
public protocol RemoteMutateQuery<Domain, Result>: RemoteChange {
  /// The permission to send the change again after a failure; ``MutationRetry/never`` by default.
  ///
  /// Return ``MutationRetry/withSameKey`` only if your server recognises the key.
  var retry: MutationRetry { get }
}

extension RemoteMutateQuery {
  /// The change is sent once: ``MutationRetry/never``.
  public var retry: MutationRetry { .never }
}

/// The permission to send a mutation again after a failure.
///
/// ```swift
/// var retry: MutationRetry { .withSameKey }
/// ```
///
/// See `Documentation/Server.md`.
public enum MutationRetry: Hashable, Sendable {
  /// It is sent once, because a second request might make the change twice. For servers that ignore the key.
  case never
  /// It is sent again with the same ``IdempotencyKey``. For servers that make a change once for each key.
  case withSameKey
}
