/// The buffers and the state of one host: that of the whole tree, or of a riblet with a host of its own.
struct Showing {
  weak var host: (any ScreenHosting)?
  var isShowing = false
  var isAskedAgain = false
  /// The transition of moves that were made during the current one.
  var pending: PendingTransition?
  var parts = ScreenParts()
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
  mutating func lift(since mark: Mark) {
    for child in children[mark.children...] where child.isSelected && !child.stack.isEmpty {
      stack.insert(contentsOf: child.stack, at: mark.stack)
    }
  }

  /// The view that represents a riblet without a view: that of the selected tab, or else of the last child.
  func standIn(since mark: Mark) -> (any ViewControllable)? {
    let children = children[mark.children...]
    let child = children.last { $0.shown == .tab && $0.isSelected } ?? children.last { $0.shown != .tab }
    return child?.view
  }

  mutating func removeChildren(since mark: Mark) { children.removeSubrange(mark.children...) }

  mutating func clear() {
    children.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    question = nil
  }

  mutating func ask(_ other: PlacedAlert) {
    if let question, question.id < other.id { return }
    question = other
  }
}

extension Navigator {
  /// Shows the changes, unless a move further up is running and shows them at its end.
  func showFromTop() -> MoveTransition {
    guard let owner else { return MoveTransition() }
    // Views that are embedded in the riblet's own view change nothing further up.
    let isOwn = isToBeArranged && !isToBeShown && owner.view != nil
    var top = owner
    var navigator = self
    var isWaiting = depth > 0
    if !isWaiting {
      isToBeShown = false
      isToBeArranged = false
    }
    while navigator.showing.host == nil, let next = top.parent {
      top = next
      navigator = next.navigator
      // It shows everything at its end.
      if navigator.depth > 0 {
        isWaiting = true
        navigator.isToBeShown = true
      }
    }
    return navigator.show(isWaiting: isWaiting, isOwn ? self : nil)
  }

  /// - Parameter arranged: The riblet whose own view is the only change.
  private func show(isWaiting: Bool, _ arranged: Navigator?) -> MoveTransition {
    if isWaiting || showing.isShowing {
      showing.isAskedAgain = showing.isShowing
      guard showing.host != nil else { return MoveTransition() }
      let pending = showing.pending ?? PendingTransition()
      showing.pending = pending
      return MoveTransition(pending)
    }
    showing.isShowing = true
    var transition: (any ScreenTransition)?
    // Kept between calls, so that a move allocates nothing for them.
    var parts = ScreenParts()
    swap(&parts, &showing.parts)
    var arranged = arranged
    repeat {
      showing.isAskedAgain = false
      let pending = showing.pending
      showing.pending = nil
      if let navigator = arranged {
        navigator.arrange(&parts)
      } else {
        transition = showAll(&parts)
      }
      arranged = nil
      parts.clear()
      pending?.begin(transition)
    } while showing.isAskedAgain
    swap(&parts, &showing.parts)
    showing.isShowing = false
    return MoveTransition(transition)
  }

  private func arrange(_ parts: inout ScreenParts) {
    guard let owner, let view = owner.view else { return }
    parts.collect(below: owner)
    parts.embed(since: ScreenParts.Mark(children: 0, stack: 0, layers: 0), in: view, of: self)
  }

  private func showAll(_ parts: inout ScreenParts) -> (any ScreenTransition)? {
    guard let owner else { return nil }
    let mark = parts.mark
    parts.collect(below: owner)
    let view = owner.view
    if let view { parts.embed(since: mark, in: view, of: self) } else { parts.lift(since: mark) }
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
      if let view = child.view {
        embed(since: mark, in: view, of: child.navigator)
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
    var view = child.view
    if let view {
      if children.count > mark.children || child.madeNavigator?.embedded.isEmpty == false {
        embed(since: mark, in: view, of: child.navigator)
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
  fileprivate mutating func embed(since mark: Mark, in view: any ViewControllable, of navigation: Navigator) {
    navigation.findRoom(in: view)
    if navigation.routeContainer?.holdsStacks != true { lift(since: mark) }
    // A closing riblet keeps the views in its view, without a record of them.
    guard hasOthers(since: mark, than: navigation.embedded), navigation.owner?.lifecycle.phase != .closing else {
      return
    }
    navigation.embed(children[mark.children...])
    if let container = navigation.routeContainer {
      container.arrange(navigation.embedded)
    } else if let container = navigation.viewContainer {
      for place in navigation.embeddedBefore {
        if let view = place.shownView, !view.isShown(in: navigation.embedded) { container.hide(view) }
      }
      for place in navigation.embedded {
        if let view = place.shownView, !view.isShown(in: navigation.embeddedBefore) { container.show(view) }
      }
    } else if let first = navigation.embedded.first, first.view != nil {
      NavigationMisuse.noRoom(view: "\(type(of: view))", children: navigation.embedded.count)
        .report(to: navigation.owner?.runtime)
    }
    navigation.embeddedBefore.removeAll(keepingCapacity: true)
  }

  private func hasOthers(since mark: Mark, than embedded: [PlacedView]) -> Bool {
    guard children.count - mark.children == embedded.count else { return true }
    for (index, place) in embedded.enumerated() where children[mark.children + index] != place { return true }
    return false
  }
}

extension Navigator {
  /// Finds out once whether the riblet's view is a container, since a cast is slow.
  fileprivate func findRoom(in view: any ViewControllable) {
    guard !knowsRoom else { return }
    knowsRoom = true
    routeContainer = view as? any RouteContainer
    viewContainer = view as? any ContainerViewControllable
  }

  fileprivate func embed(_ places: ArraySlice<PlacedView>) {
    swap(&embedded, &embeddedBefore)
    embedded.removeAll(keepingCapacity: true)
    embedded.append(contentsOf: places)
  }
}

extension PlacedView {
  fileprivate var shownView: (any ViewControllable)? { isSelected ? view : nil }
}

extension ViewControllable {
  fileprivate func isShown(in places: [PlacedView]) -> Bool {
    for place in places where place.shownView === self { return true }
    return false
  }
}
