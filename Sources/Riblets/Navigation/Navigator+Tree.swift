extension Navigator {
  /// Updates the tree from the list, and the screen from the tree.
  func settle() {
    if let owner { settle(below: owner) }
  }

  @discardableResult
  func settle(below owner: RibletNode) -> MoveTransition {
    settled = 0
    depth += 1
    while !leaving.isEmpty || settled < entries.count { step(below: owner) }
    depth -= 1
    return isToBeShown || isToBeArranged ? showFromTop(owner) : MoveTransition()
  }

  private func step(below owner: RibletNode) {
    if !leaving.isEmpty {
      let child = leaving.count == 1 ? leaving.removeLast() : leaving.removeFirst()
      if owner.isParent(of: child) { owner.detach(child, at: nil) }
      return
    }
    let index = settled
    settled += 1
    let isReleased = isReleased(at: index)
    if let child = attachedChild(at: index) {
      guard isReleased else { return }
      entries[index].saved = SavedBranch(savedEntry(of: entries[index]))
      entries[index].clear()
      letGo(of: child)
    } else if !isReleased, !entries[index].isBeingBuilt {
      attach(at: index, to: owner)
    }
  }

  private func isReleased(at index: Int) -> Bool {
    let shown = entries[index].shown
    guard shown == .tab || shown == .pushed, entries[index].edge.isReleasedWhenCovered else { return false }
    guard shown == .pushed else { return entries[index].number != selected }
    for above in entries[(index + 1)...] where above.shown == .pushed { return true }
    return false
  }

  private func attach(at index: Int, to owner: RibletNode) {
    let (edge, number, saved) = (entries[index].edge, entries[index].number, entries[index].saved)
    entries[index].isBeingBuilt = true
    let node = edge.node(below: owner)
    // A builder that makes moves may have changed the list: then the next step handles it.
    guard let index = place(of: number, near: index), entries[index].isBeingBuilt else { return settled = 0 }
    guard !isReleased(at: index) else {
      entries[index].isBeingBuilt = false
      return settled = 0
    }
    entries[index].place(node)
    node.isRouted = true
    if let saved { take(saved.entry, for: node) }
    noteView(of: node)
    owner.attach(node, at: nil)
    if !owner.isParent(of: node), let index = place(of: number, near: index), attachedChild(at: index) === node {
      // Refused, which was diagnosed.
      entries[index].clear()
      remove(at: index)
    }
    if !waiting.isEmpty { wake(for: edge) }
  }

  private func place(of number: UInt32, near index: Int) -> Int? {
    index < entries.count && entries[index].number == number ? index : self.index(of: number)
  }

  /// Removes the entries of a child that was detached by `detachChild`; usually one, unless two routes built one riblet.
  private func didUnlink(_ child: RibletNode, below owner: RibletNode) {
    var index = entries.count
    while index > 0 {
      index -= 1
      guard attachedChild(at: index) === child else { continue }
      entries[index].clear()
      remove(at: index)
      noteView(of: child)
    }
    if depth == 0 { settle(below: owner) }
  }

  func follow(_ child: RibletNode, below owner: RibletNode) {
    if child.isRouted {
      child.isRouted = false
      // The move that removes it records the change.
      if depth > 0 { return didUnlink(child, below: owner) }
      didUnlink(child, below: owner)
    }
    isToBeShown = true
    if depth == 0 { _ = showFromTop(owner) }
  }
}
