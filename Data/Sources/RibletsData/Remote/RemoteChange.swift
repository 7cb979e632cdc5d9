/// A change of data at a server, as a value: the part that ``RemoteMutateQuery`` and ``KeptMutateQuery`` share.
///
/// A type conforms to one of the two, not to this protocol alone.
///
/// ```swift
/// struct Order: RemoteMutateQuery {
///   typealias Domain = Menu
///   let dish: Dish.ID
///   func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws { try await remote.order(dish, key: key) }
/// }
/// ```
///
/// See `Documentation/Server.md`.
public protocol RemoteChange<Domain, Result>: ModelQuery where Domain: RemoteDataDomain {
  /// The type of the server's answer; nothing by default.
  associatedtype Result = Void

  /// Asks the server for the change. Called once for each attempt.
  ///
  /// - Parameter key: The same for all attempts of one mutation. Pass it to a server that recognises repeated
  ///   requests.
  /// - Throws: The error of the server, or an error of the query's own. The caller gets it unchanged.
  func mutate(_ remote: Domain.Remote, key: IdempotencyKey) async throws -> Result

  /// The queries that the change invalidates; all queries of the domain by default.
  ///
  /// They become stale when the mutation ends, also if it fails, because the server may have made the change. Queries
  /// with observers are asked for again.
  ///
  /// ```swift
  /// var touches: TouchedQueries<Menu> { .queries(of: StockOf.self) }
  /// ```
  var touches: TouchedQueries<Domain> { get }

  /// Makes the optimistic update: changes what is shown before the server answers. Nothing by default.
  ///
  /// If the mutation fails, all observers get the state without the update.
  @MainActor
  func predict(_ predictions: Predictions<Domain>)

  /// The longest time that the mutation waits for the server, all attempts together; `nil` for the connection's
  /// deadline.
  var deadline: Duration? { get }
}

extension RemoteChange {
  /// All queries of the domain. Implement the property to ask the server again for fewer.
  public var touches: TouchedQueries<Domain> { .all }
  /// No optimistic update: observers see the change when the server has answered.
  @MainActor public func predict(_ predictions: Predictions<Domain>) {}
  /// The deadline of the connection. Implement the property for changes that need longer.
  public var deadline: Duration? { nil }
}
