import Riblets
package import RibletsData

/// The queries of one provider that somebody observes or waits for, and the mutations that are on their way.
@MainActor
package final class LiveQueries: Sendable {
  private var tables: [ObjectIdentifier: AnyLiveTable] = [:]
  private var lastNumber = 0

  package nonisolated init() {}

  /// The number of queries that are observed or waited for.
  package var count: Int { tables.values.reduce(0) { $0 + $1.count } }

  /// Counts what happens, so that of two things the later one is known.
  package func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The one entry for all who ask for an equal query.
  package func entry<Query: RemoteFetchQuery>(
    for query: Query, _ access: @autoclosure () -> RemoteAccess<Query.Result>
  ) -> LiveQuery<Query> {
    table(of: Query.self).entry(for: query, access)
  }

  /// Holds the answer that a query has, for as long as it is shown; `nil` if the query has none, or is not observed.
  package func hold<Query: RemoteFetchQuery>(
    _ query: Query, _ didChange: @escaping @MainActor () -> Void
  ) -> (answer: Query.Result, hold: any HeldAnswer<Query.Result>)? {
    table(of: Query.self).hold(query, didChange)
  }

  func table<Query: RemoteFetchQuery>(of type: Query.Type) -> LiveTable<Query> {
    if let known = tables[ObjectIdentifier(type)] { return unsafeDowncast(known, to: LiveTable<Query>.self) }
    let made = LiveTable<Query>(queries: self)
    tables[ObjectIdentifier(type)] = made
    return made
  }

  /// Makes a change at the server: shows what is predicted of it, and asks again for what it touches.
  package func mutate<Query: RemoteMutateQuery>(
    _ query: Query, _ send: () async throws -> Query.Result
  ) async throws -> Query.Result {
    let number = nextNumber()
    predict(query, number, isOnItsWay: true)
    let outcome: Result<Query.Result, any Error>
    do { outcome = .success(try await send()) } catch { outcome = .failure(error) }
    let isConfirmed = if case .success = outcome { true } else { false }
    end(query, number, isConfirmed: isConfirmed)
    return try outcome.get()
  }

  /// Shows what is predicted of a change, until its end.
  ///
  /// - Parameters:
  ///   - number: The change's number. Changes show in the order of their numbers.
  ///   - isOnItsWay: True if the server is asked for it; queries that it concerns wait meanwhile.
  package func predict<Change: RemoteChange>(_ change: Change, _ number: Int, isOnItsWay: Bool) {
    change.predict(Predictions(PredictionNotes<Change.Domain>(number: number, isOnItsWay: isOnItsWay, queries: self)))
    publishChanges()
  }

  /// Notes that the server is asked for a change that was predicted, or not any more.
  func note(_ number: Int, isOnItsWay: Bool) {
    for table in tables.values { table.note(number, isOnItsWay: isOnItsWay) }
    for entry in entries { entry.startIfFree() }
  }

  /// Takes back what was predicted of a change, at once or with the next answers, and asks again for what it touches.
  package func end<Change: RemoteChange>(_ change: Change, _ number: Int, isConfirmed: Bool) {
    for table in tables.values {
      if isConfirmed { table.confirm(number, at: nextNumber()) } else { table.takeBack(number) }
      table.makeStale(change.touches)
    }
    publishChanges()
  }

  /// Asks the server again for those who observe a query; see ``LiveQuery/refresh()``.
  package func refresh<Query: RemoteFetchQuery>(_ query: Query) { table(of: Query.self).refresh(query) }

  /// Asks the server again, and at once, for those who observe a query of a type.
  package func askAgain<Query: RemoteFetchQuery>(_ type: Query.Type, where isWanted: (Query) -> Bool) {
    table(of: type).makeStale(where: isWanted)
    publishChanges()
  }

  /// Tells the observers of all that has changed, query after query in the order in which they came, and asks the server
  /// for what is wanted.
  func publishChanges() {
    for entry in entries where entry.hasChanged { entry.publish() }
    for entry in entries { entry.startIfFree() }
  }

  private var entries: [AnyLiveQuery] {
    tables.values.flatMap(\.entries).sorted { $0.number < $1.number }
  }
}

/// Enters the predictions of one mutation into the tables.
@MainActor
private struct PredictionNotes<Domain: RemoteDataDomain>: PredictionReceiver {
  let number: Int
  let isOnItsWay: Bool
  let queries: LiveQueries

  func predict<Query: RemoteFetchQuery>(_ query: Query?, _ change: @escaping (Query, inout Query.Result) -> Void)
  where Query.Domain == Domain {
    queries.table(of: Query.self).add(
      Prediction(mutation: number, query: query, change: change, isOnItsWay: isOnItsWay))
  }
}
