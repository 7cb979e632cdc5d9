/// The work that ends with somebody's activity: observations, tasks, and whatever else is a ``Subscription``.
///
/// One object per owner, made with the first work. While a tree holds the owner active, the scope holds it strongly, so
/// that a delivery costs no weak load; the cycle ends when the tree deactivates the owner or is freed. An owner that
/// was activated by hand, as in a unit test, is held weakly and may simply be dropped.
@MainActor
public final class WorkScope: Sendable {
  /// The owner, while the scope is open in a tree. Unsafe, because a router's `deinit` reads whether there is one.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var heldOwner: AnyObject?
  @usableFromInline weak var looseOwner: AnyObject?
  @exclusivity(unchecked) private var works: ContiguousArray<Subscription> = []
  private(set) var isOpen = false
  /// Where the tree keeps the owner; `nil` for an owner outside of any tree.
  weak var node: RibletNode?
  private(set) var runtime: RibletRuntime?

  init() {}

  func open(for owner: AnyObject, isHeld: Bool, runtime: RibletRuntime?) {
    isOpen = true
    self.runtime = runtime
    if isHeld { heldOwner = owner } else { looseOwner = owner }
  }

  /// Ends all work, last first, also what is bound while that happens.
  func close() {
    while !works.isEmpty {
      var ending: ContiguousArray<Subscription> = []
      swap(&ending, &works)
      while let work = ending.popLast() { work.cancel() }
    }
    isOpen = false
    let released = heldOwner
    heldOwner = nil
    looseOwner = nil
    withExtendedLifetime(released) {}
  }

  /// Takes work in, or refuses it because the owner is not active.
  @usableFromInline
  func admit(_ work: Subscription) -> Bool {
    guard isOpen else { return false }
    if works.count >= 8, works.count == works.capacity { works.removeAll { !$0.isLive } }
    works.append(work)
    return true
  }

  /// The newest live work that has a property.
  func last(where isWanted: (Subscription) -> Bool) -> Subscription? {
    works.last { $0.isLive && isWanted($0) }
  }
}
