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
    var (seen, next, list) = (changes, 0, list)
    while true {
      if seen != changes { (seen, next, list) = (changes, 0, self.list) }
      if let place = nextToDetach() {
        detach(place, below: owner)
      } else if next < list.children.count {
        let index = next
        next += 1
        let child = list.children[index]
        if places[of: child.number]?.node != nil || list.isReleased(at: index) { continue }
        guard owner.canBuild else { return }
        // The list is not shared while the app may change it.
        list = RouteList()
        attach(child, below: owner)
        list = self.list
      } else {
        return
      }
    }
  }

  /// Detaches a riblet. If it is released, its state is taken after its last callback.
  private func detach(_ place: ChildPlace, below owner: RibletNode) {
    guard let node = place.node else { return }
    node.isRouted = false
    node.hasLeftPlace = true
    if !isWanted(place) { setPlace(place.number, nil) }
    noteScreen(of: node, as: place.shown)
    if owner.isParent(of: node) { owner.detach(node, at: nil) }
    guard isWanted(place), places[of: place.number] === place else { return }
    place.node = nil
    if let child = list.child(place.number) { place.saved = SavedBranch(savedEntry(of: child, node, level: 0)) }
  }

  private func attach(_ child: RouteList.Child, below owner: RibletNode) {
    let change = changes
    let saved = places[of: child.number]?.saved
    building = ChildHandle(of: child)
    let node = saved == nil ? child.route.value.node(below: owner) : rebuild(child, below: owner)
    building = nil
    // A builder that makes moves may have changed the list.
    guard isToAttach(child, below: owner, since: change) else { return }
    // The riblet of another route is refused and diagnosed, like one of another parent.
    guard !owner.isParent(of: node) else {
      owner.attach(node, at: nil)
      return refuse(child)
    }
    let place = ChildPlace(of: child, node: node, wantedIn: changes)
    setPlace(child.number, place)
    node.isRouted = true
    node.hasLeftPlace = false
    if let saved {
      restore(saved, in: node, below: owner)
      // So may the setter of a state, and builders further down.
      guard isToAttach(child, below: owner, since: change) else { return letGo(of: node, child, saved) }
    }
    owner.attach(node, at: nil)
    noteScreen(of: node, as: child.shown)
    if let navigator = node.madeNavigator {
      navigator.parentToBe = nil
      navigator.early = []
    }
    guard changes == change || places[of: child.number] === place else { return }
    guard owner.isParent(of: node) else {
      node.isRouted = false
      return refuse(child)
    }
    for wait in waits where child.route.value.isAt(wait.place) { wait.suspension.resume(.hasCome) }
  }

  /// Builds a riblet to be restored. Moves that its builder makes wait for the saved children.
  private func rebuild(_ child: RouteList.Child, below owner: RibletNode) -> RibletNode {
    let outer = Self.heldBack
    Self.heldBack = []
    let node = child.route.value.node(below: owner)
    let others = Self.heldBack?.filter { $0 !== node } ?? []
    Self.heldBack = outer
    for other in others { other.navigator.update(below: other) }
    return node
  }

  /// Removes a child whose riblet could not be attached.
  private func refuse(_ child: RouteList.Child) {
    setPlace(child.number, nil)
    changeList { $0.child(child.number)?.version == child.version && $0.remove(child.number) }
  }

  /// Forgets a riblet that was built and is not to be attached any more.
  private func letGo(of node: RibletNode, _ child: RouteList.Child, _ saved: SavedBranch) {
    node.isRouted = false
    node.hasLeftPlace = true
    node.madeNavigator?.parentToBe = nil
    guard let place = places[of: child.number], place.node === node else { return }
    // Released again while it was restored: with what was asked of it meanwhile.
    let state = SavedBranch(savedEntry(of: child, node, level: 0), path: saved.path, omissions: saved.omissions)
    setPlace(child.number, isWanted(place) ? ChildPlace(of: child, saved: state, wantedIn: changes) : nil)
  }

  /// True if a child that is being built is still to be attached.
  private func isToAttach(_ child: RouteList.Child, below owner: RibletNode, since change: Int) -> Bool {
    guard owner.canBuild else { return false }
    if changes == change { return true }
    guard let index = list.index(of: child.number), list.children[index].version == child.version else { return false }
    return !list.isReleased(at: index)
  }
}

extension RibletNode {
  /// True while children can be attached: not closing, not ended, and neither this riblet nor one above it is to be detached.
  fileprivate final var canBuild: Bool { !isEnding && isStaying }

  private final var isStaying: Bool { !hasLeftPlace && (parentOrParentToBe?.isStaying ?? true) }
}
