import GRDB
import RibletsData

/// Says that a query is being run.
final class Begun: Hashable, Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func tell() { continuation.finish() }

  func wait() async {
    for await _ in stream {}
  }

  static func == (left: Begun, right: Begun) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Counts for ever.
struct Endless: FetchQuery {
  typealias Domain = Pantry
  let begun: Begun

  func fetch(from database: Database) throws -> Int {
    begun.tell()
    return try Int.fetchOne(
      database, sql: "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n") ?? 0
  }
}

/// Writes, and then counts for ever.
struct StoreAndGoOn: MutateQuery {
  typealias Domain = Pantry
  let begun: Begun

  func mutate(_ database: Database) throws -> Int {
    try Store(id: "tea").mutate(database)
    return try Endless(begun: begun).fetch(from: database)
  }
}
