import Riblets
import RibletsData

/// Runs the queries of one domain in a store.
final class StoreExecutor<Store: DataStore, Domain: DataDomain>: DataExecutor {
  private let root: RootDataProvider<Store>
  private let source: @Sendable (Store.Context) throws -> Domain.Source

  init(_ root: RootDataProvider<Store>, source: @escaping @Sendable (Store.Context) throws -> Domain.Source) {
    self.root = root
    self.source = source
  }

  @MainActor
  func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try root.store.read(fetching(query))
  }

  func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await root.store.read(fetching(query))
  }

  @MainActor
  func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    let (result, commit) = try root.store.write { [source] context in try query.mutate(source(context)) }
    root.observedQueries.tellNow(commit)
    return result
  }

  func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    let (result, commit) = try await root.store.write { [source] context in try query.mutate(source(context)) }
    // A task of its own: who was cancelled after the commit must not keep others from hearing of it.
    await Task { @MainActor [observedQueries = root.observedQueries] in await observedQueries.tell(commit) }.value
    return result
  }

  @MainActor
  func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    EventStream { [root, fetch = fetching(query)] subscription, sink in
      root.observedQueries.add(ObservedQuery(store: root.store, fetch: fetch, sink), for: subscription)
    }
  }

  private func fetching<Query: FetchQuery>(
    _ query: Query
  ) -> @Sendable (Store.Context) throws -> Query.Result where Query.Domain == Domain {
    { [source] context in try query.fetch(from: source(context)) }
  }
}
