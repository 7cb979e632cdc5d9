/// A change of data at a server, as a value: the part that ``RemoteMutateQuery`` and ``KeptMutateQuery`` share.
///
/// A type conforms to one of the two, not to this protocol alone.
public protocol RemoteChange<Domain, Result>: ModelQuery where Domain: RemoteDataDomain {
  associatedtype Result = Void

  /// Asks the server for the change.
  ///
  /// - Parameter key: The same for all attempts of one mutation, and no other; for servers that know what they have done.
  /// - Throws: Errors of the server's functions, or of the query's own. The caller gets it unchanged.
  func mutate(_ remote: Domain.Remote, key: IdempotencyKey) async throws -> Result

  /// The queries whose answers the change may make a difference to; all of the domain by default.
  ///
  /// They become stale when the mutation ends, however it ends: after a failure it is not known if the server made the
  /// change. Those that are observed are asked for again.
  var touches: TouchedQueries<Domain> { get }

  /// Changes what is shown as the change is expected to, before the server answers; nothing by default.
  ///
  /// If the mutation fails, all observers get the state without the prediction.
  @MainActor
  func predict(_ predictions: Predictions<Domain>)

  /// The longest time that the mutation waits for the server, all attempts together; `nil` for that of the connection.
  var deadline: Duration? { get }
}

extension RemoteChange {
  public var touches: TouchedQueries<Domain> { .all }
  @MainActor public func predict(_ predictions: Predictions<Domain>) {}
  public var deadline: Duration? { nil }
}
