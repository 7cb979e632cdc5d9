extension Navigator {
  /// Brings the tree to the list, and the screen to the tree.
  @discardableResult
  func settle() -> MoveTransition {
    depth += 1
    while step() {}
    depth -= 1
    return showFromTop()
  }

  private func step() -> Bool {
    guard let owner else { return false }
    if !leaving.isEmpty {
      let child = leaving.removeFirst()
      if child.parent === owner { owner.detach(child, at: nil) }
      return true
    }
    for index in entries.indices {
      let isReleased = isReleased(at: index)
      if let child = entries[index].node {
        guard isReleased else { continue }
        entries[index].saved = savedEntry(of: entries[index])
        entries[index].node = nil
        leaving.append(child)
        return true
      }
      guard !isReleased, !entries[index].isBeingBuilt else { continue }
      attach(at: index, to: owner)
      return true
    }
    return false
  }

  private func isReleased(at index: Int) -> Bool {
    let entry = entries[index]
    guard type(of: entry.edge).whenCovered == .released else { return false }
    switch entry.shown {
    case .tab: return entry.number != selected
    case .pushed: return entries[(index + 1)...].contains { $0.shown == .pushed }
    case .embedded, .item, .sheet, .fullScreen, .overlay, .hidden: return false
    }
  }

  private func attach(at index: Int, to owner: RibletNode) {
    let entry = entries[index]
    entries[index].isBeingBuilt = true
    let child = entry.edge.buildChild(below: owner)
    let node = child as? RibletNode ?? AdoptedNode.place(of: child) ?? AdoptedNode(child)
    // A builder that moves may have changed the list.
    guard let index = self.index(of: entry.number) else { return }
    entries[index].isBeingBuilt = false
    // Other arguments, or covered meanwhile: the next step sees to it.
    guard entries[index].edge.isEqual(to: entry.edge), !isReleased(at: index) else { return }
    entries[index].node = node
    entries[index].saved = nil
    node.isRouted = true
    if let saved = entry.saved { take(saved, for: node) }
    owner.attach(node, at: nil)
    if node.parent !== owner, let index = self.index(of: entry.number), entries[index].node === node {
      // Refused, which was reported.
      entries[index].node = nil
      remove(at: index)
    }
    if !waiting.isEmpty { wake(for: entry.edge) }
  }

  /// Drops the entry of a child that was detached by hand.
  private func didUnlink(_ child: RibletNode) {
    guard let index = entries.firstIndex(where: { $0.node === child }) else { return }
    entries[index].node = nil
    remove(at: index)
    if depth == 0 { settle() }
  }

  func followTree(below node: RibletNode, childThatLeft: RibletNode?) {
    let own = node.navigator
    if let child = childThatLeft, child.isRouted {
      child.isRouted = false
      own.didUnlink(child)
    }
    if own.depth == 0 { _ = own.showFromTop() }
  }
}
