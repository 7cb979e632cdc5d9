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
///   var repetition: Repetition { .withSameKey }
///   var touches: TouchedQueries<Menu> { .queries(of: StockOf.self) }
///   func predict(_ predictions: Predictions<Menu>) { predictions.change(StockOf(id: dish)) { $0 -= 1 } }
/// }
/// ```
public protocol RemoteMutateQuery<Domain, Result>: ModelQuery where Domain: RemoteDataDomain {
  associatedtype Result = Void

  /// Asks the server for the change.
  ///
  /// - Parameter key: The same for all attempts of one mutation, and no other; for servers that know what they have done.
  /// - Throws: Errors of the server's functions, or of the query's own. The caller gets it unchanged.
  func mutate(_ remote: Domain.Remote, key: IdempotencyKey) async throws -> Result

  /// The permission to send the change again after a failure; ``Repetition/never`` by default.
  var repetition: Repetition { get }

  /// The queries whose answers the change may make a difference to; all of the domain by default.
  ///
  /// They become stale when the mutation ends, however it ends: after a failure it is not known if the server made the
  /// change. Those that are observed are asked for again.
  var touches: TouchedQueries<Domain> { get }

  /// Says how the change will show, before the server answers. Nothing by default.
  ///
  /// If the mutation fails, all observers get the state without the prediction.
  @MainActor
  func predict(_ predictions: Predictions<Domain>)

  /// The longest time that the mutation waits for the server, all attempts together; `nil` for that of the connection.
  var deadline: Duration? { get }
}

extension RemoteMutateQuery {
  public var repetition: Repetition { .never }
  public var touches: TouchedQueries<Domain> { .all }
  @MainActor public func predict(_ predictions: Predictions<Domain>) {}
  public var deadline: Duration? { nil }
}

/// The permission to send a mutation again after a failure.
public enum Repetition: Hashable, Sendable {
  /// It is sent once: a second time might make the change twice.
  case never
  /// It is sent again with the same ``IdempotencyKey``, by which the server makes the change once.
  case withSameKey
}
