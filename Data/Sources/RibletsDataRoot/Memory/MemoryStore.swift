/// A store in memory with transactions and observation, for an app before it has a database, and for tests.
///
/// A mutation invalidates the queries that looked at a type of models that it saved or removed. A query must not run
/// inside another query.
///
/// ```swift
/// let root = RootDataProvider(MemoryStore { $0.save(Dish(id: 1, name: "soup")) })
/// let menu = root.provider(for: Menu.self) { MemoryMenu(tables: $0) }
/// ```
///
/// See `Documentation/TestingData.md`.
public final class MemoryStore: DataStore {
  private struct State {
    var content: ModelTables.Content = [:]
    var position = 0
  }

  private let state = Locked(State())

  /// Makes a store with the models that a closure saves: `MemoryStore { $0.save(soup) }`.
  public init(_ fill: (ModelTables) -> Void = { _ in }) {
    let tables = ModelTables([:])
    fill(tables)
    let content = tables.content
    state.withLock { $0.content = content }
  }

  /// Reads a snapshot of the models: `try store.read { $0.all(Dish.self) }`. Its error is the error of the body.
  public func read<Value: Sendable>(_ body: (ModelTables) throws -> Value) throws -> Value {
    try body(ModelTables(snapshot.content))
  }

  /// Reads a snapshot of the models, for an async `fetch` or an async test.
  ///
  /// ```swift
  /// let dishes = try await store.read { $0.all(Dish.self) }
  /// ```
  ///
  /// It does not suspend.
  ///
  /// - Throws: The error of the body, or `CancellationError` in a cancelled task.
  public func read<Value: Sendable>(_ body: @escaping @Sendable (ModelTables) throws -> Value) async throws -> Value {
    try Task.checkCancellation()
    return try body(ModelTables(snapshot.content))
  }

  /// Reads a snapshot, and records the types of models that the body looked at. An error of the body is in the
  /// result.
  public func trackedRead<Value: Sendable>(
    _ body: (ModelTables) throws -> Value
  ) throws -> TrackedRead<Value, Set<ObjectIdentifier>> {
    let snapshot = snapshot
    let tables = ModelTables(snapshot.content)
    let outcome = Result { try body(tables) }
    return TrackedRead(outcome: outcome, footprint: tables.read, position: snapshot.position)
  }

  /// Reads a snapshot, and records the types of models that the body looked at. It does not suspend.
  public func trackedRead<Value: Sendable>(
    _ body: @escaping @Sendable (ModelTables) throws -> Value
  ) async throws -> TrackedRead<Value, Set<ObjectIdentifier>> {
    try Task.checkCancellation()
    let snapshot = snapshot
    let tables = ModelTables(snapshot.content)
    let outcome = Result { try body(tables) }
    return TrackedRead(outcome: outcome, footprint: tables.read, position: snapshot.position)
  }

  /// Writes, and keeps nothing if the body throws. Other reads and writes wait meanwhile.
  public func write<Value: Sendable>(
    _ body: (ModelTables) throws -> Value
  ) throws -> (Value, Commit<Set<ObjectIdentifier>>) {
    try state.withLock { state in
      let tables = ModelTables(state.content)
      let value = try body(tables)
      state.content = tables.content
      state.position += 1
      return (value, Commit(position: state.position, change: tables.written))
    }
  }

  /// Writes, and keeps nothing if the body throws. It does not suspend, and throws `CancellationError` in a cancelled
  /// task.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (ModelTables) throws -> Value
  ) async throws -> (Value, Commit<Set<ObjectIdentifier>>) {
    try Task.checkCancellation()
    return try state.withLock { state in
      let tables = ModelTables(state.content)
      let value = try body(tables)
      state.content = tables.content
      state.position += 1
      return (value, Commit(position: state.position, change: tables.written))
    }
  }

  /// Returns true if the change and the read have a type of models in common, for example `Dish`.
  ///
  /// You need not call it: after each write Riblets asks it for the observed queries that have to be read again.
  public func touches(_ change: Set<ObjectIdentifier>, _ footprint: Set<ObjectIdentifier>) -> Bool {
    !change.isDisjoint(with: footprint)
  }

  /// Does nothing: no other process can change the memory of this one.
  public func whenChangedElsewhere(_ listener: @escaping @Sendable (Commit<Set<ObjectIdentifier>>) -> Void) {}

  private var snapshot: State { state.withLock { $0 } }
}
