import Foundation
import GRDB
import RibletsData
import RibletsDataRoot
import RibletsGRDB

// A small domain whose queries speak SQL.

struct Grocery: DataModel, Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "food"
  let id: String
  var stock: Int
}

enum Pantry: DataDomain {
  typealias Source = Database
}

struct AllFood: FetchQuery {
  typealias Domain = Pantry
  func fetch(from database: Database) throws -> [Grocery] { try Grocery.order(Column("id")).fetchAll(database) }
}

struct Stock: FetchQuery {
  typealias Domain = Pantry
  let id: String
  func fetch(from database: Database) throws -> Int {
    guard let food = try Grocery.fetchOne(database, key: id) else { throw ModelNotFoundError(Grocery.self, id: id) }
    return food.stock
  }
}

struct Notes: FetchQuery {
  typealias Domain = Pantry
  func fetch(from database: Database) throws -> [String] {
    try StoredText.fetchAll(database, sql: "SELECT text FROM note").map(\.string)
  }
}

struct Store: MutateQuery {
  typealias Domain = Pantry
  let id: String
  var stock = 1
  func mutate(_ database: Database) throws { try Grocery(id: id, stock: stock).upsert(database) }
}

struct Write: MutateQuery {
  typealias Domain = Pantry
  let text: String
  func mutate(_ database: Database) throws {
    try database.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [StoredText(text)])
  }
}

/// Adds to a stock, one by one; all or none.
struct AddStock: MutateQuery {
  typealias Domain = Pantry
  let id: String
  var count = 1
  func mutate(_ database: Database) throws -> Int {
    for _ in 0..<count {
      try database.execute(sql: "UPDATE food SET stock = stock + 1 WHERE id = ?", arguments: [id])
      guard database.changesCount == 1 else { throw ModelNotFoundError(Grocery.self, id: id) }
    }
    return try Stock(id: id).fetch(from: database)
  }
}

/// Writes, and then finds that it should not have.
struct WriteAndFail: MutateQuery {
  typealias Domain = Pantry
  struct Regret: Error, Equatable {}
  func mutate(_ database: Database) throws {
    try Store(id: "regret").mutate(database)
    throw Regret()
  }
}

extension DatabaseMigrator {
  static var pantry: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("food") { database in
      try database.execute(sql: "CREATE TABLE food (id TEXT PRIMARY KEY, stock INTEGER NOT NULL CHECK (stock >= 0))")
    }
    migrator.registerMigration("note") { database in
      try database.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    }
    return migrator
  }
}

/// A database file of a test's own, gone with the value.
final class DatabaseFile: Sendable {
  let folder: URL
  var path: String { folder.appending(path: "pantry.sqlite").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "riblets-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func open(
    _ access: SQLiteStore.Access = .readAndWrite, lockTimeout: Duration = .milliseconds(10),
    migrator: DatabaseMigrator = .pantry
  ) throws -> SQLiteStore {
    try SQLiteStore(path: path, migrator: migrator, access: access, lockTimeout: lockTimeout)
  }

  /// A connection that knows nothing of the store, such as that of another process.
  func openStranger() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Overwrites bytes of the file.
  func overwrite(_ range: Range<Int>) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seek(toOffset: UInt64(range.lowerBound))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: range.count))
    try handle.close()
  }
}

extension SQLiteStore {
  /// A provider of the pantry over this store.
  var pantry: DataProvider<Pantry> { RootDataProvider(self).provider(for: Pantry.self) }
}
