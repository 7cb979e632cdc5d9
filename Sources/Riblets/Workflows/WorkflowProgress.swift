/// A step in the life of a workflow, as events name it.
public struct WorkflowProgress: Hashable, Sendable {
  /// How far the workflow is.
  public enum Stage: Hashable, Sendable {
    case started
    /// A step has returned. Steps are counted from 0 along each chain.
    case step(Int)
    case completed
    case cancelled
    case failed
  }

  /// The type of the workflow.
  public let workflow: String
  public let stage: Stage
}
