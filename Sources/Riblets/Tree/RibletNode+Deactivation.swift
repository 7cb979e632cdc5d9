extension RibletNode {
  /// Stops this riblet and all below it, then unlinks it. The whole branch is marked as closing first; `willDeactivate`
  /// is called from the top down, the rest from the leaves up. Without recursion, in linear time.
  ///
  /// - Parameter parent: The riblet that detaches this one; `nil` for a root.
  final func deactivateBranch(below parent: RibletNode?, at site: CallSite? = nil) {
    guard lifecycle.close() else { return }
    isLeaving = true
    if nodes.isEmpty {
      performWillDeactivate()
      deactivateOne()
      if isLeakSuspect, !lifecycle.isMoving { _ = expectRelease(of: self, in: nil, at: site) }
      leave(parent)
      activateIfMoved()
    } else {
      let branch = closeBranch()
      for node in branch { node.performWillDeactivate() }
      for node in branch.reversed() { node.deactivateOne() }
      if isLeakSuspect { expectRelease(of: branch, at: site) }
      leave(parent)
      for node in branch { node.activateIfMoved() }
    }
  }

  /// Marks all active riblets below this one, which is marked already, and lists them with it, parents first.
  private final func closeBranch() -> ContiguousArray<RibletNode> {
    var branch: ContiguousArray<RibletNode> = []
    var stack: ContiguousArray<RibletNode> = [self]
    while let node = stack.popLast() {
      branch.append(node)
      var index = node.nodes.count
      while index > 0 {
        index -= 1
        if node.nodes[index].lifecycle.close() { stack.append(node.nodes[index]) }
      }
    }
    return branch
  }

  private final func deactivateOne() {
    anyInteractable.deactivate()
    lifecycle.deactivate()
    if let runtime, runtime.isListening { tell(.deactivated) }
  }

  private final var isLeakSuspect: Bool {
    guard let runtime else { return false }
    return runtime.leaks.isOn && !isKeptWhenDetached && !isExpectedToBeFreed
  }

  /// Expects the branch to be freed, except riblets that a callback has moved.
  private final func expectRelease(of branch: ContiguousArray<RibletNode>, at site: CallSite?) {
    var isMoving = false
    for node in branch where node.lifecycle.isMoving { isMoving = true }
    var top: LeakSuspect?
    for node in branch where !isMoving || !node.movesAlong { top = expectRelease(of: node, in: top, at: site) }
  }

  private final func expectRelease(of node: RibletNode, in top: LeakSuspect?, at site: CallSite?) -> LeakSuspect? {
    let suspect = runtime?.leaks.expectRelease(of: node, in: top, after: isRoot ? .terminated : .detached, at: site)
    return top ?? suspect
  }

  private final func leave(_ parent: RibletNode?) {
    // It is linked to a new parent if a callback has moved it.
    if isLeaving { parent?.unlink(self) }
    isLeaving = false
    isRoot = false
  }

  /// Starts the riblet again if a callback has moved it to an active one.
  private final func activateIfMoved() {
    guard lifecycle.takeMove(), let parent, parent.lifecycle.phase == .active else { return }
    activateBranch(below: parent)
  }

  /// True if a callback has moved this closing riblet, or one above it.
  private final var movesAlong: Bool {
    var node: RibletNode? = self
    while let current = node {
      if current.lifecycle.isMoving { return true }
      node = current.parent
    }
    return false
  }
}
