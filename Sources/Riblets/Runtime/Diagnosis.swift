/// A misuse of the framework: a call that is not carried out, or that will not have the intended effect.
///
/// The tree stays unchanged. The facts are in ``kind``; ``description`` has the problem, its place, and the fix.
///
/// You get it from a ``DiagnosisReporter``, from ``RibletRuntime/events``, or thrown by a workflow. A
/// diagnosis that a test does not read fails the test. See `Documentation/Troubleshooting.md`.
///
/// ```swift
/// let runtime = RibletRuntime(reporter: DiagnosisReporter { crashLog.record("\($0.id): \($0)") })
/// ```
public struct Diagnosis: Error, Sendable {
  /// The facts, one case for each misuse.
  ///
  /// Switch over it only for the misuse that you handle. For logs use ``Diagnosis/id`` and the description.
  ///
  /// ```swift
  /// if case .taskFailed(_, let owner, _, let error) = diagnosis.kind { crashLog.record(error, in: owner) }
  /// ```
  public enum Kind: Sendable {
    /// The child is attached to this parent already. Build a second child to show it twice.
    case attachedTwice(child: RibletPath, parent: RibletPath)
    /// The child has another parent. Detach it there first.
    case attachedElsewhere(child: RibletPath, parent: RibletPath, newParent: RibletPath)
    /// The child is this riblet itself or one of its ancestors. Nothing was attached.
    case attachedAncestor(child: RibletPath, parent: RibletPath)
    /// The child is a launched root. Terminate it first, or build another riblet.
    case attachedRoot(child: RibletPath, parent: RibletPath)
    /// The parent was deactivated before: the child is assembled, but will probably never be active. Bind the work
    /// that attaches it.
    case attachedLate(child: RibletPath, parent: RibletPath)
    /// The riblet is not a child of this one. Detach it from its own parent, which is `actualParent`; if that is `nil`,
    /// clear the reference to the child when you detach it.
    case detachedStranger(child: RibletPath, parent: RibletPath, actualParent: RibletPath?)
    /// A second router was made for an interactor that has one. Build an interactor for each router.
    case interactorHasRouter(interactor: String, path: RibletPath, newPath: RibletPath)
    /// The root is launched already. Launch it once, or terminate it first.
    case launchedTwice(RibletPath)
    /// The riblet has a parent, so it cannot be a root. Detach it first.
    case launchedChild(RibletPath)
    /// The riblet was never launched, or was terminated before. Terminate the router that you launched, once.
    case terminatedWithoutLaunch(RibletPath)
    /// Work was bound to an owner that is not active; it was not started. Bind it in `didBecomeActive()` or later.
    case boundWhileInactive(BoundWork.Kind, owner: String, path: RibletPath?)
    /// Work was bound to an owner whose work is being ended, as by a cancellation handler; it was not started.
    case boundWhileEnding(BoundWork.Kind, owner: String, path: RibletPath?)
    /// The body of a bound task threw an error that was not handled. Handle it inside the task.
    case taskFailed(name: String?, owner: String, path: RibletPath?, error: any Error)
    /// A worker's `run()` threw an error. The worker begins again with the next activation.
    case workerFailed(worker: String, path: RibletPath?, error: any Error)
    /// A started worker was started for another interactor. The second start did nothing. Stop the worker first, or
    /// make a second worker.
    case workerStartedTwice(worker: String, path: RibletPath?, newPath: RibletPath?)
    /// A builder returned a component that it had built a riblet from before. Make a new one in each build.
    case componentReused(component: String, builder: String, riblet: RibletPath?)
    /// The workflow is running or has run. Make a new one for each run.
    case workflowStartedTwice(workflow: String, path: RibletPath?)
    /// The workflow has no committed steps. End each chain with ``Step/commit(fileID:line:)``.
    case workflowNotCommitted(workflow: String, path: RibletPath?)
    /// Steps were added to a workflow that is running or has run. They are ignored.
    case workflowChangedAfterStart(workflow: String)
    /// A workflow that was bound to a riblet threw an error that was not handled. Override ``Workflow/didFail(_:)``.
    case workflowFailed(workflow: String, path: RibletPath?, error: any Error)
    /// A detached riblet or one of its parts was not freed, or its view is still shown. The value names the object
    /// and the line.
    case leaked(RibletLeak)
    // Indirect: stored inline, an app was 7 kB larger and each attach 100 instructions longer.
    /// A misuse of views, view models or coordinators. Cast the value to the type of the layer that reports it, such as
    /// ``PresentationMisuse``.
    indirect case misused(any Misuse)
  }

  /// The facts, for code that reacts to one misuse: `if case .leaked(let leak) = diagnosis.kind { … }`.
  public let kind: Kind
  /// The line of the misuse, if the framework was called by the concrete type. `nil` for a call through a protocol.
  public let site: CallSite?

  init(_ kind: Kind, at site: CallSite?) {
    self.kind = kind
    self.site = site
  }
}
