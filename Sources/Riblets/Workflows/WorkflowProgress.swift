/// The progress of a workflow, as it appears in events.
///
/// Listen to ``RibletRuntime/events`` to measure deep links. See `Documentation/Workflows.md`.
///
/// ```swift
/// if case .workflow(let progress) = event.kind, case .failed = progress.stage { metrics.count(progress.workflow) }
/// ```
public struct WorkflowProgress: Hashable, Sendable {
  /// The stages of a workflow. It begins with `started` and ends with `completed`, `cancelled` or `failed`.
  ///
  /// ```swift
  /// if case .step(let number) = progress.stage { log("step \(number) of \(progress.workflow)") }
  /// ```
  public enum Stage: Hashable, Sendable {
    /// The first steps are about to run. Sent once for each run.
    case started
    /// A step has returned: `.step(0)` for the first. Steps are counted along each chain.
    case step(Int)
    /// All branches have completed. Sent before ``Workflow/didComplete()`` is called.
    case completed
    /// It was cancelled by a call or by the deactivation of its riblet. Sent before ``Workflow/didCancel()`` is
    /// called.
    case cancelled
    /// A step threw an error, or the deadline passed. The error is passed to ``Workflow/didFail(_:)``.
    case failed
  }

  /// The type of the workflow, for example `LaunchGameWorkflow`.
  public let workflow: String
  /// The stage that the workflow has reached: `if progress.stage == .completed { … }`.
  public let stage: Stage
}
