extension Navigator {
  /// Updates the tree from the list, and the screen from the tree.
  @discardableResult
  func settle() -> MoveTransition {
    settled = 0
    depth += 1
    // Once, since each read of an unowned reference counts a reference.
    if let owner { while step(below: owner) {} }
    depth -= 1
    return isToBeShown || isToBeArranged ? showFromTop() : MoveTransition()
  }

  private func step(below owner: RibletNode) -> Bool {
    if !leaving.isEmpty {
      let child = leaving.removeFirst()
      if child.parent === owner { owner.detach(child, at: nil) }
      return true
    }
    guard settled < entries.count else { return false }
    let index = settled
    settled += 1
    let isReleased = isReleased(at: index)
    if let child = entries[index].node {
      guard isReleased else { return true }
      entries[index].saved = SavedBranch(savedEntry(of: entries[index]))
      entries[index].node = nil
      letGo(of: child)
    } else if !isReleased, !entries[index].isBeingBuilt {
      attach(at: index, to: owner)
    }
    return true
  }

  private func isReleased(at index: Int) -> Bool {
    let shown = entries[index].shown
    guard shown == .tab || shown == .pushed, type(of: entries[index].edge).whenCovered == .released else {
      return false
    }
    guard shown == .pushed else { return entries[index].number != selected }
    for above in entries[(index + 1)...] where above.shown == .pushed { return true }
    return false
  }

  private func attach(at index: Int, to owner: RibletNode) {
    let (edge, number, saved) = (entries[index].edge, entries[index].number, entries[index].saved)
    entries[index].isBeingBuilt = true
    let node = edge.buildChild(below: owner)
    // A builder that makes moves may have changed the list: then the next step handles it.
    guard let index = place(of: number, near: index), entries[index].isBeingBuilt else { return settled = 0 }
    entries[index].isBeingBuilt = false
    guard !isReleased(at: index) else { return settled = 0 }
    entries[index].node = node
    entries[index].saved = nil
    node.isRouted = true
    if let saved { take(saved.entry, for: node) }
    noteView(of: node)
    owner.attach(node, at: nil)
    if node.parent !== owner, let index = place(of: number, near: index), entries[index].node === node {
      // Refused, which was diagnosed.
      entries[index].node = nil
      remove(at: index)
    }
    if !waiting.isEmpty { wake(for: edge) }
  }

  private func place(of number: UInt32, near index: Int) -> Int? {
    index < entries.count && entries[index].number == number ? index : self.index(of: number)
  }

  /// Removes the entry of a child that was detached by `detachChild`.
  private func didUnlink(_ child: RibletNode) {
    for index in entries.indices where entries[index].node === child {
      entries[index].node = nil
      remove(at: index)
      noteView(of: child)
      if depth == 0 { settle() }
      return
    }
  }

  func followTree(below node: RibletNode, childThatLeft: RibletNode?) {
    let own = node.navigator
    if let child = childThatLeft, child.isRouted {
      child.isRouted = false
      // The move that removes it records the change.
      if own.depth > 0 { return own.didUnlink(child) }
      own.didUnlink(child)
    }
    own.isToBeShown = true
    if own.depth == 0 { _ = own.showFromTop() }
  }
}
