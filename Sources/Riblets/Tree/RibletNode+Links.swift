extension RibletNode {
  /// Links a child, and starts its branch if this riblet is active.
  @inline(never)
  final func attach(_ child: RibletNode, at site: CallSite?) {
    if let mistake = mistakeIfAttached(child) {
      report(Diagnosis(mistake, at: site))
      return
    }
    child.parent = self
    nodes.append(child)
    child.lifecycle.move()
    if let runtime, runtime.isListening {
      child.runtime = runtime
      child.segment = child.makeSegment()
      child.tell(.attached)
    }
    switch lifecycle.phase {
    case .active: child.activateBranch()
    case .inactive: report(Diagnosis(.attachedLate(child: child.ribletPath, parent: ribletPath), at: site))
    case .idle, .closing: break
    }
  }

  private final func mistakeIfAttached(_ child: RibletNode) -> Diagnosis.Kind? {
    if let current = child.parent {
      return current === self
        ? .attachedTwice(child: child.ribletPath, parent: ribletPath)
        : .attachedElsewhere(child: child.ribletPath, parent: current.ribletPath, newParent: ribletPath)
    }
    if child.isRoot { return .attachedRoot(child: child.ribletPath, parent: ribletPath) }
    if child === self || (!child.nodes.isEmpty && isBelow(child)) {
      return .attachedAncestor(child: child.ribletPath, parent: ribletPath)
    }
    return nil
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
  /// - Parameter name: What the child is called if it turns out to be a stranger without a node.
  @inline(never)
  final func detach(_ child: RibletNode?, named name: @autoclosure () -> RibletPath, at site: CallSite?) {
    guard let child, child.parent === self else {
      let kind = Diagnosis.Kind.detachedStranger(
        child: child?.ribletPath ?? name(), parent: ribletPath, actualParent: child?.parent?.ribletPath)
      report(Diagnosis(kind, at: site))
      return
    }
    switch child.lifecycle.phase {
    case .active: child.deactivateBranch(at: site)
    case .closing where child.isLeaving: break
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
    guard let parent else { return }
    if let runtime, runtime.isListening {
      // What is above a branch that was active until now has not moved; above others it may have.
      if !wasLeaving { segment = makeSegment() }
      tell(.detached)
    }
    if let index = parent.lastIndex(of: self) {
      let unlinked = parent.nodes.remove(at: index)
      self.parent = nil
      withExtendedLifetime(unlinked) {}
    }
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
