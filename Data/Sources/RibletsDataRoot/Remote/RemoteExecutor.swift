@_spi(Data) import Riblets
import RibletsData

/// Runs the queries of one domain: those that wait at a server, the others in a store if there is one.
final class RemoteExecutor<Domain: RemoteDataDomain>: DataExecutor {
  private let remote: Domain.Remote
  private let connection: RemoteConnection
  private let store: (any StoreAccess<Domain>)?
  private let queries: LiveQueries
  private let outbox: Outbox<Domain>?

  init(remote: Domain.Remote, over connection: RemoteConnection, store: (any StoreAccess<Domain>)?) {
    self.remote = remote
    self.connection = connection
    self.store = store
    queries = LiveQueries()
    outbox = nil
  }

  init(through outbox: Outbox<Domain>, store: (any StoreAccess<Domain>)?) {
    remote = outbox.remote
    connection = outbox.connection
    self.store = store
    queries = outbox.queries
    self.outbox = outbox
  }

  @MainActor
  var outboxExecutor: (any OutboxExecutor<Domain>)? { outbox }

  @MainActor
  func fetch<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    switch policy ?? Query.copy?.policy(query) ?? .serverOnly {
    case .storeOnly:
      guard let copy = try await copy(of: query) else {
        throw RemoteQueryError.noCopy(query: "\(Query.self)", domain: "\(Domain.self)")
      }
      return copy
    case .serverOnly, .storeThenServer:
      return try await answer(to: query, priority)
    case .storeUnlessOlder(let limit):
      if isYounger(query, than: limit), let copy = try? await copy(of: query) { return copy }
      return try await answer(to: query, priority)
    case .serverElseStore:
      do {
        return try await answer(to: query, priority)
      } catch {
        try Task.checkCancellation()
        guard let copy = try? await copy(of: query) else { throw error }
        return copy
      }
    }
  }

  @MainActor
  func mutate<Query: RemoteMutateQuery>(
    _ query: Query, priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    let key = connection.drawKey()
    let terms = RequestTerms(query, deadline: query.deadline, isRepeatable: query.retry == .withSameKey)
    return try await queries.mutate(query) { [remote, connection] in
      try await RemoteRequest.outcome(terms, over: connection, for: RequestPlace(), priority: priority) { _ in
        try await query.mutate(remote, key: key)
      }
    }
  }

  @MainActor
  func observing<Query: RemoteFetchQuery>(
    _ query: Query, policy: FetchPolicy?, priority: RequestPriority
  ) -> EventStream<LoadState<Query.Result>> where Query.Domain == Domain {
    let policy = policy ?? Query.copy?.policy(query) ?? .serverOnly
    return EventStream { [self] subscription, sink in
      entry(for: query).observe(subscription, policy, priority, sink)
    }
  }

  @MainActor
  func refresh<Query: RemoteFetchQuery>(_ query: Query) where Query.Domain == Domain {
    queries.refresh(query)
  }

  @MainActor
  func hold<Query: RemoteFetchQuery>(
    _ query: Query, _ didChange: @escaping @MainActor () -> Void
  ) -> (answer: Query.Result, hold: any HeldAnswer<Query.Result>)? where Query.Domain == Domain {
    queries.hold(query, didChange)
  }

  @MainActor
  private func answer<Query: RemoteFetchQuery>(
    to query: Query, _ priority: RequestPriority
  ) async throws -> Query.Result where Query.Domain == Domain {
    try await entry(for: query).value(priority)
  }

  @MainActor
  private func entry<Query: RemoteFetchQuery>(for query: Query) -> LiveQuery<Query> where Query.Domain == Domain {
    queries.entry(
      for: query,
      RemoteAccess(
        terms: RequestTerms(query, deadline: query.deadline, isRepeatable: true), over: connection,
        copy: store.flatMap { store in Query.copy.map { RemoteAccess.Copy(of: query, $0, in: store) } },
        ask: { [remote] in try await query.fetch(from: remote) }))
  }

  @MainActor
  private func isYounger<Query: RemoteFetchQuery>(_ query: Query, than limit: Duration) -> Bool
  where Query.Domain == Domain {
    guard let moment = queries.table(of: Query.self).fetchedAt(query) else { return false }
    return RequestPlace().clock(connection).now - moment < limit
  }

  @MainActor
  private func copy<Query: RemoteFetchQuery>(of query: Query) async throws -> Query.Result?
  where Query.Domain == Domain {
    guard let copy = Query.copy else { return nil }
    let value = try await stored(Query.self).read { try copy.read(query, $0) }
    if let runtime = RibletRuntime.current, runtime.isListening, value != nil {
      let request = DataRequest(
        number: runtime.nextWork(), domain: "\(Domain.self)", query: "\(Query.self)", stage: .answeredFromStore)
      runtime.tell(RibletEvent(nil, .library(request)))
    }
    return value
  }
}

extension RemoteExecutor {
  @MainActor
  func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try stored(Query.self).fetch(query)
  }

  func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await stored(Query.self).fetch(query)
  }

  @MainActor
  func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain {
    try stored(Query.self).mutate(query)
  }

  func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain {
    try await stored(Query.self).mutate(query)
  }

  @MainActor
  func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain {
    do { return try stored(Query.self).observing(query) } catch { return .just(.failure(error)) }
  }

  private func stored<Query: ModelQuery>(_ type: Query.Type) throws -> any StoreAccess<Domain> {
    guard let store else { throw RemoteQueryError.noStore(query: "\(Query.self)", domain: "\(Domain.self)") }
    return store
  }
}

extension RemoteAccess.Copy {
  @MainActor
  fileprivate init<Query: RemoteFetchQuery>(
    of query: Query, _ copy: StoredCopy<Query>, in store: any StoreAccess<Query.Domain>
  ) where Query.Result == Value {
    watch = { store.observing { try copy.read(query, $0) } }
    keep = { value in try await store.write { try copy.keep(query, value, $0) } }
  }
}

extension RequestPlace {
  func clock(_ connection: RemoteConnection) -> any RibletClock { runtime?.clock ?? connection.clock }
}
