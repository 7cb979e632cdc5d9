extension ScreenPlan {
  /// The place that the user sees in front: the last page, or what is at the bottom of the layer in front.
  var front: PlacedView? {
    var front = contents.layers.last?.stack.last
    while let place = front, let page = inside[place.id]?.last { front = page }
    return front
  }

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
  /// Takes one step back, like the back button of a system. An alert gets its cancelling answer, if it has one. Otherwise the
  /// riblet in front is asked first, then those above it, and then the place in front is left.
  ///
  /// - Returns: False if there is no way back.
  @discardableResult
  public final func goBack() -> Bool {
    let plan = ScreenPlan(of: self)
    if let alert = plan.contents.question {
      if let cancel = alert.question.answers.first(where: { $0.role == .cancel }) { alert.personDidAnswer(cancel) }
      return true
    }
    guard let front = plan.front else { return handleBack() }
    if (front.node ?? self).handleBack() { return true }
    guard front.shown == .pushed || front.shown == .sheet else {
      // Nothing behind a full screen is left, but the riblets above it may handle the step.
      var above = front.node === self ? nil : front.node?.parent
      while let node = above {
        if node.handlesBack { return true }
        above = node === self ? nil : node.parent
      }
      return false
    }
    if front.isHeld { front.personDidTryToLeave() } else { front.personDidLeave() }
    return true
  }

  /// Asks the interactors of the riblets in one view, the innermost first.
  private final func handleBack() -> Bool {
    for child in (madeNavigator?.list.children ?? []).reversed() where child.shown.isPartOfView || child.shown == .tab {
      guard let navigator = madeNavigator, navigator.list.isSelected(child) else { continue }
      if navigator.node(of: child.number)?.handleBack() == true { return true }
    }
    for child in nodes.reversed() where child.treeNavigation != nil && !child.isRouted {
      if child.handleBack() { return true }
    }
    return handlesBack
  }

  private final var handlesBack: Bool { (anyInteractable as? any BackHandling)?.goBack() ?? false }

  /// Shows everything below this riblet by a host, which is held weakly: the root's window, or the window of a riblet that is
  /// shown as ``Shown/hidden``. The host of any other riblet shows nothing, which is diagnosed.
  ///
  /// - Returns: The transition of the first screen.
  @discardableResult
  public final func show(in host: any ScreenHosting) -> MoveTransition {
    navigator.host = host
    navigator.shownScreen = nil
    return navigator.update(below: self)
  }
}

// MARK: What is in front

extension RibletNode {
  /// The places in front of a child of this riblet, or in front of the place that a new child would get; front first.
  final func placesInFront(of child: RouteList.Child?, shownAs shown: Shown) -> [PlacedView] {
    let shown = child?.shown ?? shown
    guard shown != .hidden, child != nil || !shown.isModal else { return [] }
    var above: [PlacedView.ID] = []
    if let child { above.append(PlacedView.ID(isOfRoute: true, number: child.number)) }
    var (window, tab): (RibletNode, RibletNode?) = (self, nil)
    while window.madeNavigator?.host == nil, let parent = window.parent {
      if let place = parent.madeNavigator?.child(of: window) {
        if place.shown == .hidden { return [] }
        if place.shown == .tab, above.count == (child == nil ? 0 : 1), tab == nil { tab = window }
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

  final func isAtOrBelow(_ other: RibletNode) -> Bool {
    var node: RibletNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
