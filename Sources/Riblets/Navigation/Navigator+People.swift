extension Navigator {
  /// Removes a child that the user has left, and notifies the interactor when tree and screen have changed. A held child stays, and
  /// is shown again.
  func personDidLeave(_ number: UInt32) {
    guard let owner, let child = list.child(number) else { return }
    guard !isHeld(child) else {
      update(below: owner) { [self] in tellThatPersonTriedToLeave(child) }
      return
    }
    changeList { $0.remove(number) }
    update(below: owner) { [interactable = owner.anyInteractable] in
      child.route.value.tellThatPersonLeft(interactable)
    }
  }

  func personDidTryToLeave(_ number: UInt32) {
    guard let child = list.child(number) else { return }
    tellThatPersonTriedToLeave(child)
  }

  func personDidSelect(_ number: UInt32) {
    guard let owner, list.child(number)?.shown == .tab, changeList({ $0.select(number) }) else { return }
    update(below: owner)
  }

  // MARK: Holds

  func isHeld(_ number: UInt32) -> Bool { list.child(number).map { isHeld($0) } ?? false }

  private func isHeld(_ child: RouteList.Child) -> Bool {
    guard !child.isHeld, let place = places[child.number] else { return child.isHeld }
    return place.node?.isHoldingBelow ?? place.saved?.entry.isHoldingBelow ?? false
  }

  /// True if a child here or further down is held.
  fileprivate var isHolding: Bool { list.children.contains { isHeld($0) } }

  /// Notifies the interactors that hold the child or something below it. Without one, as in a released riblet, the parent of
  /// the child is notified.
  private func tellThatPersonTriedToLeave(_ child: RouteList.Child) {
    let node = node(of: child.number)
    node?.tellThatPersonTriedToLeave()
    guard let owner, child.isHeld || (node == nil && isHeld(child)) else { return }
    child.route.value.tellThatPersonTriedToLeave(owner.anyInteractable)
  }

  fileprivate func tellHolders() {
    for child in list.children where isHeld(child) { tellThatPersonTriedToLeave(child) }
  }
}

extension NavigationState.Entry {
  fileprivate var isHoldingBelow: Bool { below.contains { $0.isHeld || $0.isHoldingBelow } }
}

extension RibletNode {
  fileprivate final var isHoldingBelow: Bool {
    if madeNavigator?.isHolding == true { return true }
    for child in nodes where child.treeNavigation != nil && !child.isRouted && child.isHoldingBelow { return true }
    return false
  }

  fileprivate final func tellThatPersonTriedToLeave() {
    madeNavigator?.tellHolders()
    for child in nodes where child.treeNavigation != nil && !child.isRouted { child.tellThatPersonTriedToLeave() }
  }
}
