public import Riblets

extension DataProvider where Domain: RemoteDataDomain {
  /// Asks the server, or joins who asks for an equal query at this moment.
  ///
  /// A ``CachedFetchQuery`` is answered by its own policy. Those who observe the query are told the answer. Where the last who waits is cancelled, so is the request.
  ///
  /// - Throws: The error of the last attempt, ``RemoteQueryError``, or `CancellationError` as soon as the task is cancelled.
  public func fetch<Query: RemoteFetchQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.fetch(query, policy: nil, priority: .asked)
  }

  /// Asks the server with a priority among those that wait for a connection.
  public func fetch<Query: RemoteFetchQuery>(_ query: Query, priority: RequestPriority) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.fetch(query, policy: nil, priority: priority)
  }

  /// Reads from the store or the server, as a policy says. A fetch has one result: the last one that the policy gives.
  public func fetch<Query: CachedFetchQuery>(_ query: Query, _ policy: FetchPolicy) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.fetch(query, policy: policy, priority: .asked)
  }

  /// Asks the server again for those who observe the query; does nothing if no one does.
  ///
  /// A request that is running goes on, and those who wait for it get its answer. The server may have computed that answer
  /// before this call. So one more request follows after it, however often this is called meanwhile. A request that waits
  /// for its turn, or for its next attempt, has not been answered yet, and no other one follows.
  @MainActor
  public func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {
    executor.refresh(query)
  }

  /// The list that a query reads page by page.
  @MainActor
  public func pages<Query: PagedQuery>(of query: Query) -> PagedList<Query> where Query.Domain == Domain {
    PagedList(query, of: self)
  }

  /// Asks the server for a change.
  ///
  /// When it returns or throws, those who observe a query that the change touches have been told what is predicted of it,
  /// or that the prediction was wrong, and the queries are asked for again.
  ///
  /// - Throws: The error of the last attempt, ``RemoteQueryError``, or `CancellationError` if the task is cancelled. The
  ///   server may have made the change, unless its error says otherwise.
  @discardableResult
  public func mutate<Query: RemoteMutateQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.mutate(query, priority: .asked)
  }

  /// Emits the state of a query's answer: what is known now, and each change of it.
  ///
  /// The first state comes before `subscribe` returns; for a ``CachedFetchQuery`` it has the copy, which blocks the main
  /// actor for one fetch. The server is asked once for all who observe an equal query, and again after a mutation that
  /// touches it. It is not asked any more when the last of them has gone.
  ///
  /// ```swift
  /// observe(menu.observing(Dishes())) { interactor, dishes in interactor.show(dishes) }
  /// ```
  @MainActor
  public func observing<Query: RemoteFetchQuery>(_ query: Query) -> EventStream<LoadState<Query.Result>>
  where Query.Domain == Domain {
    executor.observing(query, policy: nil, priority: .shown)
  }

  /// Emits the state of a query's answer, with a priority among those that wait for a connection.
  @MainActor
  public func observing<Query: RemoteFetchQuery>(
    _ query: Query, priority: RequestPriority
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    executor.observing(query, policy: nil, priority: priority)
  }

  /// Emits the state of a query's answer, from the store or the server as a policy says.
  @MainActor
  public func observing<Query: CachedFetchQuery>(
    _ query: Query, _ policy: FetchPolicy
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    executor.observing(query, policy: policy, priority: .shown)
  }
}
