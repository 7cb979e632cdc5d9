public import Riblets

extension DataProviding where Domain: RemoteDataDomain {
  /// Asks the server, or joins a running request for an equal query: `try await fetch(Dishes())`.
  ///
  /// - Throws: The error of the last attempt, ``RemoteQueryError``, or `CancellationError` as soon as the task is
  ///   cancelled.
  public func fetch<Query: RemoteFetchQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await dataProvider.fetch(query)
  }

  /// Reads from the store or the server, as a policy says: `try await fetch(Dishes(), .serverElseStore)`.
  ///
  /// - Throws: ``RemoteQueryError/noCopy(query:domain:)`` if the policy allows only the store, and the store has no
  ///   copy.
  public func fetch<Query: CachedFetchQuery>(_ query: Query, _ policy: FetchPolicy) async throws -> Query.Result
  where Query.Domain == Domain {
    try await dataProvider.fetch(query, policy)
  }

  /// Asks the server again for the observers of the query: `refresh(Dishes())`. Does nothing if nobody observes it.
  public func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {
    dataProvider.refresh(query)
  }

  /// Makes the list that a query reads page by page. Keep it: each call makes another list.
  ///
  /// ```swift
  /// private lazy var dishes = pages(of: AllDishes())
  /// ```
  public func pages<Query: PagedQuery>(of query: Query) -> PagedList<Query> where Query.Domain == Domain {
    dataProvider.pages(of: query)
  }

  /// Asks the server for a change, and shows the optimistic update meanwhile:
  /// `try await mutate(Order(dish: soup.id))`.
  ///
  /// - Throws: The error of the last attempt, ``RemoteQueryError``, or `CancellationError`. The server may have made
  ///   the change.
  @discardableResult
  public func mutate<Query: RemoteMutateQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await dataProvider.mutate(query)
  }

  /// Emits the state of a query's answer: the known value now, and each change of it.
  ///
  /// ```swift
  /// observe(observing(Dishes())) { viewModel, dishes in viewModel.show(dishes) }
  /// ```
  public func observing<Query: RemoteFetchQuery>(_ query: Query) -> EventStream<LoadState<Query.Result>>
  where Query.Domain == Domain {
    dataProvider.observing(query)
  }

  /// Emits the state of a query's answer, from the store or the server as a policy says:
  /// `observing(Dishes(), .storeOnly)`.
  public func observing<Query: CachedFetchQuery>(
    _ query: Query, _ policy: FetchPolicy
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    dataProvider.observing(query, policy)
  }
}
