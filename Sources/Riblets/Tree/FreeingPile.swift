#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The riblets that a thread is about to let go of, one pile for each thread that frees a branch.
///
/// A riblet that is freed puts its children here, so that a long chain is freed without recursion. Only its own `deinit`
/// takes them from a riblet, also where the last reference to it is in a pile: an app may hold it weakly, and bring it
/// back to the main actor at the moment at which another thread finds that nothing else holds it.
struct FreeingPile {
  private var nodes: ContiguousArray<RibletNode> = []
  /// True if a parent of these riblets was active.
  private var wasActive: Bool

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Lets go of the children of a riblet that is freed, and of all below them that nothing else holds.
  ///
  /// While that goes on further out on the same thread, it is left to the call there.
  ///
  /// - Parameter wasActive: Whether the riblet was active; then those that something else holds are deactivated.
  static func letGo(of children: inout ContiguousArray<RibletNode>, wasActive: Bool) {
    if let outer = pthread_getspecific(key)?.assumingMemoryBound(to: FreeingPile.self) {
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

  /// Empties the pile, which grows meanwhile. Returns what something else holds of an active tree.
  private static func free(_ pile: UnsafeMutablePointer<FreeingPile>) -> ContiguousArray<RibletNode> {
    var survivors: ContiguousArray<RibletNode> = []
    pthread_setspecific(key, pile)
    while var node = pile.pointee.nodes.popLast() {
      if pile.pointee.wasActive, !isKnownUniquelyReferenced(&node) { survivors.append(node) }
    }
    pthread_setspecific(key, nil)
    return survivors
  }
}
