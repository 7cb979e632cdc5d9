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
    try root.store.read { [source] context in try query.fetch(from: source(context)) }
  }

  func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await read { try query.fetch(from: $0) }
  }

  @MainActor
  func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    let (result, commit) = try root.store.write { [source] context in try query.mutate(source(context)) }
    root.observedQueries.tellNow(commit)
    return result
  }

  func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await write { try query.mutate($0) }
  }

  @MainActor
  func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    observing { try query.fetch(from: $0) }
  }
}

extension StoreExecutor: StoreAccess {
  func read<Value: Sendable>(_ body: @escaping @Sendable (Domain.Source) throws -> Value) async throws -> Value {
    try await root.store.read { [source] context in try body(source(context)) }
  }

  func write<Value: Sendable>(_ body: @escaping @Sendable (Domain.Source) throws -> Value) async throws -> Value {
    let (value, commit) = try await root.store.write { [source] context in try body(source(context)) }
    // A task of its own: who was cancelled after the commit must not keep others from hearing of it.
    await Task { @MainActor [observedQueries = root.observedQueries] in await observedQueries.tell(commit) }.value
    return value
  }

  @MainActor
  func observing<Value: Sendable>(
    _ body: @escaping @Sendable (Domain.Source) throws -> Value
  ) -> EventStream<Result<Value, any Error>> {
    EventStream { [root, source] subscription, sink in
      let query = ObservedQuery(store: root.store, fetch: { try body(source($0)) }, sink)
      root.observedQueries.add(query, for: subscription)
    }
  }
}
