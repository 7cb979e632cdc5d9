package import Riblets

/// The receiver of a ``DataProvider``'s queries: a store, or a test's stubs.
package protocol DataExecutor<Domain>: AnyObject, Sendable {
  associatedtype Domain: DataDomain

  @MainActor
  func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain
  func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain

  @MainActor
  func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain
  func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain

  @MainActor
  func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain

  /// - Parameter policy: `nil` for the query's own.
  @MainActor
  func fetch<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain

  @MainActor
  func mutate<Query: RemoteMutateQuery>(
    _ query: Query, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain

  /// - Parameter policy: `nil` for the query's own.
  @MainActor
  func observing<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain

  @MainActor
  func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain

  /// Holds the answer that an observed query has, so that it can be shown after the observation; `nil` if the query has no
  /// answer here.
  ///
  /// - Parameter didChange: Called when what is predicted of the answer has changed, or when a mutation has touched it.
  @MainActor
  func hold<Query: RemoteFetchQuery>(
    _ query: Query, _ didChange: @escaping @MainActor () -> Void
  ) -> (answer: Query.Result, hold: any HeldAnswer<Query.Result>)? where Query.Domain == Domain

  /// The receiver of changes that are kept; `nil` if nothing keeps them.
  @MainActor
  var outboxExecutor: (any OutboxExecutor<Domain>)? { get }
}

extension DataExecutor {
  @MainActor
  package var outboxExecutor: (any OutboxExecutor<Domain>)? { nil }

  @MainActor
  package func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {}

  @MainActor
  package func hold<Query: RemoteFetchQuery>(
    _ query: Query, _ didChange: @escaping @MainActor () -> Void
  ) -> (answer: Query.Result, hold: any HeldAnswer<Query.Result>)? where Query.Domain == Domain { nil }

  @MainActor
  package func fetch<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    throw RemoteQueryError.noServer(query: "\(Query.self)", domain: "\(Domain.self)")
  }

  @MainActor
  package func mutate<Query: RemoteMutateQuery>(
    _ query: Query, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    throw RemoteQueryError.noServer(query: "\(Query.self)", domain: "\(Domain.self)")
  }

  @MainActor
  package func observing<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    let error = RemoteQueryError.noServer(query: "\(Query.self)", domain: "\(Domain.self)")
    return .just(.failed(LoadFailure(error), nil))
  }
}
