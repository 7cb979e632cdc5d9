/// Something that happened in a tree, for loggers, metrics and tests that listen to a runtime's events.
///
/// A value that may leave the main actor. It has identities and names; texts are made when they are read.
public struct RibletEvent: Sendable {
  /// The kinds of events.
  public enum Kind: Sendable {
    /// A riblet got a parent. Emitted for the top of a branch; for riblets below it when they become active.
    case attached
    /// A riblet lost its parent, after its branch was deactivated.
    case detached
    /// A riblet became active. Emitted after `didBecomeActive`, parents first.
    case activated
    /// A riblet is no longer active. Emitted leaves first.
    case deactivated
    /// `didLoad` has run.
    case loaded
    /// Bound work began.
    case workStarted(BoundWork)
    /// Bound work came to its end.
    case workEnded(BoundWork, WorkEnd)
    /// A workflow began, took a step or came to its end.
    case workflow(WorkflowProgress)
    /// Something that a library beside this one tells, such as a request for data: its type says what.
    case library(any CustomStringConvertible & Sendable)
    /// A detached riblet or one of its parts has leaked.
    case leaked(RibletLeak)
    /// A misuse of the framework was diagnosed.
    case diagnosed(Diagnosis)
  }

  /// The path of the riblet; `nil` for an object outside of any tree.
  public let path: RibletPath?
  /// The kind of event, with its details.
  public let kind: Kind

  @_spi(Data) public init(_ path: RibletPath?, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// Work that ends with its riblet, as it appears in events.
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
    /// `sink` of a stream, which has no owner; emitted only in tests that record subscriptions.
    case subscription
  }

  /// The number of the work in its tree.
  public let number: Int
  /// The kind of work.
  public let kind: Kind
  /// The identity that the caller gave, or the type of a worker or workflow; `nil` for work without a name.
  public let name: String?
  /// The line that started it, if it is known.
  public let site: CallSite?
}
