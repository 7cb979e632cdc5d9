extension RibletNode {
  /// Links a child, and starts its branch if this riblet is active.
  @inline(never)
  final func attach(_ child: RibletNode, at site: CallSite?) {
    guard admits(child, at: site) else { return }
    if child.isLeaving {
      child.unlink()
      // A listener may have attached it elsewhere.
      guard admits(child, at: site) else { return }
    }
    child.parent = self
    nodes.append(child)
    child.lifecycle.move()
    if let runtime, runtime.isListening {
      child.runtime = runtime
      child.segment = child.makeSegment()
      child.tell(.attached)
      // A listener may have detached the child again.
      guard child.parent === self else { return }
    }
    switch lifecycle.phase {
    case .active: child.activateBranch()
    case .inactive: report(Diagnosis(.attachedLate(child: child.ribletPath, parent: ribletPath), at: site))
    case .idle, .closing: break
    }
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

  /// Spares the walk up to the root where it can find nothing: all above an active riblet are active.
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
  ///
  /// - Parameter name: The path in the diagnosis of a riblet that is not a child and has no node.
  @inline(never)
  final func detach(_ child: RibletNode?, named name: @autoclosure () -> RibletPath, at site: CallSite?) {
    guard let child, child.parent === self else {
      let kind = Diagnosis.Kind.detachedStranger(
        child: child?.ribletPath ?? name(), parent: ribletPath, actualParent: child?.parent?.ribletPath)
      report(Diagnosis(kind, at: site))
      return
    }
    if child.isLeaving { return }
    switch child.lifecycle.phase {
    case .active: child.deactivateBranch(at: site)
    case .idle, .closing, .inactive: child.unlink()
    }
  }

  /// Detaches this riblet from its parent, or ends its tree if it is the root.
  package final func leaveTree(at site: CallSite) {
    if let parent {
      parent.detach(self, named: ribletPath, at: site)
    } else if isRoot {
      terminateAsRoot()
    }
  }

  final func unlink() {
    let wasLeaving = isLeaving
    isLeaving = false
    guard let parent, let index = parent.lastIndex(of: self) else { return }
    let isListening = runtime?.isListening ?? false
    // The path that the event carries ends at the former parent. What is above a branch that was active until now has
    // not moved; above others it may have.
    if isListening, !wasLeaving || segment == nil { segment = makeSegment() }
    let unlinked = parent.nodes.remove(at: index)
    self.parent = nil
    if isListening { tell(.detached) }
    withExtendedLifetime(unlinked) {}
  }

  /// A loop, because a closure for the standard library would ask for its executor each time.
  private final func lastIndex(of child: RibletNode) -> Int? {
    var index = nodes.count
    while index > 0 {
      index -= 1
      if nodes[index] === child { return index }
    }
    return nil
  }
}
