public import Riblets

extension DataProvider where Domain: RemoteDataDomain {
  /// Asks the server, or joins a running request for an equal query.
  ///
  /// ```swift
  /// let dishes = try await menu.fetch(Dishes())
  /// ```
  ///
  /// A ``CachedFetchQuery`` is answered by its own policy. Observers of the query get the answer too. If all tasks
  /// that wait are cancelled, the request is cancelled.
  ///
  /// - Throws: The error of the last attempt, ``RemoteQueryError``, or `CancellationError` as soon as the task is
  ///   cancelled.
  public func fetch<Query: RemoteFetchQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.fetch(query, policy: nil, priority: .asked)
  }

  /// Asks the server with a priority among the requests that wait for a connection.
  ///
  /// ```swift
  /// let next = try await menu.fetch(Dishes(), priority: .background)
  /// ```
  ///
  /// - Throws: As `fetch` without a priority.
  public func fetch<Query: RemoteFetchQuery>(_ query: Query, priority: RequestPriority) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.fetch(query, policy: nil, priority: priority)
  }

  /// Reads from the store or the server, as a policy says. A fetch has one result: the last one that the policy
  /// gives.
  ///
  /// ```swift
  /// let dishes = try await menu.fetch(Dishes(), .serverElseStore)
  /// ```
  ///
  /// - Throws: ``RemoteQueryError/noCopy(query:domain:)`` with ``FetchPolicy/storeOnly`` and no copy; otherwise as
  ///   `fetch` without a policy.
  public func fetch<Query: CachedFetchQuery>(_ query: Query, _ policy: FetchPolicy) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.fetch(query, policy: policy, priority: .asked)
  }

  /// Asks the server again for the observers of the query. Does nothing if nobody observes it.
  ///
  /// ```swift
  /// func didPullToRefresh() { menu.refresh(Dishes()) }
  /// ```
  ///
  /// A request that is running continues, and the tasks that wait for it get its answer. The server may have computed
  /// that answer before this call. So one more request follows, however often this is called meanwhile. A request
  /// that still waits for its turn or for its next attempt is not followed by another.
  @MainActor
  public func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {
    executor.refresh(query)
  }

  /// Makes the list that a query reads page by page. Keep it: each call makes another list.
  ///
  /// ```swift
  /// private lazy var dishes = menu.pages(of: AllDishes())
  /// ```
  @MainActor
  public func pages<Query: PagedQuery>(of query: Query) -> PagedList<Query> where Query.Domain == Domain {
    PagedList(query, of: self)
  }

  /// Asks the server for a change, and waits for its answer.
  ///
  /// ```swift
  /// let receipt = try await menu.mutate(Order(dish: soup.id))
  /// ```
  ///
  /// Observers see the optimistic update at once. When this returns, the queries that the change invalidates are
  /// asked for again. When this throws, the optimistic update has been taken back as well.
  ///
  /// - Throws: The error of the last attempt, ``RemoteQueryError``, or `CancellationError` if the task is cancelled.
  ///   The server may have made the change, unless its error says otherwise.
  @discardableResult
  public func mutate<Query: RemoteMutateQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await executor.mutate(query, priority: .asked)
  }

  /// Emits the state of a query's answer: the known value now, and each change of it.
  ///
  /// ```swift
  /// observe(menu.observing(Dishes())) { interactor, dishes in interactor.show(dishes) }
  /// ```
  ///
  /// The first state comes before `subscribe` returns. For a ``CachedFetchQuery`` it has the copy, which blocks the
  /// main actor for one fetch. The server is asked once for all observers of an equal query, and again after a
  /// mutation that invalidates it. After the last observer has gone, the server is not asked any more.
  @MainActor
  public func observing<Query: RemoteFetchQuery>(_ query: Query) -> EventStream<LoadState<Query.Result>>
  where Query.Domain == Domain {
    executor.observing(query, policy: nil, priority: .shown)
  }

  /// Emits the state of a query's answer, with a priority among the requests that wait for a connection.
  ///
  /// ```swift
  /// observe(menu.observing(Offers(), priority: .background)) { interactor, offers in interactor.show(offers) }
  /// ```
  @MainActor
  public func observing<Query: RemoteFetchQuery>(
    _ query: Query, priority: RequestPriority
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    executor.observing(query, policy: nil, priority: priority)
  }

  /// Emits the state of a query's answer, from the store or the server as a policy says.
  ///
  /// ```swift
  /// observe(menu.observing(Dishes(), .storeUnlessOlder(than: .seconds(60)))) { interactor, dishes in interactor.show(dishes) }
  /// ```
  @MainActor
  public func observing<Query: CachedFetchQuery>(
    _ query: Query, _ policy: FetchPolicy
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    executor.observing(query, policy: policy, priority: .shown)
  }
}
