import Foundation
import GRDB
public import RibletsData
public import RibletsDataRoot

/// The changes that wait for a server, in a table of the app's database.
///
/// ```swift
/// let outbox = try Outbox(Menu.self, keeping: Note.self, in: SQLiteOutbox(store), remote: server, over: connection)
/// ```
///
/// The table is `ribletsOutbox`. It is made here, and is none of the app's migrations.
public final class SQLiteOutbox: OutboxStorage {
  private let writer: any DatabaseWriter
  private let failure: StoreFailure

  /// Makes the table if there is none.
  ///
  /// - Throws: `DataStoreError`, such as one for a store that is only read.
  public init(_ store: SQLiteStore) throws(DataStoreError) {
    writer = store.writer
    failure = StoreFailure(store: store.path)
    let make = { (database: Database) in
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS ribletsOutbox (
            position INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, domain TEXT NOT NULL,
            name TEXT NOT NULL, aggregate TEXT NOT NULL, content BLOB NOT NULL, refusal TEXT
          )
          """)
    }
    let writer = writer
    try failure.translating { try writer.write(make) }
  }

  public func changes(of domain: String) throws -> [StoredChange] {
    try failure.rethrowing {
      try writer.read { database in
        try Row.fetchAll(
          database, sql: "SELECT * FROM ribletsOutbox WHERE domain = ? ORDER BY position",
          arguments: [StoredText(domain)]
        ).map(StoredChange.init)
      }
    }
  }

  public func append(_ change: StoredChange) throws {
    try failure.rethrowing {
      try writer.write { database in
        try database.execute(
          sql: "INSERT INTO ribletsOutbox (key, domain, name, aggregate, content, refusal) VALUES (?, ?, ?, ?, ?, ?)",
          arguments: change.columns)
      }
    }
  }

  public func replace(_ key: IdempotencyKey, with change: StoredChange) async throws {
    try await write(
      """
      UPDATE ribletsOutbox SET key = ?, domain = ?, name = ?, aggregate = ?, content = ?, refusal = ? WHERE key = ?
      """, change.columns + [StoredText(key.text)])
  }

  public func remove(_ key: IdempotencyKey) async throws {
    try await write("DELETE FROM ribletsOutbox WHERE key = ?", [StoredText(key.text)])
  }

  public func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

  public func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(content))
  }

  private func write(_ sql: String, _ arguments: StatementArguments) async throws {
    do {
      try await writer.write { database in try database.execute(sql: sql, arguments: arguments) }
    } catch {
      throw failure.translation(of: error)
    }
  }
}

extension StoredChange {
  fileprivate init(_ row: Row) {
    let refusal: StoredText? = row["refusal"]
    self.init(
      key: IdempotencyKey((row["key"] as StoredText).string), domain: (row["domain"] as StoredText).string,
      name: (row["name"] as StoredText).string, aggregate: (row["aggregate"] as StoredText).string,
      content: Array(row["content"] as Data), refusal: refusal?.string)
  }

  /// The columns but the position, in the order of the table.
  fileprivate var columns: StatementArguments {
    [
      StoredText(key.text), StoredText(domain), StoredText(name), StoredText(aggregate), Data(content),
      refusal.map(StoredText.init),
    ]
  }
}
