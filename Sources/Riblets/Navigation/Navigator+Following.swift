// The follower: brings the tree to the list, one child at a time.
//
// Each step may call the app, which may change the list, leave this riblet, or leave one above it. So each step looks at the
// list as it is then, and nothing is built below a riblet that has left.

extension Navigator {
  /// Brings the tree to the list. A call from within a step does nothing, as the running one looks at the list again.
  func follow(below owner: RibletNode) {
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    var seen = changes
    var (last, next) = (places.count, 0)
    while true {
      if seen != changes {
        seen = changes
        (last, next) = (places.count, 0)
      }
      if last > 0 {
        last -= 1
        if places[last].node != nil, !places[last].isWanted || places[last].isReleased {
          detach(at: last, below: owner)
        }
      } else if next < list.children.count, owner.canBuild {
        next += 1
        if isMissing(at: next - 1) { attach(list.children[next - 1], below: owner) }
      } else {
        return
      }
    }
  }

  private func isMissing(at index: Int) -> Bool {
    guard let place = place(of: list.children[index].number) else { return !list.isReleased(at: index) }
    return places[place].node == nil && !places[place].isReleased
  }

  /// Detaches a riblet. If it is released, its state is taken after its last callback.
  private func detach(at index: Int, below owner: RibletNode) {
    let place = places[index]
    guard let node = place.node else { return }
    node.isRouted = false
    node.hasLeftPlace = true
    if !place.isWanted { places.remove(at: index) }
    if owner.isParent(of: node) { owner.detach(node, at: nil) }
    guard place.isWanted, let index = self.place(of: place.number), places[index].node === node,
      let child = list.child(place.number)
    else { return }
    places[index].node = nil
    places[index].saved = SavedBranch(savedEntry(of: child, node, level: 0))
  }

  private func attach(_ child: RouteList.Child, below owner: RibletNode) {
    let saved = place(of: child.number).flatMap { places[$0].saved }
    let node = child.route.value.node(below: owner)
    // A builder that makes moves may have changed the list.
    guard isToAttach(child, below: owner) else { return }
    // The riblet of another route is refused and diagnosed, like one of another parent.
    guard !owner.isParent(of: node) else {
      owner.attach(node, at: nil)
      return refuse(child)
    }
    setPlace(Place(number: child.number, version: child.version, node: node))
    node.isRouted = true
    node.hasLeftPlace = false
    if let saved {
      restore(saved, in: node, below: owner)
      // So may the setter of a state, and builders further down.
      guard isToAttach(child, below: owner) else { return letGo(of: node, child, saved) }
    }
    owner.attach(node, at: nil)
    node.madeNavigator?.parentToBe = nil
    node.madeNavigator?.early = []
    guard self.node(of: child.number) === node else { return }
    guard owner.isParent(of: node) else {
      node.isRouted = false
      return refuse(child)
    }
    checkName(of: child.route, below: owner)
    for wait in waits where wait.place.matches(child.route.value) { wait.suspension.resume(.hasCome) }
  }

  /// Removes a child whose riblet could not be attached.
  private func refuse(_ child: RouteList.Child) {
    places.removeAll { $0.number == child.number }
    changeList { $0.child(child.number)?.version == child.version && $0.remove(child.number) }
  }

  /// Forgets a riblet that was built and is not to be attached any more.
  private func letGo(of node: RibletNode, _ child: RouteList.Child, _ saved: SavedBranch) {
    node.isRouted = false
    node.hasLeftPlace = true
    node.madeNavigator?.parentToBe = nil
    guard let index = place(of: child.number), places[index].node === node else { return }
    places[index].node = nil
    places[index].saved = saved
    if !places[index].isWanted { places.remove(at: index) }
  }

  /// True if a child that is being built is still to be attached.
  private func isToAttach(_ child: RouteList.Child, below owner: RibletNode) -> Bool {
    guard let index = list.index(of: child.number), list.children[index].version == child.version else { return false }
    return !list.isReleased(at: index) && owner.canBuild
  }
}

extension RibletNode {
  /// True while children can be attached: not closing, not ended, and not about to be detached.
  fileprivate final var canBuild: Bool { (lifecycle.phase == .idle || lifecycle.phase == .active) && !isLeft }
}
