import GRDB
public import KioskFood
public import RibletsData
import RibletsDataRoot
package import RibletsGRDB

/// The kiosk's database: makes the provider of food, and keeps the root provider to itself.
public struct KioskDatabase: Sendable {
  /// The database itself, for tests that damage it.
  package let store: SQLiteStore
  private let root: RootDataProvider<SQLiteStore>

  /// Opens a database, or makes one with a menu in it.
  ///
  /// - Parameters:
  ///   - path: A file in a folder that exists.
  ///   - lockTimeout: How long a person waits for a database that somebody else has locked.
  /// - Throws: `DataStoreError`, which says what to do.
  public init(path: String, lockTimeout: Duration = .milliseconds(500)) throws {
    self.init(try SQLiteStore(path: path, migrator: .kiosk, lockTimeout: lockTimeout))
  }

  /// Makes a database that is forgotten with the app.
  public static func inMemory() throws -> KioskDatabase {
    KioskDatabase(try SQLiteStore.inMemory(migrator: .kiosk))
  }

  private init(_ store: SQLiteStore) {
    self.store = store
    root = RootDataProvider(store)
  }

  /// Runs the queries of food.
  public var food: DataProvider<Food> { root.provider(for: Food.self) { SQLiteFood(database: $0) } }
}
