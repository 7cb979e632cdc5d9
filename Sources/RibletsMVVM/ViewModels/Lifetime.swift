@_spi(Data) public import Riblets

/// The lifetime of the work of a view model or of a view: work that `observe` and `task` bind ends with it.
///
/// Each owner keeps one, as `let lifetime = Lifetime()`. A ``ViewModelScreen`` begins and ends it with the tree. Without a
/// screen it begins with the first bound work, and ends when the owner is freed: the owner is held weakly then, except
/// by tasks, which hold it while they run. Main actor only.
///
/// ```swift
/// final class SearchViewModel: ViewModel {
///   let lifetime = Lifetime()
///   …
/// }
/// ```
///
/// See `Documentation/ViewModels.md`.
@MainActor
public final class Lifetime: Interactable {
  // Unsafe only for `deinit`, which has exclusive access.
  @exclusivity(unchecked) nonisolated(unsafe) private var scope: WorkScope?
  private weak var owner: AnyObject?
  /// The interactor that shows the owner, or has shown it last.
  private(set) weak var host: Interactor?
  private var activity: MutableStateStream<Bool>?
  private var hasEnded = false
  /// True if the host of the owner ends the lifetime in any case, so that deliveries need no weak reference.
  private var isHeld = false
  /// True while work may be bound and runs. False before the first work, and after ``deactivate()``.
  public private(set) var isActive = false

  /// Makes a lifetime that has not begun. It begins with the first bound work, or with its screen.
  public init() {}

  deinit {
    if let scope { runOnMainActor { scope.close() } }
  }

  /// Replays ``isActive``, without consecutive duplicates. Observe it to pause work outside of the view model.
  public var isActiveStream: StateStream<Bool> {
    if let activity { return activity.stream.removeDuplicates() }
    let made = MutableStateStream(isActive)
    activity = made
    return made.stream.removeDuplicates()
  }

  /// Begins, or begins again after ``deactivate()``: for an owner without a screen.
  ///
  /// Does nothing if it is active. Call it in a test, or before you show a view again.
  public func activate() {
    guard !isActive else { return }
    isActive = true
    if let scope, let owner { scope.open(for: owner, isHeld: isHeld) }
    activity?.send(true)
  }

  /// Ends all work. Further work is refused and diagnosed, until the lifetime begins again.
  ///
  /// Bound work is cancelled when it returns. Call it for a view without a screen that is no longer shown.
  public func deactivate() {
    hasEnded = true
    guard isActive else { return }
    scope?.close()
    isActive = false
    isHeld = false
    activity?.send(false)
  }

  /// The time of the tree that shows the owner.
  var clock: any RibletClock { host?.ribletClock ?? RibletRuntime.current?.clock ?? SystemClock() }

  /// Begins at the node of an interactor in its tree; work that began without one continues.
  ///
  /// - Parameter isHeld: True if the caller calls ``deactivate()`` in any case, so that the owner may be held until
  ///   then.
  func begin(in host: Interactor, isHeld: Bool) {
    self.host = host
    guard !isActive else { return }
    // The scope belongs to the node where it was made.
    scope = nil
    self.isHeld = isHeld
    activate()
  }

  /// Returns the work of the owner. The lifetime begins with it, unless it has ended.
  func workScope(of owner: AnyObject) -> WorkScope {
    if let scope { return scope }
    let made = host?.makeWorkScope(for: owner) ?? WorkScope(owner: owner, node: nil)
    scope = made
    self.owner = owner
    if isActive {
      made.open(for: owner, isHeld: isHeld)
    } else if !hasEnded {
      activate()
    }
    return made
  }
}
