public import Riblets

extension DataProviding where Domain: RemoteDataDomain {
  /// Asks the server, or joins who asks for an equal query at this moment. A cancelled task gets a
  /// `CancellationError`.
  public func fetch<Query: RemoteFetchQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await dataProvider.fetch(query)
  }

  /// Reads from the store or the server, as a policy says.
  public func fetch<Query: CachedFetchQuery>(_ query: Query, _ policy: FetchPolicy) async throws -> Query.Result
  where Query.Domain == Domain {
    try await dataProvider.fetch(query, policy)
  }

  /// Asks the server again for those who observe the query; does nothing if no one does.
  public func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {
    dataProvider.refresh(query)
  }

  /// The list that a query reads page by page.
  public func pages<Query: PagedQuery>(of query: Query) -> PagedList<Query> where Query.Domain == Domain {
    dataProvider.pages(of: query)
  }

  /// Asks the server for a change, and shows what is predicted of it meanwhile.
  @discardableResult
  public func mutate<Query: RemoteMutateQuery>(_ query: Query) async throws -> Query.Result
  where Query.Domain == Domain {
    try await dataProvider.mutate(query)
  }

  /// Emits the state of a query's answer: what is known now, and each change of it.
  public func observing<Query: RemoteFetchQuery>(_ query: Query) -> EventStream<LoadState<Query.Result>>
  where Query.Domain == Domain {
    dataProvider.observing(query)
  }

  /// Emits the state of a query's answer, from the store or the server as a policy says.
  public func observing<Query: CachedFetchQuery>(
    _ query: Query, _ policy: FetchPolicy
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    dataProvider.observing(query, policy)
  }
}
