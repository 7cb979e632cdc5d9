/// The business logic of a riblet: it decides what its router attaches and what its presenter shows.
///
/// Logic starts in ``didBecomeActive()``, and work that is bound with `observe` and `task` ends at
/// deactivation. An interactor refers to its router and its listener weakly. Main actor only.
///
/// ```swift
/// final class CounterInteractor: Interactor, CounterInteractable {
///   weak var router: (any CounterRouting)?
///   override func didBecomeActive() {
///     observe(score.stream) { interactor, score in interactor.show(score) }
///   }
/// }
/// ```
///
/// See `Documentation/Concepts.md` and `Documentation/Lifecycle.md`.
open class Interactor: Interactable, LifecycleBound {
  // Unsafe only for two `deinit`s: that of the router, which reads the work of an active interactor, and this one's.
  @exclusivity(unchecked) nonisolated(unsafe) final var madeScope: WorkScope?
  // Unsafe only for `deinit`.
  @exclusivity(unchecked) nonisolated(unsafe) private final var activity: ActivityStream?
  /// The node in a tree, made by the router.
  final private(set) weak var node: RibletNode?
  /// True while the riblet is attached all the way up to a launched root. Ask it before late results change anything.
  @exclusivity(unchecked) public final private(set) var isActive = false
  /// True once `didBecomeActive` was called, so that `willResignActive` has to be.
  @exclusivity(unchecked) final private(set) var wasTold = false
  @exclusivity(unchecked) private final var isHeldByTree = false
  @exclusivity(unchecked) private final var isResigning = false

  /// Makes an inactive interactor. Pass it to its router, whose tree activates it:
  /// `ShopRouter(interactor: interactor)`.
  public init() {}

  /// Ends the work of an interactor that was activated without a tree, and its activity for all observers.
  deinit {
    guard activity != nil || madeScope?.isOpen == true else { return }
    runOnMainActor { [madeScope, activity] in
      madeScope?.close()
      activity?.finish()
    }
  }

  /// Associates the interactor with its router's node in a tree.
  final func place(at node: RibletNode) {
    self.node = node
    madeScope?.node = node
  }

  /// Called when the riblet has become active, before its router loads: the place to bind streams and tasks.
  ///
  /// It is called again each time that the riblet becomes active. You can attach children here; they become active at
  /// once. The default does nothing.
  open func didBecomeActive() {}

  /// Called when the riblet is about to become inactive; it is still active, and bound work still runs.
  ///
  /// Children have resigned before. Save a draft or report an end here. Work that you bind here is cancelled right
  /// after the call. The default does nothing.
  open func willResignActive() {}

  /// Called when the branch of this riblet begins to close, parents before children, before any of it resigns.
  ///
  /// Like ``willResignActive()``, only if ``didBecomeActive()`` was called.
  ///
  /// Use it for work that must happen before the children end, such as removing a view. The default does nothing.
  open func willDeactivate() {}

  /// Replays whether the riblet is active, without consecutive duplicates; finishes when the interactor is freed.
  ///
  /// Await it in a step of a workflow: `try await interactor.isActiveStream.firstValue { $0 ? true : nil }`.
  public final var isActiveStream: StateStream<Bool> {
    if let activity { return activity.stream }
    let made = ActivityStream(isActive)
    activity = made
    return made.stream
  }

  /// Makes the interactor active: for tests, and for mocks of a tree. A tree calls it by itself.
  ///
  /// ``didBecomeActive()`` has been called when it returns. Does nothing if the interactor is active.
  public final func activate() {
    becomeActive(in: nil, activation: 0)
  }

  /// Makes the interactor inactive. A tree calls it by itself.
  ///
  /// ``willResignActive()`` is called, then bound work is cancelled, last first. Does nothing if the interactor is
  /// inactive.
  public final func deactivate() {
    guard isActive, !isResigning else { return }
    isResigning = true
    if wasTold {
      wasTold = false
      willResignActive()
    }
    madeScope?.close()
    isResigning = false
    isActive = false
    activity?.change()
  }

  /// The work that ends at deactivation; made with the first work.
  ///
  /// You rarely need it: `observe` and `task` use it. It belongs to this interactor: no other object may return it as
  /// its own.
  public final var workScope: WorkScope {
    if let madeScope { return madeScope }
    let made = WorkScope(owner: self, node: node)
    if isActive { made.open(for: self, isHeld: isHeldByTree) }
    madeScope = made
    return made
  }

  /// Makes the scope of work of another owner at this interactor's node in the tree.
  package final func makeWorkScope(for owner: AnyObject) -> WorkScope {
    WorkScope(owner: owner, node: node)
  }

  /// The time of the riblet's tree, for delays, debouncing and deadlines.
  ///
  /// ```swift
  /// observe(text.debounce(for: .milliseconds(300), clock: ribletClock)) { interactor, text in interactor.search(text) }
  /// ```
  ///
  /// Outside of a tree it is the clock of the current test, or else real time.
  public final var ribletClock: any RibletClock {
    (node?.runtime ?? RibletRuntime.current)?.clock ?? SystemClock()
  }

  /// True if work can begin now: the interactor is active, and its work is not being ended.
  final var admitsWork: Bool { isActive && madeScope?.isOpen ?? true }

  /// The workers that were started for this interactor and are still alive.
  var startedWorkers: [Worker] { madeScope?.workers ?? [] }

  /// The presenter of a presentable interactor.
  var presenterObject: AnyObject? { nil }

  /// Becomes active, unless it is.
  ///
  /// - Parameters:
  ///   - node: The node whose tree holds the interactor while it is active; `nil` if it was activated without a tree.
  ///   - activation: The node's activation; an observer of the active stream may end it.
  final func becomeActive(in node: RibletNode?, activation: UInt32) {
    guard !isActive else { return }
    isActive = true
    isHeldByTree = node != nil
    madeScope?.open(for: self, isHeld: isHeldByTree)
    if let activity {
      activity.change()
      guard isActive, node?.isStill(activation) ?? true else { return }
    }
    wasTold = true
    didBecomeActive()
  }
}

/// An interactor whose riblet shows something.
///
/// Use it as the base class if the riblet has a presenter or a view of its own.
///
/// ```swift
/// final class CartInteractor: PresentableInteractor<any CartPresentable>, CartInteractable {
///   override func didBecomeActive() { presenter.show(total: 0) }
/// }
/// ```
///
/// See `Documentation/Concepts.md`.
open class PresentableInteractor<PresenterType>: Interactor {
  /// The object that presents the model: a presenter, or the view itself.
  ///
  /// Held strongly. Call it on the main actor, and pass it values, not the model's objects.
  public final let presenter: PresenterType

  /// Makes the interactor of a presenter, usually known by the protocol `any XPresentable`.
  ///
  /// The presenter is not called before you call it, usually in ``Interactor/didBecomeActive()``.
  public init(presenter: PresenterType) {
    self.presenter = presenter
  }

  final override var presenterObject: AnyObject? {
    guard type(of: presenter as Any) is AnyClass else { return nil }
    return presenter as AnyObject
  }
}
