public import GRDB
public import RibletsData
public import RibletsDataRoot

/// An SQLite database as the store behind an app's queries.
///
/// ```swift
/// var migrator = DatabaseMigrator()
/// migrator.registerMigration("items") { database in … }
/// let root = RootDataProvider(try SQLiteStore(path: path, migrator: migrator))
/// ```
///
/// Each query runs in a transaction: mutations one after the other and atomically, even if the process is killed
/// meanwhile. Queries do not get the store, and do not run inside each other.
///
/// The tables and columns that a query reads and a mutation changes are tracked automatically.
/// Changes through the same ``writer`` without this object are tracked as well, those of other
/// connections are not. While the first fetch of an observed query runs, `Database.trace` belongs
/// to the store.
public final class SQLiteStore: DataStore {
  public typealias Context = Database

  /// GRDB's access to the database, for operations that queries do not support, such as a backup.
  public let writer: any DatabaseWriter
  /// The database's path, or `:memory:`. Use it in logs: a `DataStoreError` of this store names the same path.
  public let path: String
  private let recorder: CommitRecorder

  /// Opens or makes a database, and brings its schema up to date.
  ///
  /// - Parameters:
  ///   - path: A file in a folder that exists.
  ///   - migrator: The app's migrations, including all that the database has.
  ///   - access: Read-only to change nothing, without migrations.
  ///   - lockTimeout: The time to wait for a lock that another process holds.
  /// - Throws: `DataStoreError`: the database is locked, corrupted, full, from a newer version, cannot be opened or
  ///   migrated. The data are unchanged.
  public convenience init(
    path: String, migrator: DatabaseMigrator, access: Access = .readAndWrite, lockTimeout: Duration = .seconds(2)
  ) throws(DataStoreError) {
    var configuration = Configuration()
    configuration.readonly = access == .readOnly
    configuration.busyMode = .timeout(lockTimeout / .seconds(1))
    let writer = try StoreFailure(store: path).translating {
      try DatabaseQueue(path: path, configuration: configuration)
    }
    try self.init(writer, migrator: migrator)
  }

  /// Makes a database in memory, which is freed with its last reference.
  ///
  /// - Throws: `DataStoreError` if a migration fails.
  public static func inMemory(migrator: DatabaseMigrator) throws(DataStoreError) -> SQLiteStore {
    try SQLiteStore(StoreFailure(store: ":memory:").translating { try DatabaseQueue() }, migrator: migrator)
  }

  /// Uses an open database, such as a `DatabasePool`, and brings its schema up to date.
  ///
  /// - Throws: `DataStoreError`
  public init(_ writer: any DatabaseWriter, migrator: DatabaseMigrator) throws(DataStoreError) {
    self.writer = writer
    path = writer.path
    let recorder = CommitRecorder()
    self.recorder = recorder
    try SchemaUpdate(writer, migrator).run()
    writer.add(transactionObserver: recorder, extent: .databaseLifetime)
  }

  /// The access to a database.
  public enum Access: Hashable, Sendable {
    /// Fetches, mutations and migrations; a missing file is made.
    case readAndWrite
    /// Fetches alone; the file has to exist, with all migrations.
    case readOnly
  }

  /// The changes of a commit: the statements' targets and other changed tables.
  public typealias Change = DatabaseChange
  public typealias Footprint = DatabaseRegion

  public func read<Value: Sendable>(_ body: (Database) throws -> Value) throws -> Value {
    try failure.rethrowing { try writer.read(body) }
  }

  public func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
    do {
      return try await writer.read(body)
    } catch {
      throw failure.translation(of: error)
    }
  }

  public func trackedRead<Value: Sendable>(
    _ body: (Database) throws -> Value
  ) throws -> TrackedRead<Value, DatabaseRegion> {
    try failure.rethrowing { try writer.read { database in track(body, database) } }
  }

  public func trackedRead<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> TrackedRead<Value, DatabaseRegion> {
    do {
      return try await writer.read { [self] database in track(body, database) }
    } catch {
      throw failure.translation(of: error)
    }
  }

  public func write<Value: Sendable>(_ body: (Database) throws -> Value) throws -> (Value, Commit<DatabaseChange>) {
    try failure.rethrowing { try writer.writeWithoutTransaction { try recorder.record(body, in: $0) } }
  }

  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> (Value, Commit<DatabaseChange>) {
    do {
      return try await writer.writeWithoutTransaction { [recorder] in try recorder.record(body, in: $0) }
    } catch {
      throw failure.translation(of: error)
    }
  }

  public func touches(_ change: DatabaseChange, _ footprint: DatabaseRegion) -> Bool {
    change.modifies(footprint)
  }

  public func whenChangedElsewhere(_ listener: @escaping @Sendable (Commit<DatabaseChange>) -> Void) {
    recorder.setListener(listener)
  }

  private var failure: StoreFailure { StoreFailure(store: path) }

  private func track<Value>(_ body: (Database) throws -> Value, _ database: Database) -> TrackedRead<
    Value, DatabaseRegion
  > {
    // Before the first statement: later commits may or may not be visible.
    let position = recorder.position
    let (outcome, region) = database.recordingStatements { Result { try body(database) } }
    guard case .failure(let error) = outcome, error is DatabaseError else {
      return TrackedRead(outcome: outcome, footprint: region, position: position)
    }
    // A failed statement may not have been recorded.
    return TrackedRead(
      outcome: .failure(failure.translation(of: error)), footprint: .fullDatabase, position: position)
  }
}
