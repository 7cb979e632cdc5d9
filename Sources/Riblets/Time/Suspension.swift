/// One place where a task waits for the framework, known to the ledger of its test.
///
/// Used once: the first of ``resume(_:)`` and cancellation wins, also when it comes before the wait.
@MainActor
final class Suspension<Value: Sendable>: Sendable {
  private var continuation: CheckedContinuation<Value, Never>?
  private var entry: WorkLedger.Entry?
  private var outcome: Value?

  init() {}

  /// Whether somebody waits here and has not been resumed.
  var isWaiting: Bool { continuation != nil }

  /// Waits until it is resumed, or until the task is cancelled.
  ///
  /// - Parameter cancelled: What a cancelled task gets.
  func wait(cancelled: Value) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let outcome { return continuation.resume(returning: outcome) }
        self.continuation = continuation
        entry = WorkLedger.entryOfThisTask
        entry?.park()
      }
    } onCancel: {
      runOnMainActor { self.resume(cancelled) }
    }
  }

  /// Lets the waiting task go on when the main actor is free; a second call does nothing.
  func resume(_ value: Value) {
    guard outcome == nil else { return }
    outcome = value
    guard let continuation else { return }
    self.continuation = nil
    entry?.unpark()
    entry = nil
    continuation.resume(returning: value)
  }
}
