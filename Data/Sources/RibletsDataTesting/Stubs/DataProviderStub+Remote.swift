package import Riblets
package import RibletsData
import RibletsDataRoot

extension DataProviderStub {
  @MainActor
  package func fetch<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("fetch", query)
    if let behaviour = table.behaviour(for: query) {
      if isOffline { throw OfflineError() }
      return try await behaviour.result(of: query, in: table)
    }
    if let others { return try await others.executor.fetch(query, policy: policy, priority: priority) }
    throw table.failUnstubbed("fetched", query)
  }

  @MainActor
  package func mutate<Query: RemoteMutateQuery>(
    _ query: Query, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("mutate", query)
    if let behaviour = table.behaviour(for: query) {
      return try await liveQueries.mutate(query) { [self] in
        if isOffline { throw OfflineError() }
        return try await behaviour.result(of: query, in: table)
      }
    }
    if let others { return try await others.executor.mutate(query, priority: priority) }
    throw table.failUnstubbed("mutated", query)
  }

  @MainActor
  package func observing<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    EventStream { [self] subscription, sink in
      let table = table(of: Query.self)
      table.note("observe", query)
      switch table.behaviour(for: query) {
      case .states(let states): states.subscribe(subscription, sink)
      case nil where others != nil:
        others?.executor.observing(query, policy: policy, priority: priority).subscribe(subscription, sink)
      case nil:
        let error = table.failUnstubbed("observed", query)
        EventStream.just(.failed(LoadFailure(error), nil)).subscribe(subscription, sink)
      default:
        table.didChange = { [liveQueries] changed in
          liveQueries.askAgain(Query.self) { query in changed.map { $0 == query } ?? true }
        }
        liveQueries.entry(for: query, access(to: query)).observe(subscription, policy ?? .serverOnly, priority, sink)
      }
    }
  }

  @MainActor
  package func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {
    liveQueries.refresh(query)
    others?.executor.refresh(query)
  }

  @MainActor
  package func hold<Query: RemoteFetchQuery>(
    _ query: Query, _ didChange: @escaping @MainActor () -> Void
  ) -> (answer: Query.Result, hold: any HeldAnswer<Query.Result>)? where Query.Domain == Domain {
    liveQueries.hold(query, didChange) ?? others?.executor.hold(query, didChange)
  }

  /// The stub as the server of what is observed.
  private func access<Query: RemoteFetchQuery>(to query: Query) -> RemoteAccess<Query.Result>
  where Query.Domain == Domain {
    RemoteAccess(terms: RequestTerms(query, deadline: nil, isRepeatable: false), over: connection) { [weak self] in
      guard let self else { throw CancellationError() }
      if isOffline { throw OfflineError() }
      let table = table(of: Query.self)
      guard let behaviour = table.behaviour(for: query) else { throw table.failUnstubbed("observed", query) }
      return try await behaviour.result(of: query, in: table)
    }
  }
}
