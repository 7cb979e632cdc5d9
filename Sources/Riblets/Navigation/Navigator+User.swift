extension Navigator {
  /// Removes children that the user has left, and notifies the interactors when tree and screen have changed. Held ones stay, and
  /// are shown again.
  static func userDidLeave(_ places: [PlacedView]) {
    var afterwards: [(navigator: Navigator, owner: RibletNode, call: @MainActor () -> Void)] = []
    // All lists first, so that nothing is uncovered in between.
    for place in places {
      guard let navigator = place.navigator, let owner = navigator.owner, let child = navigator.list.child(place.number)
      else { continue }
      if navigator.isHeld(child) {
        afterwards.append((navigator, owner, { navigator.tellThatUserTriedToLeave(child) }))
      } else {
        navigator.changeList { $0.remove(place.number) }
        let interactable = owner.anyInteractable
        afterwards.append((navigator, owner, { child.route.value.tellThatUserLeft(interactable) }))
      }
    }
    afterwards.first?.owner.together {
      for (navigator, owner, call) in afterwards { navigator.update(below: owner, afterwards: call) }
    }
  }

  func userDidTryToLeave(_ number: UInt32) {
    if let child = list.child(number) { tellThatUserTriedToLeave(child) }
  }

  func userDidSelect(_ number: UInt32) {
    guard let owner, list.child(number)?.shown == .tab, changeList({ $0.select(number) }) else { return }
    update(below: owner)
  }

  // MARK: Holds

  func isHeld(_ number: UInt32) -> Bool { list.child(number).map { isHeld($0) } ?? false }

  private func isHeld(_ child: RouteList.Child) -> Bool {
    guard !child.isHeld, let place = places[of: child.number] else { return child.isHeld }
    return place.node?.isHoldingBelow ?? place.saved?.entry.isHoldingBelow ?? false
  }

  /// True if a child here or further down is held.
  fileprivate var isHolding: Bool { list.children.contains { isHeld($0) } }

  /// Notifies the interactors that hold the child or something below it. Without one, as in a released riblet, the parent of
  /// the child is notified.
  private func tellThatUserTriedToLeave(_ child: RouteList.Child) {
    let node = node(of: child.number)
    node?.tellThatUserTriedToLeave()
    guard let owner, child.isHeld || (node == nil && isHeld(child)) else { return }
    child.route.value.tellThatUserTriedToLeave(owner.anyInteractable)
  }

  fileprivate func tellHolders() {
    for child in list.children where isHeld(child) { tellThatUserTriedToLeave(child) }
  }
}

extension NavigationState.Entry {
  fileprivate var isHoldingBelow: Bool { below.contains { $0.isHeld || $0.isHoldingBelow } }
}

extension RibletNode {
  fileprivate final var isHoldingBelow: Bool {
    madeNavigator?.isHolding == true || branches.contains { $0.isHoldingBelow }
  }

  fileprivate final func tellThatUserTriedToLeave() {
    madeNavigator?.tellHolders()
    for child in branches { child.tellThatUserTriedToLeave() }
  }
}
