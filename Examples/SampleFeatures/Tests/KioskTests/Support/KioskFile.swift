import Foundation
import GRDB
import KioskFood
import KioskStore
import RibletsData
import RibletsGRDB

/// A database file of a test's own, gone with the value.
final class KioskFile: Sendable {
  private let folder: URL
  var path: String { folder.appending(path: "kiosk.sqlite").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "riblets-kiosk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func open() throws -> KioskDatabase { try KioskDatabase(path: path, lockTimeout: .milliseconds(50)) }

  /// The order in the file, read by somebody who knows nothing of the app.
  var order: Order {
    get async throws { try await open().food.fetch(.order) }
  }
}

extension KioskDatabase {
  /// Does something to the database that no query does.
  func execute(_ sql: String) async throws {
    try await store.writer.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  /// Lets no change succeed any more, as on a full disk.
  func fillUp() async throws {
    try await store.writer.writeWithoutTransaction { database in
      // Room for what was there, and for nothing that grows.
      try database.execute(sql: "CREATE TABLE ballast (data BLOB)")
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages)")
      try? database.execute(sql: "INSERT INTO ballast VALUES (zeroblob(10000000))")
      try database.execute(
        sql: "CREATE TRIGGER grow AFTER INSERT ON line BEGIN INSERT INTO ballast VALUES (zeroblob(100000)); END")
    }
  }
}
