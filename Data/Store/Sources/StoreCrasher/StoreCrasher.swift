import Foundation
import GRDB
import RibletsGRDB

/// Changes a database until a test kills it: `StoreCrasher FILE` transfers money, `StoreCrasher FILE send [RUN]` keeps
/// changes for a server.
@main
enum StoreCrasher {
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.count > 2 {
      try await OutboxSender(path: arguments[1], run: arguments.count > 3 ? arguments[3] : nil).start()
    } else {
      try transfer(path: arguments[1])
    }
  }

  /// Transfers money between two accounts.
  ///
  /// Each mutation takes from one account, writes twenty lines, and gives to the other. A file with one of the three
  /// without the others is inconsistent.
  private static func transfer(path: String) throws {
    let store = try SQLiteStore(path: path, migrator: .accounts)
    while true {
      _ = try store.write { try $0.transfer() }
      // The test that kills it waits for these.
      FileHandle.standardOutput.write(Data(".".utf8))
    }
  }
}

extension DatabaseMigrator {
  fileprivate static var accounts: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("accounts") { database in
      try database.execute(
        sql: """
          CREATE TABLE account (id INTEGER PRIMARY KEY, amount INTEGER NOT NULL);
          CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
          INSERT INTO account VALUES (1, 1000), (2, 0);
          """)
    }
    return migrator
  }
}

extension Database {
  fileprivate func transfer() throws {
    try execute(sql: "UPDATE account SET amount = amount - 1 WHERE id = 1")
    for _ in 0..<20 {
      try execute(sql: "INSERT INTO line (text) VALUES (?)", arguments: [String(repeating: "x", count: 500)])
    }
    try execute(sql: "UPDATE account SET amount = amount + 1 WHERE id = 2")
  }
}
