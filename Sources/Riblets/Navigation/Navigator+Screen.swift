/// The state of one host: that of the whole tree, or of a riblet with a host of its own.
struct Showing {
  weak var host: (any ScreenHosting)?
  var isShowing = false
  var isAskedAgain = false
  /// The transition of moves that were made during the current one.
  var pending: PendingTransition?
}

/// The views that the riblets below one pass upwards.
@MainActor
struct ScreenParts {
  /// The numbers of parts before those of a riblet were added.
  struct Mark {
    let children, stack, layers: Int
  }

  var children: [PlacedView] = []
  var stack: [PlacedView] = []
  var layers: [ScreenContents.Layer] = []
  var question: PlacedAlert?

  nonisolated init() {}

  var mark: Mark { Mark(children: children.count, stack: stack.count, layers: layers.count) }

  /// Puts the stack of the selected tab below the views that are pushed over its container.
  mutating func lift(since mark: Mark, unless isHeld: @autoclosure () -> Bool = false) {
    // By indices here and below, since a loop over an array copies each place.
    for index in mark.children..<children.count where children[index].isSelected && !children[index].stack.isEmpty {
      if isHeld() { return }
      stack.insert(contentsOf: children[index].stack, at: mark.stack)
    }
  }

  /// The view that represents a riblet without a view: that of the selected tab, or else of the last child.
  func standIn(since mark: Mark) -> (any ViewControllable)? {
    let children = children[mark.children...]
    let child = children.last { $0.shown == .tab && $0.isSelected } ?? children.last { $0.shown != .tab }
    return child?.view
  }

  mutating func removeChildren(since mark: Mark) { children.removeLast(downTo: mark.children) }

  mutating func clear() {
    children.removeLast(downTo: 0)
    stack.removeLast(downTo: 0)
    layers.removeLast(downTo: 0)
    question = nil
  }

  mutating func ask(_ other: PlacedAlert) {
    if let question, question.id < other.id { return }
    question = other
  }
}

extension [PlacedView] {
  func isShowing(_ view: any ViewControllable) -> Bool {
    for index in indices where self[index].shownView === view { return true }
    return false
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  /// Removes the elements behind the first ones, and keeps the capacity. Faster for a few than to remove a range.
  fileprivate mutating func removeLast(downTo count: Int) {
    while self.count > count { removeLast() }
  }
}

extension Navigator {
  /// Shows the changes, unless a move further up is running and shows them at its end.
  func showFromTop(_ owner: RibletNode) -> MoveTransition {
    // Views that are embedded in the riblet's own view change nothing further up.
    let isOwn = isToBeArranged && !isToBeShown && owner.hasView
    var isWaiting = depth > 0
    if !isWaiting {
      isToBeShown = false
      isToBeArranged = false
    }
    guard showing.host == nil, var top = owner.parent else {
      return show(owner, isWaiting: isWaiting, isOwn, self, owner)
    }
    while true {
      let navigator = top.navigator
      // It shows everything at its end.
      if navigator.depth > 0 {
        isWaiting = true
        navigator.isToBeShown = true
      }
      guard navigator.showing.host == nil, let next = top.parent else {
        return navigator.show(top, isWaiting: isWaiting, isOwn, self, owner)
      }
      top = next
    }
  }

  /// - Parameters:
  ///   - isOwn: True if nothing changes but the view of one riblet.
  ///   - own: The navigator of that riblet.
  ///   - node: That riblet.
  private func show(
    _ owner: RibletNode, isWaiting: Bool, _ isOwn: Bool, _ own: Navigator, _ node: RibletNode
  ) -> MoveTransition {
    if isWaiting || showing.isShowing {
      showing.isAskedAgain = showing.isShowing
      guard showing.host != nil else { return MoveTransition() }
      let pending = showing.pending ?? PendingTransition()
      showing.pending = pending
      return MoveTransition(pending)
    }
    showing.isShowing = true
    var transition: (any ScreenTransition)?
    var isOwn = isOwn
    repeat {
      showing.isAskedAgain = false
      let pending = showing.pending
      showing.pending = nil
      if !isOwn {
        transition = showAll(owner)
        parts.clear()
      } else if !own.arrangePlainChildren(of: node) {
        parts.collect(below: node)
        parts.embed(since: ScreenParts.Mark(children: 0, stack: 0, layers: 0), in: own, of: node)
        parts.clear()
      }
      isOwn = false
      pending?.begin(transition)
    } while showing.isAskedAgain
    showing.isShowing = false
    return MoveTransition(transition)
  }

  /// Shows the children in the riblet's view and returns true, if none of them has more to show than a view in there:
  /// the usual case, which needs no parts.
  private func arrangePlainChildren(of owner: RibletNode) -> Bool {
    for index in owner.nodes.indices where owner.nodes[index].treeNavigation != nil { return false }
    for index in entries.indices where !entries[index].shown.isPartOfView { return false }
    // A closing riblet keeps the views in its view, without a record of them.
    guard owner.lifecycle.phase != .closing else { return true }
    swap(&embedded, &embeddedBefore)
    var index = 0
    while index < entries.count {
      if let view = entries[index].view {
        embedded.append(PlacedView(view, number: entries[index].number, of: self, shown: entries[index].shown))
      }
      index += 1
    }
    if embedded.count != embeddedBefore.count || embedded != embeddedBefore { passChildren(to: owner) }
    embeddedBefore.removeLast(downTo: 0)
    return true
  }

