#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(WASILibc)
  internal import WASILibc
#endif

/// The riblets that a thread is about to release, one pile for each thread that frees a branch.
///
/// A riblet that is freed puts its children here, so that a long chain is freed without recursion. Only its own
/// `deinit` takes the children from a riblet, even if a pile holds the last reference to it: an app may hold the riblet
/// weakly, and load that reference on the main actor at the moment at which another thread finds no other owner.
struct FreeingPile {
  private var nodes: ContiguousArray<RibletNode> = []
  /// True if a parent of these riblets was active.
  private var wasActive: Bool

  #if os(WASI) && !_runtime(_multithreaded)
    /// The pile of the only thread, while it is emptied.
    nonisolated(unsafe) private static var current: UnsafeMutablePointer<FreeingPile>?
  #else
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// The pile of this thread, while it is emptied.
    private static var current: UnsafeMutablePointer<FreeingPile>? {
      get { pthread_getspecific(key)?.assumingMemoryBound(to: FreeingPile.self) }
      set { pthread_setspecific(key, newValue) }
    }
  #endif

  /// Releases the children of a riblet that is freed, and all riblets below them that have no other owner.
  ///
  /// A nested call on the same thread leaves this to the outer call.
  ///
  /// - Parameter wasActive: True if the riblet was active; then riblets with another owner are deactivated.
  static func letGo(of children: inout ContiguousArray<RibletNode>, wasActive: Bool) {
    if let outer = current {
      outer.pointee.nodes.append(contentsOf: children)
      outer.pointee.wasActive = outer.pointee.wasActive || wasActive
      children = []
      return
    }
    var pile = FreeingPile(wasActive: wasActive)
    swap(&pile.nodes, &children)
    for survivor in withUnsafeMutablePointer(to: &pile, free) {
      runOnMainActor { survivor.deactivateBranch(below: nil) }
    }
  }

  /// Empties the pile, which grows meanwhile. Returns the riblets of an active tree that have another owner.
  private static func free(_ pile: UnsafeMutablePointer<FreeingPile>) -> ContiguousArray<RibletNode> {
    var survivors: ContiguousArray<RibletNode> = []
    current = pile
    while var node = pile.pointee.nodes.popLast() {
      if pile.pointee.wasActive, !isKnownUniquelyReferenced(&node) { survivors.append(node) }
    }
    current = nil
    return survivors
  }
}
