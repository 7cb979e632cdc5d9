public import Riblets

/// Leads through a flow of screens: it attaches them and other flows as its children, and tells its parent the end.
///
/// A coordinator is a place in the tree of riblets, a router that decides for itself. So paths, events, leak detection,
/// deep links and virtual time are those of the tree; it can attach riblets, and riblets can attach it. What it binds with
/// `observe` and `task` ends when it leaves the tree. Main actor only.
///
/// ```swift
/// final class CheckoutCoordinator: Coordinator, CheckoutCoordinating, PaymentListener {
///   weak var listener: (any CheckoutListener)?
///
///   override func didStart() {
///     let view = PaymentViewController()
///     attachChild(Screen(PaymentViewModel(listener: self), in: view))
///     navigation.push(view)
///   }
///
///   func paymentDidSucceed(_ receipt: Receipt) {
///     finish { listener?.checkoutDidFinish(with: receipt) }
///   }
/// }
/// ```
open class Coordinator: Router<any Interactable>, Coordinating, LifetimeBound {
  /// The stages of a coordinator.
  private enum Progress {
    case idle
    case started
    case finished(RibletPath, CallSite)
  }

  public final let lifetime = Lifetime()
  private final var progress = Progress.idle
  private final let core: CoordinatorInteractor

  /// Makes a coordinator that has not started.
  public init() {
    core = CoordinatorInteractor()
    super.init(interactor: core)
    core.coordinator = self
  }

  /// Called once ever, when the coordinator has become active: the place to show the first screen.
  open func didStart() {}

  public final override func didLoad() {
    progress = .started
    didStart()
  }

  /// True once ``finish(fileID:line:_:)`` has reported the end.
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
  /// - Parameter runtime: As for the launch of a root; `nil` for that of the calling task, or a new one.
  public final func start(in runtime: RibletRuntime? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    let site = CallSite(fileID: fileID, line: line)
    switch progress {
    case .finished(let path, let end): report(.startedAfterFinish(path, finished: end), at: site)
    case .started where isLaunchedRoot || hasParent: report(.startedTwice(ribletPath), at: site)
    case .idle where hasParent: report(.startedBelowParent(ribletPath), at: site)
    case .idle, .started: launchAsRoot(in: runtime)
    }
  }

  /// Ends a tree of which this coordinator is the root, without telling anybody.
  public final func stop() {
    terminateAsRoot()
  }

  /// Tells the end of the flow, then leaves the parent; a root ends its tree.
  ///
  /// The closure runs at once, and once ever, while the coordinator is still attached: it calls the listener. A second
  /// call is diagnosed, and so is one before the start. While the coordinator is on its way out of the tree, and after,
  /// nobody waits for its end, and the call does nothing.
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
  /// Replays whether the coordinator is attached up to a root; a step of a workflow waits for it.
  public final var isActiveStream: StateStream<Bool> { interactor.isActiveStream }

  /// Called by nobody but a tree; ``start(in:fileID:line:)`` starts a root, and attaching a child.
  public final func activate() { interactor.activate() }

  /// Called by nobody but a tree.
  public final func deactivate() { interactor.deactivate() }
}

/// The tree's way to tell a coordinator when it is active.
private final class CoordinatorInteractor: Interactor {
  weak var coordinator: Coordinator?

  override func didBecomeActive() { coordinator?.didBecomeActive() }
  override func willResignActive() { coordinator?.willResignActive() }
}
