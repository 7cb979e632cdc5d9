/// Something that happened in a tree, for loggers, metrics and tests that listen to a runtime's events.
///
/// A value that may leave the main actor. It has identities and names; texts are made when they are read.
///
/// See `Documentation/Lifecycle.md`.
///
/// ```swift
/// let log = runtime.events.sink { event in if case .leaked = event.kind { metrics.count("leak") } }
/// ```
public struct RibletEvent: Sendable {
  /// The kinds of events, in the order of a riblet's life.
  ///
  /// An event is sent before the call that causes it returns. Add a `default` to your switch: later versions add
  /// cases.
  ///
  /// ```swift
  /// switch event.kind {
  /// case .activated: metrics.count("activated")
  /// default: break
  /// }
  /// ```
  public enum Kind: Sendable {
    /// A riblet got a parent. Emitted for the top of a branch before it becomes active, and for riblets below it when
    /// they do.
    case attached
    /// A riblet lost its parent, after its branch was deactivated. Emitted for the top of the branch only.
    case detached
    /// A riblet became active. Emitted after `didBecomeActive`, parents first. Count it to see how often a screen is
    /// opened.
    case activated
    /// A riblet is no longer active. Emitted leaves first, after its bound work was cancelled.
    case deactivated
    /// `didLoad` has run. It comes once in the life of a riblet, after its first `activated`.
    case loaded
    /// Bound work began: an observation, a task, a worker or a workflow.
    case workStarted(BoundWork)
    /// Bound work came to its end. The value has the same ``BoundWork/number`` as the start.
    case workEnded(BoundWork, WorkEnd)
    /// A workflow began, took a step or came to its end. Use it to measure deep links.
    case workflow(WorkflowProgress)
    /// An event of a library beside this one, such as RibletsData. Cast the value to the library's type:
    ///
    /// ```swift
    /// if case .library(let request as DataRequest) = event.kind { log("\(request)") }
    /// ```
    case library(any CustomStringConvertible & Sendable)
    /// A detached riblet or one of its parts is still in memory or on the screen. Then ``diagnosed(_:)`` follows, with
    /// the places to look for the cause.
    case leaked(RibletLeak)
    /// A misuse of the framework was diagnosed. Listeners get it before the ``DiagnosisReporter``.
    case diagnosed(Diagnosis)
  }

  /// The path of the riblet at that moment, such as `Root/LoggedIn`; `nil` for an object outside of any tree.
  public let path: RibletPath?
  /// The kind of event, with its details, such as the work that ended.
  public let kind: Kind

  /// Makes an event, for the packages of Riblets that emit their own. Pass it to the runtime of a tree.
  @_spi(Data) public init(_ path: RibletPath?, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// Work that ends with its riblet, as it appears in events.
///
/// ```swift
/// if case .workStarted(let work) = event.kind, work.kind == .task { log("\(work)") }
/// ```
///
/// See `Documentation/Lifecycle.md`.
public struct BoundWork: Hashable, Sendable {
  /// The kinds of work that a riblet can own. All of them end with the riblet's activity.
  ///
  /// ```swift
  /// if work.kind == .worker { log("started \(work.name ?? "")") }
  /// ```
  public enum Kind: Hashable, Sendable {
    /// `observe` of a stream. It ends when the stream finishes, or the riblet becomes inactive.
    case observation
    /// `task` with an async body. It ends when the body returns, or is cancelled.
    case task
    /// A ``Worker`` during one activation, from `didStart` to `didStop`.
    case worker
    /// A ``Workflow`` that an interactor has started with `start(_:from:)`.
    case workflow
    /// `sink` of a stream, which has no owner. Emitted only in tests that record subscriptions.
    case subscription
  }

  /// The number of the work in its tree. Start and end of one piece of work have the same number.
  public let number: Int
  /// The kind of work: for a worker and a workflow, the name is its type.
  public let kind: Kind
  /// The `id` that the caller gave, or the type of a worker or workflow; `nil` for work without a name.
  public let name: String?
  /// The line that started it, for example `Shop/CartInteractor.swift:20`; `nil` if it is not known.
  public let site: CallSite?
}
