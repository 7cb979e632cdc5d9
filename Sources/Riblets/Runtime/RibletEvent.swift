/// Something that happened in a tree, for loggers, metrics and tests that listen to a runtime's events.
///
/// A value that leaves the main actor. It carries identities and names; texts are made when somebody reads them.
public struct RibletEvent: Sendable {
  /// The kinds of events.
  public enum Kind: Sendable {
    /// A riblet got a parent. Told for the top of a branch; what is below it is told when it becomes active.
    case attached
    /// A riblet lost its parent, after its branch was deactivated.
    case detached
    /// A riblet became active. Told after `didBecomeActive`, parents first.
    case activated
    /// A riblet is not active any more. Told leaves first.
    case deactivated
    /// `didLoad` has run.
    case loaded
    /// Bound work began.
    case workStarted(BoundWork)
    /// Bound work came to its end.
    case workEnded(BoundWork, WorkEnd)
    /// A workflow began, took a step or came to its end.
    case workflow(WorkflowProgress)
    /// A detached riblet or one of its parts is still there.
    case leaked(Leak)
    /// Somebody used the framework in a way that it does not carry out.
    case diagnosed(Diagnosis)
  }

  /// The riblet it happened to; `nil` for what is in no tree.
  public let path: RibletPath?
  /// The kind of event, with its details.
  public let kind: Kind

  init(_ path: RibletPath?, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// Work that ends with its riblet, as events name it.
public struct BoundWork: Hashable, Sendable {
  /// The kinds of work that a riblet can own.
  public enum Kind: Hashable, Sendable {
    /// `observe` of a stream.
    case observation
    /// `task` with an async body.
    case task
    /// A ``Worker`` during one activation.
    case worker
    /// A ``Workflow`` that was started by an interactor.
    case workflow
    /// `sink` of a stream, which belongs to nobody; told only in tests that keep books of it.
    case subscription
  }

  /// Tells works of one tree apart.
  public let number: Int
  /// The kind of work.
  public let kind: Kind
  /// The identity that the caller gave, or the type of a worker or workflow; `nil` for work without a name.
  public let name: String?
  /// The line that started it, if it is known.
  public let site: CallSite?
}
