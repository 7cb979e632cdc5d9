import GRDB
import RibletsData
import RibletsDataRoot
import RibletsGRDB
import Testing

struct SQLiteOutboxTests {
  private func change(_ key: String, of domain: String = "Menu", _ content: [UInt8] = [1]) -> StoredChange {
    StoredChange(key: IdempotencyKey(key), domain: domain, name: "Note", aggregate: "soup", content: content)
  }

  @Test func `changes outlive the outbox, in their order, and those of each domain by themselves`() throws {
    let file = try DatabaseFile()
    let outbox = try SQLiteOutbox(SQLiteStore(path: file.path, migrator: DatabaseMigrator()))
    try outbox.append(change("z"))
    try outbox.append(change("a"))
    try outbox.append(change("m", of: "Stock"))

    let next = try SQLiteOutbox(SQLiteStore(path: file.path, migrator: DatabaseMigrator()))
    #expect(try next.changes(of: "Menu") == [change("z"), change("a")])
    #expect(try next.changes(of: "Stock") == [change("m", of: "Stock")])
  }

  @Test func `a change is replaced in its place, and removed`() async throws {
    let outbox = try SQLiteOutbox(SQLiteStore.inMemory(migrator: DatabaseMigrator()))
    for key in ["1", "2", "3"] { try outbox.append(change(key)) }
    var refused = change("2b", [2, 3])
    refused.refusal = "there is none\0left"
    try await outbox.replace(IdempotencyKey("2"), with: refused)
    try await outbox.remove(IdempotencyKey("1"))
    try await outbox.remove(IdempotencyKey("unknown"))
    try await outbox.replace(IdempotencyKey("unknown"), with: change("4"))
    #expect(try outbox.changes(of: "Menu") == [refused, change("3")])
  }

  @Test func `texts and queries are kept as they are, NUL characters too`() throws {
    let outbox = try SQLiteOutbox(SQLiteStore.inMemory(migrator: DatabaseMigrator()))
    let texts = ["", "é🍲", "a\0b"]
    let stored = StoredChange(
      key: IdempotencyKey(texts[2]), domain: texts[1], name: texts[2], aggregate: texts[0],
      content: try outbox.encode(texts))
    try outbox.append(stored)
    let found = try #require(try outbox.changes(of: texts[1]).first)
    #expect(found == stored)
    #expect(try outbox.decode([String].self, from: found.content) == texts)
  }

  @Test func `the table is none of the app's migrations`() throws {
    let file = try DatabaseFile()
    _ = try SQLiteOutbox(SQLiteStore(path: file.path, migrator: DatabaseMigrator()))
    var migrator = DatabaseMigrator()
    migrator.registerMigration("menu") { try $0.execute(sql: "CREATE TABLE dish (id INTEGER)") }
    let store = try SQLiteStore(path: file.path, migrator: migrator)
    #expect(try store.read { try $0.tableExists("ribletsOutbox") && $0.tableExists("dish") })
  }

  @Test func `a store that is only read cannot keep changes`() throws {
    let file = try DatabaseFile()
    _ = try SQLiteStore(path: file.path, migrator: DatabaseMigrator())
    let store = try SQLiteStore(path: file.path, migrator: DatabaseMigrator(), access: .readOnly)
    let error = #expect(throws: DataStoreError.self) { try SQLiteOutbox(store) }
    #expect(error?.reason == .readOnly)
  }

  @Test func `a change that the store cannot keep is an error of the store`() throws {
    let store = try SQLiteStore.inMemory(migrator: DatabaseMigrator())
    let outbox = try SQLiteOutbox(store)
    try outbox.append(change("1"))
    #expect(throws: DataStoreError.self) { try outbox.append(change("1")) }
    #expect(try outbox.changes(of: "Menu").count == 1)
  }
}
