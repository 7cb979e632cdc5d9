/// The end of a workflow.
///
/// ```swift
/// if case .failed(let error) = try await run.waitForEnd() { show(error) }
/// ```
///
/// See `Documentation/Workflows.md`.
public enum WorkflowOutcome: Sendable {
  /// All its chains completed, also the chains of forks. ``Workflow/didComplete()`` was called.
  case completed
  /// It was cancelled before that: by `cancel()`, its task, or the deactivation of its riblet.
  case cancelled
  /// A step threw an error, or the deadline passed with a ``WorkflowError``. Other chains were cancelled.
  case failed(any Error)
}

/// A running workflow, which can be awaited and cancelled.
///
/// `start` of an interactor returns it. Cancelling it cancels the workflow, and ``Workflow/didCancel()`` is called.
///
/// ```swift
/// let run = start(LaunchGameWorkflow(gameID: "chess"), from: self)
/// let outcome = try await run.waitForEnd()
/// ```
///
/// See `Documentation/Workflows.md`.
public final class WorkflowRun: StreamConnection {
  private final class Origin: StreamOrigin {
    /// Both hold each other until the run ends.
    var run: WorkflowRun?

    override func drop(_ id: Int) {
      let ended = run
      run = nil
      ended?.end(.cancelled)
    }
  }

  private let type: any Any.Type
  private let place: WorkflowPlace
  /// The riblet's path when it was first needed.
  @exclusivity(unchecked) private var path: RibletPath?
  @exclusivity(unchecked) private var root: StepNode?
  @exclusivity(unchecked) private var branches: [WorkflowBranch] = []
  private var alarm: ScheduledAction?
  private var onEnd: (@MainActor (WorkflowOutcome, RibletPath?) -> Void)?
  private var waiters: [Suspension<Void>] = []
  /// The end of the workflow; `nil` while it runs. A run that was refused and diagnosed is
  /// ``WorkflowOutcome/cancelled``.
  ///
  /// Read it in code that does not wait, for example to enable a button. To wait for the end, call ``waitForEnd()``.
  @exclusivity(unchecked) public private(set) var outcome: WorkflowOutcome?

  init(of type: any Any.Type, in place: WorkflowPlace) {
    self.type = type
    self.place = place
    super.init()
    let origin = Origin()
    origin.run = self
    bind(origin, 0)
  }

  var workflow: String { Self.name(of: type) }

  static func name(of type: any Any.Type) -> String { "\(type)" }

  /// Waits until the workflow has completed, failed or been cancelled.
  ///
  /// The workflow goes on if the waiting task is cancelled.
  ///
  /// - Throws: `CancellationError` if the waiting task is cancelled.
  @discardableResult
  public func waitForEnd() async throws -> WorkflowOutcome {
    if let outcome { return outcome }
    let waiter = Suspension<Void>()
    waiters.append(waiter)
    await waiter.wait(cancelled: ())
    guard let outcome else { throw CancellationError() }
    return outcome
  }

  /// Waits until the workflow has completed, and throws the error if it has not.
  func waitForSuccess() async throws {
    switch try await waitForEnd() {
    case .completed: break
    case .cancelled: throw CancellationError()
    case .failed(let error): throw error
    }
  }

  /// Runs the chains after a node.
  ///
  /// - Parameter onEnd: Gets the outcome, and for a failure the path of the riblet before its handlers ran.
  func begin(
    at root: StepNode, deadline: Duration?, onEnd: @escaping @MainActor (WorkflowOutcome, RibletPath?) -> Void
  ) {
    self.onEnd = onEnd
    self.root = root
    tell(.started)
    // A listener may have cancelled it.
    guard outcome == nil else { return }
    if let deadline {
      alarm = place.clock.schedule(after: deadline) { [weak self] in self?.didReachDeadline(deadline) }
    }
    startBranch(at: root)
  }

  /// Runs the chain from a step on in a task of its own, at once up to the first suspension, unless the workflow has ended.
  func startBranch(at node: StepNode) {
    guard outcome == nil else { return }
    let branch = WorkflowBranch(self)
    branches.append(branch)
    let body: @MainActor () async -> Void = { [self] in await perform(branch, from: node) }
    let task =
      place.runtime?.startTask(TaskOrigin(name: nil, owner: workflow, site: nil), body) ?? startTask(body)
    if branches.contains(where: { $0 === branch }) { branch.task = task } else { task.cancel() }
  }

  private func perform(_ branch: WorkflowBranch, from node: StepNode) async {
    do {
      try await branch.walk(from: node)
      leave(branch)
      if branches.isEmpty { end(.completed) }
    } catch {
      guard outcome == nil else { return }
      leave(branch)
      if error is CancellationError {
        end(.cancelled)
      } else {
        end(.failed(error), at: [branch])
      }
    }
  }

  private func leave(_ branch: WorkflowBranch) {
    branches.removeAll { $0 === branch }
  }

  private func didReachDeadline(_ deadline: Duration) {
    let places = branches.compactMap(\.errorPlace)
    end(.failed(WorkflowError.deadlineExceeded(workflow: workflow, deadline: deadline, places)), at: branches)
  }

  /// Ends everything at once. The result of a step that ignores its cancellation is discarded.
  private func end(_ outcome: WorkflowOutcome, at failed: [WorkflowBranch] = []) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    alarm?.cancel()
    alarm = nil
    let ended = branches
    branches = []
    for branch in ended { branch.task?.cancel() }
    root?.dropItems()
    root = nil
    tell(outcome)
    let notify = onEnd
    onEnd = nil
    if case .failed(let error) = outcome {
      notePath()
      for branch in failed { branch.node?.fail(error) }
    }
    notify?(outcome, path)
    finish()
    let told = waiters
    waiters = []
    for waiter in told { waiter.resume(()) }
  }

  private func tell(_ outcome: WorkflowOutcome) {
    switch outcome {
    case .completed: tell(WorkflowProgress.Stage.completed)
    case .cancelled: tell(WorkflowProgress.Stage.cancelled)
    case .failed: tell(WorkflowProgress.Stage.failed)
    }
  }

  func tell(_ stage: WorkflowProgress.Stage) {
    guard let runtime = place.runtime, runtime.isListening else { return }
    notePath()
    runtime.tell(RibletEvent(path, .workflow(WorkflowProgress(workflow: workflow, stage: stage))))
  }

  private func notePath() {
    if path == nil { path = place.path }
  }
}
