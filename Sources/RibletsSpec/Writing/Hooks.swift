/// Runs before each example of the group and of those in it, outer groups first.
///
/// If it throws, the example fails at its `it`; the following hooks and the example are skipped. The `afterEach` of
/// this group and of those around it still run.
///
/// ```swift
/// beforeEach { cart = Cart() }
/// ```
@MainActor
public func beforeEach(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ hook: @escaping @MainActor () async throws -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let walk = SpecWalk.current else { return Misuse(verb: "beforeEach", place: place).record() }
  walk.opening(.before(hook, place))
}

/// Runs right before each example, after every `beforeEach` of every group: for the act that contexts prepare.
///
/// Outer groups first. If it throws, the example fails at its `it` and is skipped.
///
/// ```swift
/// justBeforeEach { total = cart.total(with: coupon) }
/// ```
@MainActor
public func justBeforeEach(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ hook: @escaping @MainActor () async throws -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let walk = SpecWalk.current else { return Misuse(verb: "justBeforeEach", place: place).record() }
  walk.just(hook, place)
}

/// Runs around each example of the group: the code before `run` in order with the group's `beforeEach`, the code after
/// it before the group's `afterEach`.
///
/// The hook calls `run` exactly once, and need not handle failures of the example: `run` does not throw.
///
/// ```swift
/// aroundEach { run in
///   await $locale.withValue("ko") { await run() }
/// }
/// ```
@MainActor
public func aroundEach(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ hook: @escaping @MainActor (_ run: @MainActor () async -> Void) async throws -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let walk = SpecWalk.current else { return Misuse(verb: "aroundEach", place: place).record() }
  walk.opening(.around(hook, place))
}

/// Runs after each example of the group, inner groups first, whether or not the example failed.
///
/// If it throws, the example fails at its `it`, and the next `afterEach` runs.
///
/// ```swift
/// afterEach { try FileManager.default.removeItem(at: folder) }
/// ```
@MainActor
public func afterEach(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ hook: @escaping @MainActor () async throws -> Void
) {
  let place = SpecPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let walk = SpecWalk.current else { return Misuse(verb: "afterEach", place: place).record() }
  walk.after(hook, place)
}
