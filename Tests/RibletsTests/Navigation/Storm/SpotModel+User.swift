import Riblets

/// The acts of the user.
extension SpotModel {
  /// The user leaves what is pushed or presented, the one in front first.
  mutating func userLeaves(_ riblets: [Int]) {
    for id in riblets { userLeaves(id) }
  }

  private mutating func userLeaves(_ id: Int) {
    guard let parent = parent(of: id), let index = parent.children.firstIndex(where: { $0.id == id }) else { return }
    let child = parent.children[index]
    if child.isKept { return userTries(toLeave: id) }
    change(parent.id) { $0.remove(index) }
    notes.append("\(parent.id) left \(child.route?.text ?? "?")")
  }

  /// Those are told who hold it, or something below it; for a released one that is its parent.
  mutating func userTries(toLeave id: Int) {
    guard let parent = parent(of: id), let child = self[id] else { return }
    tellHolders(of: child, below: parent.id)
  }

  private mutating func tellHolders(of child: Riblet, below parent: Int) {
    let isThere = isAttached(child.id)
    if child.isHeld || (!isThere && child.all.contains(where: \.isHeld)) {
      notes.append("\(parent) tried \(child.route?.text ?? "?")")
    }
    guard isThere else { return }
    for inner in child.children + child.guests { tellHolders(of: inner, below: child.id) }
  }

  mutating func userSelects(_ id: Int) {
    guard let parent = parent(of: id), let route = self[id]?.route else { return }
    carryOut(.select(route.id), at: parent.id)
  }

  /// - Returns: What `goBack()` returns.
  mutating func goBack(in window: Int = 0) -> Bool {
    if let question = questions.first(where: { self.window(of: $0.asker) == window }) {
      if question.canBeCancelled { questions.removeAll { $0.number == question.number } }
      return true
    }
    guard let layer = screen(of: window).layers.last, var front = layer.stack.last else { return false }
    if layer.stack.count == 1, let part = front.view?.inside.first(where: { $0.shown == .tab && $0.isSelected }),
      let page = part.stack.last
    {
      front = page
    }
    if handleStep(front.handlers) { return true }
    switch front.shown {
    case .pushed, .sheet: userLeaves(front.riblet)
    case .fullScreen:
      var above: [Int] = []
      while above.last != window, let parent = parent(of: above.last ?? front.riblet) { above.append(parent.id) }
      return handleStep(above)
    case .embedded, .item, .tab, .overlay, .hidden: return false
    }
    return true
  }

  private mutating func handleStep(_ riblets: [Int]) -> Bool {
    guard let handler = riblets.first(where: { (self[$0]?.backSteps ?? 0) > 0 }) else { return false }
    change(handler) { $0.backSteps -= 1 }
    return true
  }

  // MARK: Links

  enum LinkEnd {
    case arrived
    case held(Route)
    /// For the first child of the path, below that riblet.
    case waits(below: Int, path: [Route])
  }

  /// Follows a link: on the way what is above a child in the same list goes, at the end everything in front.
  ///
  /// - Parameters:
  ///   - awaited: The child of the path that the link does not open itself.
  ///   - hasWaited: True for a link that has waited: a released child does not end the wait.
  /// - Returns: How it ends, and the states on the way.
  mutating func follow(
    _ path: [Route], from start: Int = 0, awaiting awaited: Route?, hasWaited: Bool = false
  ) -> (end: LinkEnd, steps: [SpotModel]) {
    var place = start
    var steps: [SpotModel] = []
    for (index, step) in path.enumerated() {
      steps.append(self)
      guard let riblet = self[place] else { break }
      var (route, shown) = (step, step.id.kind.shown)
      if step == awaited {
        // Its arguments, and how it is shown, are up to those who open it.
        let there = riblet.children.indices.last {
          riblet.children[$0].route?.id == step.id && !(hasWaited && riblet.isReleased($0))
        }
        guard let there else { return (.waits(below: place, path: Array(path[index...])), steps) }
        (route, shown) = (riblet.children[there].route ?? step, riblet.children[there].shown)
      }
      let peers = riblet.children.filter { $0.shown.isOneKind(with: shown) }
      let same = peers.last { $0.route == route } ?? peers.last { $0.route?.id == route.id }
      if let same {
        let above = shown.isOnStack ? Array(peers.reversed().prefix { $0.id != same.id }.map(\.id)) : []
        if let held = heldUp(above + (same.route == route ? [] : [same.id])) { return (.held(held), steps) }
        if same.route == route { leave(above) }
      }
      carryOut(.to(route, .popTo, as: shown), at: place)
      place = self[place]?.children.last { $0.route == route && $0.shown.isOneKind(with: shown) }?.id ?? 0
    }
    // A released riblet that is uncovered brings its pages back, which may be in front, too.
    while true {
      steps.append(self)
      let front = front(of: place)
      if front.isEmpty { return (.arrived, steps) }
      if let held = heldUp(front) { return (.held(held), steps) }
      leave(front)
    }
  }

  private mutating func leave(_ riblets: [Int]) {
    for id in riblets {
      guard let parent = parent(of: id) else { continue }
      change(parent.id) { riblet in
        if let index = riblet.children.firstIndex(where: { $0.id == id }) { riblet.remove(index) }
      }
    }
  }

  /// - Returns: What is held, and so prevents that these riblets leave.
  private mutating func heldUp(_ riblets: [Int]) -> Route? {
    for id in riblets {
      guard let held = self[id]?.all.first(where: \.isHeld) else { continue }
      userTries(toLeave: id)
      return held.route
    }
    return nil
  }

  private func isInOtherTab(_ id: Int) -> Bool {
    guard let parent = parent(of: id), let riblet = self[id] else { return false }
    return (riblet.shown == .tab && !riblet.isSelected) || isInOtherTab(parent.id)
  }

  /// The riblets in front of the view in which a riblet is, the first one in front of all others.
  private func front(of id: Int) -> [Int] {
    guard let window = window(of: id), !isInOtherTab(id) else { return [] }
    var front: [Int] = []
    for layer in screen(of: window).layers.reversed() {
      for part in layer.stack.reversed() {
        if part.contains(id) { return front + part.front(of: id) }
        if part.riblet != window { front.append(part.riblet) }
      }
      // A sheet that nothing stands for has gone with its pages, or else is in front as well.
      if !front.contains(layer.riblet) { front.append(layer.riblet) }
    }
    return front
  }
}

extension SpotModel.Part {
  fileprivate func contains(_ id: Int) -> Bool {
    riblet == id || view?.riblet == id || (stack + (view?.inside ?? [])).contains { $0.contains(id) }
  }

  /// The pages in front of it in the stack of a tab.
  fileprivate func front(of id: Int) -> [Int] {
    guard let tab = view?.inside.first(where: { $0.contains(id) }) else { return [] }
    return tab.stack.reversed().prefix { !$0.contains(id) }.map(\.riblet)
  }
}
