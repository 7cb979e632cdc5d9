public import RibletsDataRoot
@_spi(TestSupport) import RibletsTestCore

/// A store in memory with transactions and observation: for tests of queries, and of apps, without a database.
///
/// A mutation touches the queries that looked at a type of models that it saved or removed. Queries do not run inside each
/// other.
public final class MemoryStore: DataStore {
  private struct State {
    var content: ModelTables.Content = [:]
    var position = 0
  }

  private let state = Locked(State())

  /// Makes a store with what a closure saves.
  public init(_ fill: (ModelTables) -> Void = { _ in }) {
    let tables = ModelTables([:])
    fill(tables)
    let content = tables.content
    state.withLock { $0.content = content }
  }

  public func read<Value: Sendable>(_ body: (ModelTables) throws -> Value) throws -> Value {
    try body(ModelTables(snapshot.content))
  }

  public func read<Value: Sendable>(_ body: @escaping @Sendable (ModelTables) throws -> Value) async throws -> Value {
    try Task.checkCancellation()
    return try body(ModelTables(snapshot.content))
  }

  public func trackedRead<Value: Sendable>(
    _ body: (ModelTables) throws -> Value
  ) throws -> TrackedRead<Value, Set<ObjectIdentifier>> {
    let snapshot = snapshot
    let tables = ModelTables(snapshot.content)
    let outcome = Result { try body(tables) }
    return TrackedRead(outcome: outcome, footprint: tables.read, position: snapshot.position)
  }

  public func trackedRead<Value: Sendable>(
    _ body: @escaping @Sendable (ModelTables) throws -> Value
  ) async throws -> TrackedRead<Value, Set<ObjectIdentifier>> {
    try Task.checkCancellation()
    let snapshot = snapshot
    let tables = ModelTables(snapshot.content)
    let outcome = Result { try body(tables) }
    return TrackedRead(outcome: outcome, footprint: tables.read, position: snapshot.position)
  }

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

  public func touches(_ change: Set<ObjectIdentifier>, _ footprint: Set<ObjectIdentifier>) -> Bool {
    !change.isDisjoint(with: footprint)
  }

  /// Nobody else can change what is in memory.
  public func whenChangedElsewhere(_ listener: @escaping @Sendable (Commit<Set<ObjectIdentifier>>) -> Void) {}

  private var snapshot: State { state.withLock { $0 } }
}
