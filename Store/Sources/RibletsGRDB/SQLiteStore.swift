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
/// Each query runs in a transaction: mutations one after the other, each wholly or not at all, also if the process is killed
/// meanwhile. Queries are not given the store, and do not run inside each other.
///
/// What a query looks at and what a mutation changes is found out by itself, by tables and columns; changes through the
/// same ``writer``, past this object, are seen as well, those of other connections are not. While the first fetch of an
/// observed query runs, `Database.trace` belongs to the store.
public final class SQLiteStore: DataStore {
  public typealias Context = Database

  /// GRDB's access to the database, for what queries cannot do, such as a backup.
  public let writer: any DatabaseWriter
  /// The database's path, or `:memory:`.
  public let path: String
  private let recorder: CommitRecorder

  /// Opens or makes a database, and brings its schema up to date.
  ///
  /// - Parameters:
  ///   - path: A file in a folder that exists.
  ///   - migrator: The app's migrations. None of those made before may be missing.
  ///   - access: Read-only if nothing is to be changed, migrations included.
  ///   - lockTimeout: How long to wait for a lock that another process holds.
  /// - Throws: `DataStoreError`: the database is locked, corrupted, full, from a newer version, cannot be opened or
  ///   migrated. The data are as they were.
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

  /// Makes a database in memory, which is forgotten with its last reference.
  ///
  /// - Throws: `DataStoreError` if a migration fails.
  public static func inMemory(migrator: DatabaseMigrator) throws(DataStoreError) -> SQLiteStore {
    try SQLiteStore(StoreFailure(store: ":memory:").translating { try DatabaseQueue() }, migrator: migrator)
  }

  /// Takes a database that is open already, such as a `DatabasePool`, and brings its schema up to date.
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
    /// Fetches, mutations and migrations; the file is made if it is not there.
    case readAndWrite
    /// Fetches alone; the file has to be there, with all migrations made.
    case readOnly
  }

  /// The changes of a commit: the statements' targets and the tables that changed beside them.
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
    // Before the first statement: what is committed from now on may or may not be seen.
    let position = recorder.position
    let (outcome, region) = database.recordingStatements { Result { try body(database) } }
    guard case .failure(let error) = outcome, error is DatabaseError else {
      return TrackedRead(outcome: outcome, footprint: region, position: position)
    }
    // A statement that failed may not have come to the point where it is recorded.
    return TrackedRead(
      outcome: .failure(failure.translation(of: error)), footprint: .fullDatabase, position: position)
  }
}
