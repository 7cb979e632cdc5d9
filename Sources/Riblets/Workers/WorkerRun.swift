/// The work of a ``Worker`` during one activation of its interactor, which can be awaited and cancelled.
///
/// You get it from ``Worker/currentRun``. Cancelling it stops the worker until the next activation.
///
/// ```swift
/// let reason = try await worker.currentRun?.waitForStop()
/// ```
///
/// See `Documentation/Workers.md`.
public final class WorkerRun: StreamConnection {
  private final class Origin: StreamOrigin {
    weak var run: WorkerRun?
    override func drop(_ id: Int) { run?.didLeave() }
  }

  let workScope: WorkScope
  private weak var worker: Worker?
  private let name: String
  private let runOrigin = Origin()
  private var task: BoundTask?
  private var waiters: [Suspension<Void>] = []
  /// The reason of the end; `nil` while the work runs. It is set before ``Worker/didStop(_:)`` is called.
  public private(set) var stopReason: StopReason?

  init(of worker: Worker, in scope: WorkScope) {
    self.worker = worker
    workScope = scope
    name = "\(type(of: worker))"
    super.init()
    runOrigin.run = self
    bind(runOrigin, 0)
  }

  /// Waits until the worker has stopped and its `run()` has returned.
  ///
  /// Use it in tests, and in code that needs a finished sync. Main actor only.
  ///
  /// - Returns: The reason of the stop, also for a failure.
  /// - Throws: `CancellationError` if the waiting task is cancelled.
  @discardableResult
  public func waitForStop() async throws -> StopReason {
    if stopReason == nil {
      let waiter = Suspension<Void>()
      waiters.append(waiter)
      await waiter.wait(cancelled: ())
    }
    await task?.value
    guard let stopReason else { throw CancellationError() }
    return stopReason
  }

  /// Opens the scope, and keeps the worker alive until it is closed.
  func open(for worker: Worker) {
    workScope.open(for: worker, isHeld: true)
    _ = workScope.admit(self, .worker, name: name, at: nil)
  }

  func startTask(_ body: @escaping @MainActor () async -> Void) {
    let task = BoundTask(identity: nil)
    self.task = task
    task.start(in: workScope.runtime, from: TaskOrigin(name: nil, owner: name, site: nil), body)
  }

  /// Ends bound work, `run()` and this subscription.
  func close(_ reason: StopReason) {
    stopReason = reason
    if reason.isOwnEnd { finish() } else { cancel() }
    workScope.close()
    if !reason.isOwnEnd { task?.cancel() }
    let told = waiters
    waiters = []
    for waiter in told { waiter.resume(()) }
  }

  private func didLeave() {
    // A run that was cancelled by its owner; otherwise the worker has ended it itself.
    worker?.end(self, .cancelled)
  }
}

extension StopReason {
  /// True if the work ended by itself.
  fileprivate var isOwnEnd: Bool {
    switch self {
    case .finished, .failed: true
    case .stopped, .interactorInactive, .interactorGone, .cancelled: false
    }
  }
}
