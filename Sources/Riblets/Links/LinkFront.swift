// What a link removes: everything in front of its destination.

extension ScreenPlan {
  /// The places in front of the first of these that is on the screen, and else of the view at the back; front first.
  fileprivate func places(inFrontOf candidates: [PlacedView.ID]) -> (sameStack: [PlacedView], layers: [PlacedView]) {
    for id in candidates + [contents.layers[0].stack.first?.id].compactMap(\.self) {
      for (index, layer) in contents.layers.enumerated() {
        for (position, place) in layer.stack.enumerated() {
          let within = inside[place.id] ?? []
          let start = place.id == id ? 0 : within.firstIndex { $0.id == id }.map { $0 + 1 }
          guard let start else { continue }
          let above = within[start...] + layer.stack[(position + 1)...]
          return (above.reversed(), contents.layers[(index + 1)...].compactMap(\.place).reversed())
        }
      }
    }
    return ([], [])
  }
}

extension Navigator {
  /// Returns what is found if the list is another one, and the tree has followed it; nothing is changed.
  func look<Result>(at other: RouteList, _ find: () -> Result) -> Result {
    let real = list
    var covered: [(place: ChildPlace, node: RibletNode)] = []
    for index in other.children.indices where other.isReleased(at: index) {
      guard let place = places[of: other.children[index].number], let node = place.node else { continue }
      covered.append((place, node))
      place.node = nil
    }
    list = other
    defer {
      list = real
      for (place, node) in covered { place.node = node }
    }
    return find()
  }
}

extension RibletNode {
  /// The places in front of a child of this riblet, front first; none if it is hidden, or in a tab that is not selected. A child
  /// that is not built yet is in the list only.
  final func placesInFront(of child: RouteList.Child) -> [PlacedView] {
    // A new layer comes in front of all others.
    guard child.shown != .hidden, !child.shown.isModal || navigator.node(of: child.number) != nil else { return [] }
    var above = [PlacedView.ID(isOfRoute: true, number: child.number)]
    var window = self
    while window.madeNavigator?.host == nil, let parent = window.parent {
      if let list = parent.madeNavigator?.list, let place = parent.madeNavigator?.child(of: window) {
        if place.shown == .hidden || !list.isSelected(place) { return [] }
        above.append(PlacedView.ID(isOfRoute: true, number: place.number))
      }
      window = parent
    }
    let (stack, layers) = ScreenPlan(of: window).places(inFrontOf: above)
    return (layers + stack).filter { place in place.node.map { !isAtOrBelow($0) } ?? true }
  }
}
