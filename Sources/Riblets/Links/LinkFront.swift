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

extension RibletNode {
  /// The places in front of a child of this riblet, or in front of the place that a new child would get; front first.
  final func placesInFront(of child: RouteList.Child?, shownAs shown: Shown) -> [PlacedView] {
    let shown = child?.shown ?? shown
    guard shown != .hidden, child != nil || !shown.isModal else { return [] }
    var above = child.map { [PlacedView.ID(isOfRoute: true, number: $0.number)] } ?? []
    /// The tab whose stack is the nearest one.
    var tab: RibletNode?
    var hasStack = false
    var window = self
    while window.madeNavigator?.host == nil, let parent = window.parent {
      if let place = parent.madeNavigator?.child(of: window) {
        if place.shown == .hidden { return [] }
        if place.shown == .tab, !hasStack { tab = window }
        hasStack = hasStack || place.shown == .tab || place.shown.isStacked
        above.append(PlacedView.ID(isOfRoute: true, number: place.number))
      }
      window = parent
    }
    let (stack, layers) = ScreenPlan(of: window).places(inFrontOf: above)
    let others = (layers + stack).filter { place in place.node.map { !isAtOrBelow($0) } ?? true }
    guard child == nil, shown == .pushed else { return others }
    // A new page comes on top of its stack: of the tab that the riblet is in, or of the layer.
    if let tab { return others.filter { $0.navigator?.owner?.isAtOrBelow(tab) == false } }
    return layers.filter { place in place.node.map { !isAtOrBelow($0) } ?? true }
  }
}
