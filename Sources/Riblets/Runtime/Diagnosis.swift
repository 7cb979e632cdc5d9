/// A misuse of the framework: a call that is not carried out, or that will not have the intended effect.
///
/// The tree stays unchanged. The facts are in ``kind``; ``description`` has the problem, its place, and the fix.
public struct Diagnosis: Error, Sendable {
  /// The facts, one case for each misuse.
  public enum Kind: Sendable {
    /// The child is attached to this parent already.
    case attachedTwice(child: RibletPath, parent: RibletPath)
    /// The child has another parent.
    case attachedElsewhere(child: RibletPath, parent: RibletPath, newParent: RibletPath)
    /// The child is this riblet itself or one of its ancestors.
    case attachedAncestor(child: RibletPath, parent: RibletPath)
    /// The child is a launched root.
    case attachedRoot(child: RibletPath, parent: RibletPath)
    /// The parent was deactivated before: the child is assembled, but will probably never be active.
    case attachedLate(child: RibletPath, parent: RibletPath)
    /// The riblet is not a child of this one; `actualParent` is its parent.
    case detachedStranger(child: RibletPath, parent: RibletPath, actualParent: RibletPath?)
    /// A second router was made for an interactor that has one.
    case interactorHasRouter(interactor: String, path: RibletPath, newPath: RibletPath)
    /// The root is launched already.
    case launchedTwice(RibletPath)
    /// The riblet has a parent, so it cannot be a root.
    case launchedChild(RibletPath)
    /// The riblet was never launched, or was terminated before.
    case terminatedWithoutLaunch(RibletPath)
    /// Work was bound to an owner that is not active; it was not started.
    case boundWhileInactive(BoundWork.Kind, owner: String, path: RibletPath?)
    /// Work was bound to an owner whose work is being ended, as by a cancellation handler; it was not started.
    case boundWhileEnding(BoundWork.Kind, owner: String, path: RibletPath?)
    /// The body of a bound task threw an error that was not handled.
    case taskFailed(name: String?, owner: String, path: RibletPath?, error: any Error)
    /// A worker's `run()` threw an error.
    case workerFailed(worker: String, path: RibletPath?, error: any Error)
    /// A started worker was started for another interactor.
    case workerStartedTwice(worker: String, path: RibletPath?, newPath: RibletPath?)
    /// A builder returned a component that it had built a riblet from before.
    case componentReused(component: String, builder: String, riblet: RibletPath?)
    /// The workflow is running or has run.
    case workflowStartedTwice(workflow: String, path: RibletPath?)
    /// The workflow has no committed steps.
    case workflowNotCommitted(workflow: String, path: RibletPath?)
    /// Steps were added to a workflow that is running or has run.
    case workflowChangedAfterStart(workflow: String)
    /// A workflow that was bound to a riblet threw an error that was not handled.
    case workflowFailed(workflow: String, path: RibletPath?, error: any Error)
    /// A detached riblet or one of its parts was not freed, or its view is still shown.
    case leaked(RibletLeak)
    /// A misuse of views, view models or coordinators, with the facts of the layer that reports it.
    // Indirect: stored inline, an app was 7 kB larger and each attach 100 instructions longer.
    indirect case misused(any Misuse)
  }

  /// The problem, with the riblets that are involved.
  public let kind: Kind
  /// The line of the misuse, if the framework was called by the concrete type.
  public let site: CallSite?

  init(_ kind: Kind, at site: CallSite?) {
    self.kind = kind
    self.site = site
  }
}
