extension RibletNode {
  /// Links a child, and starts its branch if this riblet is active.
  @inline(never)
  final func attach(_ child: RibletNode, at site: CallSite?) {
    guard admits(child, at: site) else { return }
    if child.isLeaving {
      child.parent?.unlink(child)
      child.isLeaving = false
      // A listener may have attached it elsewhere.
      guard admits(child, at: site) else { return }
    }
    child.parent = self
    child.hasLeftPlace = false
    nodes.append(child)
    child.lifecycle.move()
    if let runtime, runtime.isListening {
      child.runtime = runtime
      child.segment = child.makeSegment()
      child.tell(.attached)
      // A listener may have detached the child again.
      guard isParent(of: child) else { return }
    }
    switch lifecycle.phase {
    case .active: child.activateBranch(below: self)
    case .inactive: report(Diagnosis(.attachedLate(child: child.ribletPath, parent: ribletPath), at: site))
    case .idle, .closing: break
    }
    if !child.isRouted { child.treeNavigation?.branchDidChange(child, below: self) }
  }

  private final func admits(_ child: RibletNode, at site: CallSite?) -> Bool {
    guard let misuse = misuseIfAttached(child) else { return true }
    report(Diagnosis(misuse, at: site))
    return false
  }

  private final func misuseIfAttached(_ child: RibletNode) -> Diagnosis.Kind? {
    // A riblet that is leaving its parent may move to another one.
    if let current = child.parent, !child.isLeaving {
      return current === self
        ? .attachedTwice(child: child.ribletPath, parent: ribletPath)
        : .attachedElsewhere(child: child.ribletPath, parent: current.ribletPath, newParent: ribletPath)
    }
    if child.isRoot { return .attachedRoot(child: child.ribletPath, parent: ribletPath) }
    if child === self || canBeBelow(child) && isBelow(child) {
      return .attachedAncestor(child: child.ribletPath, parent: ribletPath)
    }
    return nil
  }

  /// Avoids the walk up to the root if it cannot find the node: all ancestors of an active riblet are active.
  private final func canBeBelow(_ node: RibletNode) -> Bool {
    !node.nodes.isEmpty && !(lifecycle.phase == .active && node.lifecycle.phase != .active)
  }

  private final func isBelow(_ node: RibletNode) -> Bool {
    var above = parent
    while let current = above {
      if current === node { return true }
      above = current.parent
    }
    return false
  }

  /// Stops a child's branch and unlinks it.
  @inline(never)
  final func detach(_ child: RibletNode, at site: CallSite?) {
    guard isParent(of: child) else {
      return reportStranger(child.ribletPath, below: child.parent?.ribletPath, at: site)
    }
    if child.isLeaving { return }
    if child.isRouted { treeNavigation?.willDetach(child) }
    switch child.lifecycle.phase {
    case .active: child.deactivateBranch(below: self, at: site)
    case .idle, .closing, .inactive: unlink(child)
    }
  }

  final func reportStranger(_ child: RibletPath, below actualParent: RibletPath?, at site: CallSite?) {
    report(Diagnosis(.detachedStranger(child: child, parent: ribletPath, actualParent: actualParent), at: site))
  }

  /// Detaches this riblet from its parent, or ends its tree if it is the root.
  package final func leaveTree(at site: CallSite) {
    if let parent {
      parent.detach(self, at: site)
    } else if isRoot {
      terminateAsRoot()
    }
  }

  /// Returns true for a child of this riblet. The newest child, usually the first to leave, is recognised without
  /// reading its weak reference.
  final func isParent(of child: RibletNode) -> Bool {
    nodes.last === child || child.parent === self
  }

  final func unlink(_ child: RibletNode) {
    let wasLeaving = child.isLeaving
    child.isLeaving = false
    guard let index = lastIndex(of: child) else { return }
    let isListening = child.runtime?.isListening ?? false
    // The path in the event ends at the former parent. The ancestors of a branch that was active until now have not
    // moved; those of others may have.
    if isListening, !wasLeaving || child.segment == nil { child.segment = child.makeSegment() }
    child.parent = nil
    nodes.remove(at: index)
    if isListening { child.tell(.detached) }
    (treeNavigation ?? child.treeNavigation)?.branchDidChange(child, below: self)
  }

  /// A loop, because a closure for the standard library would check its executor each time.
  private final func lastIndex(of child: RibletNode) -> Int? {
    var index = nodes.count
    while index > 0 {
      index -= 1
      if nodes[index] === child { return index }
    }
    return nil
  }
}
