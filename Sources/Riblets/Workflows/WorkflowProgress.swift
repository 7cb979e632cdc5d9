/// The progress of a workflow, as it appears in events.
public struct WorkflowProgress: Hashable, Sendable {
  /// The stages of a workflow.
  public enum Stage: Hashable, Sendable {
    /// The first steps are about to run.
    case started
    /// A step has returned. Steps are counted from 0 along each chain.
    case step(Int)
    /// All branches have completed.
    case completed
    /// It was cancelled by a call or by the deactivation of its riblet.
    case cancelled
    /// A step threw an error, or the deadline passed.
    case failed
  }

  /// The type of the workflow.
  public let workflow: String
  /// The stage that the workflow is in.
  public let stage: Stage
}
