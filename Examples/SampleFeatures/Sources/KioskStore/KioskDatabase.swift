import GRDB
public import KioskFood
public import RibletsData
package import RibletsDataRoot
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
  ///   - lockTimeout: How long the user waits for a database that somebody else has locked.
  /// - Throws: `DataStoreError`, or ``KioskDatabaseError`` for the copy of a server. Both say what to do.
  public init(path: String, lockTimeout: Duration = .milliseconds(500)) throws {
    try self.init(SQLiteStore(path: path, migrator: .kiosk(), lockTimeout: lockTimeout), copyOf: nil)
  }

  /// Opens a copy of what a server has, or makes an empty one.
  ///
  /// - Parameter server: The server's address. A copy belongs to one.
  /// - Throws: `DataStoreError`, or ``KioskDatabaseError`` for a database that belongs to another.
  public init(path: String, copyOf server: String, lockTimeout: Duration = .milliseconds(500)) throws {
    try self.init(
      SQLiteStore(path: path, migrator: .kiosk(copyOf: server), lockTimeout: lockTimeout), copyOf: server)
  }

  /// Makes a database that is forgotten with the app.
  public static func inMemory(copyOf server: String? = nil) throws -> KioskDatabase {
    try KioskDatabase(SQLiteStore.inMemory(migrator: .kiosk(copyOf: server)), copyOf: server)
  }

  private init(_ store: SQLiteStore, copyOf server: String?) throws {
    let origin = try store.read { try String.fetchOne($0, sql: "SELECT server FROM origin") }
    guard origin == server else { throw KioskDatabaseError(path: store.path, copyOf: origin, wanted: server) }
    self.store = store
    root = RootDataProvider(store)
  }

  /// Runs the queries of food.
  public var food: DataProvider<Food> { root.provider(for: Food.self) { SQLiteFood(database: $0) } }

  /// Runs the queries of food, some of them at a server. The app makes one such provider.
  @MainActor
  public func food(from server: any FoodServer) -> DataProvider<Food> {
    food(from: server, over: RemoteConnection(deadline: .seconds(10)))
  }

  /// Runs the queries of food, some of them at a server, by rules of a test's own.
  @MainActor
  package func food(from server: any FoodServer, over connection: RemoteConnection) -> DataProvider<Food> {
    root.provider(for: Food.self, remote: server, over: connection) { SQLiteFood(database: $0) }
  }
}
