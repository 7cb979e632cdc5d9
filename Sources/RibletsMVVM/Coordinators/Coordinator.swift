public import Riblets

/// Manages a flow of screens: it attaches them and other flows as its children, and reports its end to its parent.
///
/// A coordinator is a node in the tree of riblets, a router that makes its own decisions. So paths, events, leak
/// detection, deep links and virtual time work as in any tree; it can attach riblets, and riblets can attach it. Work
/// that it binds with `observe` and `task` ends when it leaves the tree. Main actor only.
///
/// ```swift
/// final class CheckoutCoordinator: Coordinator, CheckoutCoordinating, PaymentListener {
///   weak var listener: (any CheckoutListener)?
///
///   override func didStart() {
///     let view = PaymentViewController()
///     attachChild(ViewModelScreen(PaymentViewModel(listener: self), in: view))
///     navigation.push(view)
///   }
///
///   func paymentDidSucceed(_ receipt: Receipt) {
///     finish { listener?.checkoutDidFinish(with: receipt) }
///   }
/// }
/// ```
///
/// See `Documentation/ViewModels.md`.
open class Coordinator: Router<any Interactable>, Coordinating, LifetimeBound {
  /// The stages of a coordinator.
  private enum Progress {
    case idle
    case started
    case finished(RibletPath, CallSite)
  }

  /// The lifetime of the work that the coordinator binds. It begins when the coordinator is attached, and ends when
  /// it leaves the tree.
  public final let lifetime = Lifetime()
  private final var progress = Progress.idle
  private final let core: CoordinatorInteractor

  /// Makes a coordinator that has not started. Attach it to a parent, or call ``start(in:fileID:line:)`` for a root.
  public init() {
    core = CoordinatorInteractor()
    super.init(interactor: core)
    core.coordinator = self
  }

  /// Called only once, when the coordinator has become active: the place to show the first screen.
  ///
  /// Children that you attach here are active at once. The default does nothing.
  ///
  /// ```swift
  /// override func didStart() { attachChild(MenuCoordinator(navigation: navigation, listener: self)) }
  /// ```
  open func didStart() {}

  public final override func didLoad() {
    progress = .started
    didStart()
  }

  /// True once ``finish(fileID:line:_:)`` has reported the end. A finished coordinator cannot start again.
  public final var isFinished: Bool {
    switch progress {
    case .finished: true
    case .idle, .started: false
    }
  }

  /// Starts this coordinator as the root of a tree of its own. A child is started by being attached.
  ///
  /// Diagnosed if it has a parent, has started or has finished.
  ///
  /// ```swift
  /// let app = AppCoordinator(window: window)
  /// app.start()
  /// ```
  ///
  /// - Parameter runtime: The runtime of the tree; `nil` for the calling task's runtime, or a new one.
  public final func start(in runtime: RibletRuntime? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    let site = CallSite(fileID: fileID, line: line)
    switch progress {
    case .finished(let path, let end): report(.startedAfterFinish(path, finished: end), at: site)
    case .started where isLaunchedRoot || hasParent: report(.startedTwice(ribletPath), at: site)
    case .idle where hasParent: report(.startedBelowParent(ribletPath), at: site)
    case .idle, .started: launchAsRoot(in: runtime)
    }
  }

  /// Ends a tree of which this coordinator is the root, without a report to a listener.
  ///
  /// All work of the tree has ended when it returns. Diagnosed for a coordinator that is not a started root.
  public final func stop() {
    terminateAsRoot()
  }

  /// Reports the end of the flow, then leaves the parent; a root ends its tree.
  ///
  /// The closure runs at once, and only once, while the coordinator is still attached: it calls the listener. A second
  /// call is diagnosed, and so is one before the start. While the coordinator leaves the tree, and afterwards, the call
  /// does nothing.
  ///
  /// ```swift
  /// func paymentDidSucceed(_ receipt: Receipt) {
  ///   finish { listener?.checkoutDidFinish(with: receipt) }
  /// }
  /// ```
  ///
  /// - Parameter tell: Calls the listener. The coordinator has left the tree when `finish` returns.
  public final func finish(
    fileID: StaticString = #fileID, line: UInt = #line, _ tell: () -> Void = {}
  ) {
    let site = CallSite(fileID: fileID, line: line)
    switch progress {
    case .finished(let path, let end): return report(.finishedTwice(path, finished: end), at: site)
    case .idle: return report(.finishedBeforeStart(ribletPath), at: site)
    case .started: break
    }
    guard isActive else { return }
    progress = .finished(ribletPath, site)
    tell()
    leaveTree(at: site)
  }

  private final var hasParent: Bool { ribletPath.parent != nil }

  private final func report(_ misuse: CoordinatorMisuse, at site: CallSite?) {
    core.workScope.report(.misused(misuse), at: site)
  }

  fileprivate final func didBecomeActive() {
    if case .finished(let path, let end) = progress { report(.startedAfterFinish(path, finished: end), at: nil) }
    lifetime.begin(in: core, isHeld: false)
  }

  fileprivate final func willResignActive() {
    lifetime.deactivate()
  }
}

extension Coordinator: Interactable {
  /// Replays whether the coordinator is attached up to a root. A step of a workflow that returns it waits for that.
  public final var isActiveStream: StateStream<Bool> { interactor.isActiveStream }

  /// Called only by a tree; to start a root, call ``start(in:fileID:line:)``; to start a child, attach it.
  public final func activate() { interactor.activate() }

  /// Called only by a tree. To end a flow, call ``finish(fileID:line:_:)``.
  public final func deactivate() { interactor.deactivate() }
}

/// The interactor that notifies a coordinator of its activity.
private final class CoordinatorInteractor: Interactor {
  weak var coordinator: Coordinator?

  override func didBecomeActive() { coordinator?.didBecomeActive() }
  override func willResignActive() { coordinator?.willResignActive() }
}
