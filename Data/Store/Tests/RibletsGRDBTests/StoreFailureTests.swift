import Foundation
import GRDB
import Riblets
import RibletsData
import RibletsGRDB
import Testing

@MainActor
struct StoreFailureTests {
  let file: DatabaseFile

  init() throws {
    file = try DatabaseFile()
    let store = try file.open()
    try store.pantry.mutate(Store(id: "tea", stock: 3))
    try store.writer.close()
  }

  /// Nothing of what failed is left, and what was there is there.
  func expectUnchanged(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let all = try file.open().pantry.fetch(AllFood())
    #expect(all == [Grocery(id: "tea", stock: 3)], sourceLocation: sourceLocation)
  }

  func error(_ body: () throws -> Void) -> DataStoreError? {
    #expect(throws: DataStoreError.self) { try body() }
  }

  @Test func `a locked database says so, and is as before when the lock is gone`() throws {
    let store = try file.open()
    let stranger = try file.openStranger()
    try stranger.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    let fetched = error { _ = try store.pantry.fetch(AllFood()) }
    let mutated = error { try store.pantry.mutate(Store(id: "rum")) }
    let opened = error { _ = try file.open() }
    #expect([fetched, mutated, opened].map(\.?.reason) == [.locked, .locked, .locked])
    #expect(
      mutated?.description == """
        The data cannot be reached: somebody else has locked the store.

          Store: \(file.path)
          Said:  database is locked (SQLite 5), in: BEGIN IMMEDIATE TRANSACTION

        Try again in a moment. If it stays, end the other program that uses the store.
        """)
    try stranger.inDatabase { try $0.execute(sql: "ROLLBACK") }
    #expect(try store.pantry.fetch(AllFood()) == [Grocery(id: "tea", stock: 3)])
    try store.pantry.mutate(Store(id: "rum"))
  }

  @Test func `an observer of a locked database is notified, and again when it is free`() throws {
    let store = try file.open()
    let pantry = store.pantry
    let stranger = try file.openStranger()
    try stranger.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    var seen: [String] = []
    let observer = pantry.observing(Stock(id: "tea")).sink { outcome in
      switch outcome {
      case .success(let stock): seen.append("\(stock)")
      case .failure(let error): seen.append("\((error as? DataStoreError)?.reason as Any)")
      }
    }
    try stranger.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try pantry.mutate(AddStock(id: "tea"))
    #expect(seen == ["Optional(RibletsData.DataStoreError.Reason.locked)", "4"])
    observer.cancel()
  }

  @Test func `a file that is no database says so when it is opened`() throws {
    try file.overwrite(0..<100)
    let error = error { _ = try file.open() }
    #expect(error?.reason == .corrupted)
    #expect(
      error?.description == """
        The data cannot be read: the store is damaged, or is no database.

          Store: \(file.path)
          Said:  \(error?.details ?? "")

        Put a copy from a backup in its place, or move it away to begin with an empty one.
        """)
    #expect(error?.details.hasPrefix("file is not a database (SQLite 26)") == true)
  }

  @Test func `a damaged page says so when a query meets it`() throws {
    let store = try file.open()
    for number in 0..<500 { try store.pantry.mutate(Write(text: String(repeating: "\(number)", count: 100))) }
    try store.writer.close()
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    try file.overwrite((size - 20_000)..<size)
    let opened = try file.open()
    #expect(error { _ = try opened.pantry.fetch(Notes()) }?.reason == .corrupted)
    // What is not damaged can still be read.
    #expect(try opened.pantry.fetch(AllFood()) == [Grocery(id: "tea", stock: 3)])
  }

  @Test func `a read-only database can be read and says so when it is changed`() throws {
    let store = try file.open(.readOnly)
    #expect(try store.pantry.fetch(Stock(id: "tea")) == 3)
    let error = error { try store.pantry.mutate(Store(id: "rum")) }
    #expect(error?.reason == .readOnly)
    #expect(error?.description.contains("Make the file and its folder writable") == true)
    try expectUnchanged()
  }

  @Test func `a read-only database with migrations to come names the next one`() throws {
    var migrator = DatabaseMigrator.pantry
    migrator.registerMigration("allergens") { _ in }
    let error = error { _ = try file.open(.readOnly, migrator: migrator) }
    #expect(error?.reason == .readOnly)
    #expect(error?.details == "the migration 'allergens' has to be made, and nothing may be changed")
  }

  @Test func `a full database keeps what it had`() throws {
    let store = try file.open()
    try store.writer.writeWithoutTransaction { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
    }
    let error = error { try store.pantry.mutate(Write(text: String(repeating: "x", count: 100_000))) }
    #expect(error?.reason == .full)
    #expect(
      error?.description == """
        The data cannot be changed: the store is full.

          Store: \(file.path)
          Said:  database or disk is full (SQLite 13), in: INSERT INTO note (text) VALUES (?)

        Free some space and try again. What was there before is still there.
        """)
    #expect(try store.pantry.fetch(Notes()) == [])
    try store.writer.close()
    try expectUnchanged()
  }

  @Test func `a schema from a newer version is left alone`() throws {
    var newer = DatabaseMigrator.pantry
    newer.registerMigration("allergens") { try $0.execute(sql: "ALTER TABLE food ADD COLUMN allergens TEXT") }
    newer.registerMigration("tips") { _ in }
    try file.open(migrator: newer).writer.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let error = error { _ = try file.open() }
    #expect(error?.reason == .newerSchema(unknownMigrations: ["allergens", "tips"]))
    #expect(error?.details == "the last migration known here is 'note'")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
  }

  @Test func `a migration that fails is named and undone`() throws {
    var broken = DatabaseMigrator.pantry
    broken.registerMigration("allergens") { database in
      try database.execute(sql: "DELETE FROM food")
      try database.execute(sql: "ALTER TABLE nowhere ADD COLUMN allergens TEXT")
    }
    let error = error { _ = try file.open(migrator: broken) }
    #expect(error?.reason == .migrationFailed("allergens"))
    #expect(error?.details.contains("no such table: nowhere") == true)
    try expectUnchanged()
  }

  @Test func `a folder that is not there says so`() {
    let error = error { _ = try SQLiteStore(path: "/nowhere/at/all/pantry.sqlite", migrator: .pantry) }
    #expect(error?.reason == .cannotOpen)
    #expect(error?.store == "/nowhere/at/all/pantry.sqlite")
  }

  @Test func `a rule of the schema that is broken says so, without the values`() throws {
    let store = try file.open()
    let error = error { try store.pantry.mutate(Store(id: "secret", stock: -1)) }
    #expect(error?.reason == .ruleBroken)
    #expect(error?.description.contains("secret") == false)
    try store.writer.close()
    try expectUnchanged()
  }
}
