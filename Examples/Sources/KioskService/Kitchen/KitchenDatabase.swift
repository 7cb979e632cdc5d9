import GRDB
import RibletsData
import RibletsDataRoot
import RibletsGRDB

/// The server's database: menu, stock, and the orders with their keys.
struct KitchenDatabase: Sendable {
  private let root: RootDataProvider<SQLiteStore>

  /// Opens a database, or makes one with a menu in it.
  ///
  /// - Parameter path: A file in a folder that exists; `nil` for a database that is forgotten with the server.
  /// - Throws: `DataStoreError`, which says what to do.
  init(path: String?) throws {
    root = RootDataProvider(
      try path.map { try SQLiteStore(path: $0, migrator: .kitchen) } ?? SQLiteStore.inMemory(migrator: .kitchen))
  }

  /// Runs the queries of the kitchen.
  var kitchen: DataProvider<Kitchen> { root.provider(for: Kitchen.self) }
}
