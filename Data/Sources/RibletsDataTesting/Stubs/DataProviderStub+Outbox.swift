package import Riblets
package import RibletsData
import RibletsDataRoot
@_spi(TestSupport) import RibletsTesting

extension DataProviderStub {
  /// The kept changes as the executor of a provider.
  package var outboxExecutor: (any OutboxExecutor<Domain>)? { self }

  /// Lets the server accept all changes of the outbox: their optimistic updates are confirmed, and the invalidated
  /// queries are asked for again.
  ///
  /// ```swift
  /// menu.takeKept()
  /// #expect(menu.outbox.value.isEmpty)
  /// ```
  public func takeKept() {
    let ends = outbox.value.changes.compactMap { keptEnds[$0.id] }
    keptEnds = [:]
    outbox.send(OutboxState())
    for end in ends { end(true) }
  }
}

extension DataProviderStub: OutboxExecutor {
  package var states: StateStream<OutboxState> { outbox.stream }

  package func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain {
    let table = table(of: Query.self)
    table.note("enqueue", query)
    guard let behaviour = table.behaviour(for: query) else {
      if let others = others?.executor.outboxExecutor { return try others.enqueue(query) }
      throw table.failUnstubbed("enqueued", query)
    }
    try behaviour.resultNow(of: query, in: table)
    let (id, number) = (connection.drawKey(), liveQueries.nextNumber())
    keptEnds[id] = { [liveQueries] in liveQueries.end(query, number, isConfirmed: $0) }
    liveQueries.predict(query, number, isOnItsWay: false)
    outbox.update { $0.changes.append(KeptChange(query, id: id)) }
    return id
  }

  package func retry(_ change: KeptChange.ID?) {
    calls.note("retry", text: change?.text ?? "all")
    others?.executor.outboxExecutor?.retry(change)
  }

  package func discard(_ change: KeptChange.ID) async throws {
    calls.note("discard", text: change.text)
    outbox.update { $0.changes.removeAll { $0.id == change } }
    keptEnds.removeValue(forKey: change)?(false)
    try await others?.executor.outboxExecutor?.discard(change)
  }
}
