/// A router whose riblet has a view.
///
/// Subclass it instead of ``Router`` if the riblet has a screen or a part of one.
///
/// ```swift
/// final class CartRouter: ViewableRouter<any CartInteractable, any CartViewControllable>, CartRouting {
///   func showReceipt(_ receipt: any ViewableRouting) { viewController.present(receipt.viewControllable) }
/// }
/// ```
///
/// See `Documentation/Concepts.md`.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
  /// The view, as the protocol that the riblet defines for it: your `XViewControllable`. Held strongly.
  public final let viewController: ViewControllerType
  /// The same view, for a parent to present or embed: `viewController.present(child.viewControllable)`.
  public final let viewControllable: any ViewControllable

  /// Makes the router of an interactor and a view that are known by protocols.
  ///
  /// Without that, the process stops with a message that names the type.
  ///
  /// - Precondition: The view is `ViewControllable`, the interactor `Interactable`.
  @inlinable
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    viewControllable = KnownViews.view(viewController as AnyObject)
    super.init(interactor: interactor)
  }

  final override var view: (any ViewControllable)? { viewControllable }
  final override var hasView: Bool { true }
}

/// The class by which views are known to be views.
///
/// A cast to a protocol searches all conformances of the process, once for each class. A cast to a class does not. So the class
/// above the first view is kept, which most views of an app have above them.
@usableFromInline
@MainActor
enum KnownViews {
  private static var base: (any ViewControllable.Type)?

  @usableFromInline
  static func view(_ object: AnyObject) -> any ViewControllable {
    if let view = base?.cast(object) { return view }
    let own: AnyClass = type(of: object)
    base = _getSuperclass(own) as? any ViewControllable.Type ?? own as? any ViewControllable.Type
    guard let view = base?.cast(object) else {
      preconditionFailure("\(own) cannot be the view of a router: make it inherit from ViewControllable.")
    }
    return view
  }
}

extension ViewControllable {
  fileprivate static func cast(_ object: AnyObject) -> Self? { object as? Self }
}

/// The router at the root of a tree.
///
/// Subclass it for the first riblet of your app, and for the root of another window.
///
/// ```swift
/// final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>, RootRouting {
///   override func didLoad() { attachLoggedOut() }
/// }
/// ```
///
/// See `Documentation/GettingStarted.md`.
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  /// Makes this riblet the root of a live tree, and activates it with all that is attached already.
  ///
  /// A second launch, and the launch of a child, is diagnosed and does nothing.
  ///
  /// - Parameter runtime: The tree's events, reporter and clock. With `nil`, the runtime of the calling task, or else a
  ///   new one.
  public final func launch(in runtime: RibletRuntime?) {
    launchAsRoot(in: runtime)
  }

  /// Deactivates the whole tree, leaves first.
  ///
  /// It stays assembled and can be launched again. To launch it again, set ``RibletNode/isKeptWhenDetached``: otherwise
  /// the leak detector expects the tree to be freed.
  public final func terminate() {
    terminateAsRoot()
  }
}

extension RibletNode {
  /// Makes any riblet the root of a live tree, for tests of a router that is not a launch router.
  package final func launchAsRoot(in given: RibletRuntime? = nil) {
    if isRoot || parent != nil {
      report(Diagnosis(isRoot ? .launchedTwice(ribletPath) : .launchedChild(ribletPath), at: nil))
      return
    }
    isRoot = true
    hasLeftPlace = false
    runtime = given ?? RibletRuntime.current ?? runtime ?? RibletRuntime()
    runtime?.ledger?.note(root: self)
    if let runtime, runtime.leaks.isOn { runtime.leaks.note(root: self) }
    activateBranch(below: nil)
  }

  /// Returns the parts of this branch, held weakly, for a test that expects them to be freed.
  package final func partsToFree() -> BranchParts {
    var branch: ContiguousArray<RibletNode> = [self]
    var index = 0
    while index < branch.count {
      branch.append(contentsOf: branch[index].nodes)
      index += 1
    }
    return BranchParts(branch)
  }

  /// True from its launch until it is terminated.
  package final var isLaunchedRoot: Bool { isRoot }

  /// Deactivates the whole tree.
  ///
  /// - Parameter isKept: True if its parts may outlive it, as in a test that holds them.
  package final func terminateAsRoot(isKept: Bool = false) {
    guard isRoot else {
      report(Diagnosis(.terminatedWithoutLaunch(ribletPath), at: nil))
      return
    }
    let wasKept = isKeptWhenDetached
    isKeptWhenDetached = wasKept || isKept
    deactivateBranch(below: nil)
    isKeptWhenDetached = wasKept
  }
}
