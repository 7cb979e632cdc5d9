/// Says when the tree and the screen follow the lists of one tree. Held by the riblet at the top.
///
/// A move from within another one brings the tree to its list at once, and the screen follows when the outermost move is
/// done. While views and hosts are called, the tree does not change: moves that they make are carried out afterwards, and
/// before the outermost one returns.
@MainActor
final class TreeUpdates {
  /// The parts of the screen that change.
  enum Due { case nothing, view, screen }

  /// The number of moves that are being carried out within each other.
  private var depth = 0
  private var isShowing = false
  private var isDue = false
  /// False if nothing is to be done but to arrange ``dueView``.
  private var hasMore = false
  /// The riblet whose own view alone has to be arranged.
  private var dueView: Navigator?
  /// The riblets whose lists were changed by a view or host that was called.
  private var waiting: [RibletNode] = []
  /// The hosts of riblets that have left.
  private var emptied: [any ScreenHosting] = []
  private var pending: [PendingTransition] = []
  private var afterwards: [@MainActor () -> Void] = []

  /// Carries out what follows from a change of a list or of the tree.
  ///
  /// - Parameter afterwards: Called when tree and screen have changed.
  func run(
    _ navigator: Navigator, below owner: RibletNode, _ path: (hosting: Navigator?, top: Navigator),
    afterwards: (@MainActor () -> Void)?
  ) -> NavigationTransitionHandle {
    if let afterwards {
      self.afterwards.append(afterwards)
      hasMore = true
    }
    if isShowing {
      waiting.append(owner)
      hasMore = true
    } else {
      depth += 1
      follow(navigator, below: owner)
      depth -= 1
      if depth == 0 { return finish(path.top, path.hosting) }
    }
    guard let hosting = path.hosting else { return NavigationTransitionHandle() }
    hasMore = true
    // One that has begun belongs to moves that have changed nothing of the screen.
    if hosting.pending?.hasBegun != false {
      let transition = PendingTransition()
      hosting.pending = transition
      pending.append(transition)
    }
    return NavigationTransitionHandle(hosting.pending)
  }

  /// Makes several moves one change of the screen.
  func together<Failure: Error>(_ top: Navigator, _ moves: () throws(Failure) -> Void) throws(Failure) {
    depth += 1
    defer {
      depth -= 1
      if depth == 0, !isShowing { _ = finish(top, nil) }
    }
    try moves()
  }

  private func follow(_ navigator: Navigator, below owner: RibletNode) {
    navigator.follow(below: owner)
    switch navigator.due {
    case .nothing: break
    case .view where dueView == nil || dueView === navigator: dueView = navigator
    case .view, .screen: (isDue, hasMore) = (true, true)
    }
    navigator.due = .nothing
  }

  /// Shows the tree, and tells those who wait for that.
  private func finish(_ top: Navigator, _ hosting: Navigator?) -> NavigationTransitionHandle {
    // The usual case first.
    if !hasMore, showDueView(), !hasMore, top.states == nil { return NavigationTransitionHandle() }
    let transitions = hasMore ? show(top, hosting) : []
    if top.states != nil { top.sendState() }
    guard !afterwards.isEmpty else { return NavigationTransitionHandle(transitions) }
    let calls = afterwards
    afterwards = []
    for call in calls { call() }
    return NavigationTransitionHandle(transitions)
  }

  /// Shows the tree, and carries out what views and hosts have asked for meanwhile.
  private func show(_ top: Navigator, _ hosting: Navigator?) -> [any ScreenTransition] {
    var transitions: [any ScreenTransition] = []
    depth += 1
    while hasMore {
      hasMore = false
      while !waiting.isEmpty {
        let next = waiting.removeFirst()
        follow(next.navigator, below: next)
      }
      guard isDue || !emptied.isEmpty || !showDueView() else { continue }
      (isDue, dueView) = (false, nil)
      let plan = top.owner.map { ScreenPlan(of: $0, withContents: false) }
      isShowing = true
      showEmptied()
      transitions += plan?.show(for: hosting) ?? []
      isShowing = false
    }
    depth -= 1
    // Hosts that have gone show nothing.
    while let transition = pending.popLast() { transition.begin(nil) }
    return transitions
  }

  /// Arranges the one view that is due; false if the whole screen has to be shown for that.
  private func showDueView() -> Bool {
    guard let navigator = dueView else { return true }
    dueView = nil
    isShowing = true
    let isArranged = isDue || navigator.arrangePlainChildren()
    isShowing = false
    if !isArranged { (isDue, hasMore) = (true, true) }
    return isArranged
  }

  /// Empties the window of a riblet that leaves; at once if no move is being carried out.
  func empty(_ host: any ScreenHosting) {
    emptied.append(host)
    hasMore = true
    if depth == 0 { showEmptied() }
  }

  private func showEmptied() {
    while let host = emptied.popLast() { _ = host.show(.empty) }
  }
}

extension Navigator {
  /// Has tree and screen follow a change: at once, or when the outermost move is done.
  @discardableResult
  func update(
    below owner: RibletNode, _ due: TreeUpdates.Due = .screen, afterwards: (@MainActor () -> Void)? = nil
  ) -> NavigationTransitionHandle {
    if due != .nothing { self.due = due }
    if Self.heldBack != nil, owner.parent == nil, parentToBe == nil, !owner.isRoot {
      Self.heldBack = Self.heldBack.map { $0 + [owner] }
      return NavigationTransitionHandle()
    }
    let path = owner.navigationPath
    return path.top.updates.run(self, below: owner, path, afterwards: afterwards)
  }
}

extension RibletNode {
  /// Makes several moves in one tree one change of the screen.
  final func together<Failure: Error>(_ moves: () throws(Failure) -> Void) throws(Failure) {
    let top = navigationPath.top
    try top.updates.together(top, moves)
  }
}
