extension RibletNode {
  /// Stops this riblet and all below it, then unlinks it: the whole branch is marked as closing first, `willDeactivate`
  /// goes from the top down, the rest from the leaves up. Without recursion, linear in the size of the branch.
  final func deactivateBranch(at site: CallSite? = nil) {
    guard lifecycle.close() else { return }
    isLeaving = true
    if nodes.isEmpty {
      performWillDeactivate()
      deactivateOne()
      leave(CollectionOfOne(self), at: site)
    } else {
      let branch = closeBranch()
      for node in branch { node.performWillDeactivate() }
      for node in branch.reversed() { node.deactivateOne() }
      leave(branch, at: site)
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
    if let interactorCore { interactorCore.resignActive() } else { anyInteractable.deactivate() }
    lifecycle.deactivate()
    if let runtime, runtime.isListening { tell(.deactivated) }
  }

  /// Unlinks the branch, expects it to be freed, and starts again what a callback moved to an active riblet.
  private final func leave(_ branch: some Collection<RibletNode>, at site: CallSite?) {
    if let runtime, runtime.leaks.isOn, !isKeptWhenDetached, !isExpectedToBeFreed {
      let ending: Leak.Ending = isRoot ? .terminated : .detached
      let isMoving = branch.contains { $0.lifecycle.isMoving }
      if isMoving {
        runtime.leaks.expectRelease(of: branch.filter { !$0.movesAlong }, after: ending, at: site)
      } else {
        runtime.leaks.expectRelease(of: branch, after: ending, at: site)
      }
    }
    // It is linked to a new parent if a callback has moved it.
    if isLeaving { unlink() }
    isRoot = false
    for node in branch where node.lifecycle.takeMove() {
      if node.parent?.lifecycle.phase == .active { node.activateBranch() }
    }
  }

  /// Whether a callback has moved this closing riblet, or one above it.
  private final var movesAlong: Bool {
    var node: RibletNode? = self
    while let current = node {
      if current.lifecycle.isMoving { return true }
      node = current.parent
    }
    return false
  }
}