  /// Passes the embedded children to the container view.
  fileprivate func passChildren(to owner: RibletNode) {
    findRoom(of: owner)
    if let viewContainer {
      var index = 0
      while index < embeddedBefore.count {
        if let view = embeddedBefore[index].shownView, !embedded.isShowing(view) { viewContainer.hide(view) }
        index += 1
      }
      index = 0
      while index < embedded.count {
        if let view = embedded[index].shownView, !embeddedBefore.isShowing(view) { viewContainer.show(view) }
        index += 1
      }
    } else if let routeContainer {
      routeContainer.arrange(embedded)
    } else if let first = embedded.first, first.view != nil, let view = owner.view {
      NavigationMisuse.noRoom(view: "\(type(of: view))", children: embedded.count).report(to: owner.runtime)
    }
  }

  /// Finds out once whether the riblet's view is a container, since a cast is slow.
  fileprivate func findRoom(of owner: RibletNode) {
    guard !knowsRoom, let view = owner.view else { return }
    knowsRoom = true
    routeContainer = view as? any RouteContainer
    if routeContainer == nil { viewContainer = view as? any ContainerViewControllable }
  }

  private func showAll(_ owner: RibletNode) -> (any ScreenTransition)? {
    let mark = parts.mark
    parts.collect(below: owner)
    let view = owner.view
    if view != nil { parts.embed(since: mark, in: self, of: owner) } else { parts.lift(since: mark) }
    guard let host = showing.host else { return nil }
    var bottom: [PlacedView] = []
    if let view = view ?? parts.standIn(since: mark) { bottom.append(PlacedView(view)) }
    let screen = ScreenContents(
      layers: [ScreenContents.Layer(shown: .fullScreen, stack: bottom + parts.stack)] + parts.layers,
      question: parts.question)
    return host.show(screen)
  }

  func placed(_ view: (any ViewControllable)?, _ entry: Entry, isSelected: Bool = true) -> PlacedView {
    PlacedView(
      view, number: entry.number, of: self, shown: entry.shown, title: entry.shown == .tab ? entry.edge.title : "",
      isSelected: isSelected)
  }
}

extension ScreenParts {
  /// Adds the views that the children of a riblet pass upwards.
  fileprivate mutating func collect(below node: RibletNode) {
    if let navigation = node.madeNavigator {
      for entry in navigation.entries where entry.shown != .hidden { collect(entry, of: navigation) }
      if let asked = navigation.questions.first {
        ask(PlacedAlert(question: asked.question, id: asked.id, navigator: navigation))
      }
    }
    for child in node.nodes where child.treeNavigation != nil && !child.isRouted && child.navigator.showing.host == nil
    {
      let mark = mark
      collect(below: child)
      // Its own view was shown without a route.
      if child.hasView {
        embed(since: mark, in: child.navigator, of: child)
        removeChildren(since: mark)
      }
    }
  }

  private mutating func collect(_ entry: Navigator.Entry, of navigation: Navigator) {
    let isSelected = entry.shown != .tab || entry.number == navigation.selected
    guard let child = entry.node else {
      // Released: only its place exists.
      if entry.shown == .pushed { stack.append(navigation.placed(nil, entry)) }
      if entry.shown == .tab { children.append(navigation.placed(nil, entry, isSelected: isSelected)) }
      return
    }
    let mark = mark
    let asked = question
    if child.treeNavigation != nil { collect(below: child) }
    var view = entry.view
    if view != nil {
      if children.count > mark.children || child.madeNavigator?.embedded.isEmpty == false {
        embed(since: mark, in: child.navigator, of: child)
      }
    } else {
      switch entry.shown {
      case .embedded, .item, .overlay, .hidden: return  // Its children represent it.
      case .pushed, .sheet, .fullScreen, .tab:
        view = standIn(since: mark)
        lift(since: mark)
      }
    }
    removeChildren(since: mark)
    place(view, entry, of: navigation, isSelected: isSelected, since: mark)
    if !isSelected { question = asked }
  }

  private mutating func place(
    _ view: (any ViewControllable)?, _ entry: Navigator.Entry, of navigation: Navigator, isSelected: Bool,
    since mark: Mark
  ) {
    var placed = navigation.placed(view, entry, isSelected: isSelected)
    switch entry.shown {
    case .embedded, .item, .overlay: children.append(placed)
    case .tab:
      placed.stack = Array(stack[mark.stack...])
      stack.removeSubrange(mark.stack...)
      if !isSelected { layers.removeSubrange(mark.layers...) }
      children.append(placed)
    case .pushed:
      if view != nil { stack.insert(placed, at: mark.stack) }
    case .sheet, .fullScreen:
      let layer = ScreenContents.Layer(shown: entry.shown, stack: (view == nil ? [] : [placed]) + stack[mark.stack...])
      stack.removeSubrange(mark.stack...)
      // A riblet without a view that has nothing to show yet makes no layer.
      if !layer.stack.isEmpty { layers.insert(layer, at: mark.layers) }
    case .hidden: break
    }
  }

  /// Passes children to the container view, if they have changed.
  fileprivate mutating func embed(since mark: Mark, in navigation: Navigator, of node: RibletNode) {
    navigation.findRoom(of: node)
    lift(since: mark, unless: navigation.routeContainer?.holdsStacks == true)
    // A closing riblet keeps the views in its view, without a record of them.
    guard hasOthers(since: mark, than: navigation.embedded), node.lifecycle.phase != .closing else { return }
    swap(&navigation.embedded, &navigation.embeddedBefore)
    navigation.embedded.append(contentsOf: children[mark.children...])
    navigation.passChildren(to: node)
    navigation.embeddedBefore.removeLast(downTo: 0)
  }

  private func hasOthers(since mark: Mark, than embedded: [PlacedView]) -> Bool {
    guard children.count - mark.children == embedded.count else { return true }
    for index in embedded.indices where children[mark.children + index] != embedded[index] { return true }
    return false
  }
}

extension PlacedView {
  fileprivate var shownView: (any ViewControllable)? { isSelected ? view : nil }
}
