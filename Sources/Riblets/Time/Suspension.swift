/// One wait of a task in the framework, counted by the ledger of its test.
///
/// Used once: the first of ``resume(_:)`` and cancellation wins, also when it comes before the wait. Tasks continue in
/// the order in which they were resumed.
///
/// For the packages of Riblets; apps use `async` functions. See `Documentation/VirtualTime.md`.
///
/// ```swift
/// let suspension = Suspension<Int>()
/// let alarm = clock.schedule(after: .seconds(1)) { suspension.resume(7) }
/// let value = await suspension.wait(cancelled: 0)
/// ```
@MainActor
@_spi(Data) public final class Suspension<Value: Sendable>: WaitingTask {
  private var continuation: CheckedContinuation<Value, Never>?
  private var parked: (entry: WorkLedger.Entry, isOwn: Bool)?
  private var outcome: Value?
  private var isInLine = false

  /// Makes a wait that nobody has begun. Each one serves one task, once.
  @_spi(Data) public init() {}

  /// True while a task waits here and has not been resumed. False before the wait, and after ``resume(_:)``.
  @_spi(Data) public var isWaiting: Bool { continuation != nil && outcome == nil }

  /// Waits until it is resumed, or until the task is cancelled.
  ///
  /// - Parameter cancelled: The value for a cancelled task.
  /// - Returns: The value of the first ``resume(_:)``, or `cancelled`.
  @_spi(Data) public func wait(cancelled: Value) async -> Value {
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      runOnMainActor { self.resume(cancelled) }
    }
  }

  /// Waits until it is resumed, also in a task that is cancelled. Somebody has to resume it, or the task waits
  /// forever.
  @_spi(Data) public func wait() async -> Value {
    let value = await withCheckedContinuation { continuation in
      if let outcome { return continuation.resume(returning: outcome) }
      self.continuation = continuation
      parked = WorkLedger.entryOfThisTask
      if let parked { parked.entry.park(parked.isOwn) }
    }
    if isInLine { WaitingLine.letNextGoOn() }
    return value
  }

  /// Resumes the waiting task when the main actor is free and the tasks resumed before have continued; a second call
  /// does nothing.
  @_spi(Data) public func resume(_ value: Value) {
    guard outcome == nil else { return }
    outcome = value
    guard continuation != nil else { return }
    if let parked { parked.entry.unpark(parked.isOwn) }
    parked = nil
    isInLine = true
    WaitingLine.append(self)
  }

  func goOn() {
    guard let continuation, let outcome else { return }
    self.continuation = nil
    continuation.resume(returning: outcome)
  }
}
