/// The buffers and the state of one place where a tree is shown: at its top, or at a riblet with a host of its own.
struct Showing {
  weak var host: (any ScreenHosting)?
  var isShowing = false
  var isAskedAgain = false
  /// The transition of moves that were made within the one that is being carried out or shown.
  var pending: PendingTransition?
  var parts = ScreenParts()
}

/// The views that the riblets below one hand upwards.
@MainActor
struct ScreenParts {
  /// The numbers of parts before a riblet was asked for its own.
  struct Mark {
    let children, stack, layers: Int
  }

  var children: [PlacedView] = []
  var stack: [PlacedView] = []
  var layers: [ScreenContents.Layer] = []
  var question: PlacedQuestion?

  nonisolated init() {}

  var mark: Mark { Mark(children: children.count, stack: stack.count, layers: layers.count) }

  /// Puts the stack of the selected tab below what is pushed over its container.
  mutating func lift(since mark: Mark) {
    for child in children[mark.children...] where child.isSelected && !child.stack.isEmpty {
      stack.insert(contentsOf: child.stack, at: mark.stack)
    }
  }

  /// The view that stands for a riblet without one: that of the selected tab, or else of the last child.
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

  mutating func ask(_ other: PlacedQuestion) {
    if let question, question.id < other.id { return }
    question = other
  }
}

extension RibletNode {
  /// Shows the tree that this riblet belongs to, unless a move further up is at work and will do it at its end.
  final func showFromTop() -> MoveTransition {
    var top = self
    var isWaiting = navigator.depth > 0
    while top.navigator.showing.host == nil, let next = top.parent {
      top = next
      isWaiting = isWaiting || top.navigator.depth > 0
    }
    return top.navigator.show(isWaiting: isWaiting)
  }
}

extension Navigator {
  func showFromTop() -> MoveTransition { owner?.showFromTop() ?? MoveTransition() }

  fileprivate func show(isWaiting: Bool) -> MoveTransition {
    if isWaiting || showing.isShowing {
      showing.isAskedAgain = showing.isShowing
      guard showing.host != nil else { return MoveTransition() }
      let pending = showing.pending ?? PendingTransition()
      showing.pending = pending
      return MoveTransition(pending)
    }
    var transition: (any ScreenTransition)?
    showing.isShowing = true
    repeat {
      showing.isAskedAgain = false
      let pending = showing.pending
      showing.pending = nil
      transition = showOnce()
      pending?.begin(transition)
    } while showing.isAskedAgain
    showing.isShowing = false
    return MoveTransition(transition)
  }

  private func showOnce() -> (any ScreenTransition)? {
    guard let owner else { return nil }
    // Kept between calls, so that a move allocates nothing for them.
    var parts = showing.parts
    showing.parts = ScreenParts()
    defer {
      parts.clear()
      showing.parts = parts
    }
    let mark = parts.mark
    parts.collect(below: owner)
    let view = owner.view
    if let view { parts.embed(since: mark, in: view, of: self) } else { parts.lift(since: mark) }
    guard let host = showing.host else { return nil }
    var bottom: [PlacedView] = []
    if let view = view ?? parts.standIn(since: mark) { bottom.append(PlacedView(root: view)) }
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
  /// Adds what the children of a riblet hand upwards.
  fileprivate mutating func collect(below node: RibletNode) {
    if let navigation = node.madeNavigator {
      for entry in navigation.entries where entry.shown != .hidden { collect(entry, of: navigation) }
      if let asked = navigation.questions.first {
        ask(PlacedQuestion(question: asked.question, id: asked.id, navigator: navigation))
      }
    }
    for child in node.nodes where child.treeNavigation != nil && !child.isRouted && child.navigator.showing.host == nil
    {
      let mark = mark
      collect(below: child)
      // Its own view was shown by hand.
      if let view = child.view {
        embed(since: mark, in: view, of: child.navigator)
        removeChildren(since: mark)
      }
    }
  }

  private mutating func collect(_ entry: Navigator.Entry, of navigation: Navigator) {
    let isSelected = entry.shown != .tab || entry.number == navigation.selected
    guard let child = entry.node else {
      // Released: its place is there.
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
      case .embedded, .item, .overlay, .hidden: return  // Its children stand for it.
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

  /// Hands children to the view that has room for them, if they are others than before.
  fileprivate mutating func embed(since mark: Mark, in view: any ViewControllable, of navigation: Navigator) {
    let container = view as? any RouteContainer
    if container?.holdsStacks != true { lift(since: mark) }
    let new = children[mark.children...]
    guard !new.elementsEqual(navigation.embedded) else { return }
    let old = navigation.embedded
    navigation.embedded = Array(new)
    if let container {
      container.arrange(navigation.embedded)
    } else if let container = view as? any ContainerViewControllable {
      let (shown, hidden) = (Self.views(of: new), Self.views(of: old[...]))
      for view in hidden where !shown.contains(where: { $0 === view }) { container.hide(view) }
      for view in shown where !hidden.contains(where: { $0 === view }) { container.show(view) }
    } else if new.contains(where: { $0.view != nil }) {
      NavigationMisuse.noRoom(view: "\(type(of: view))", children: new.count).report(to: navigation.owner?.runtime)
    }
  }

  private static func views(of children: ArraySlice<PlacedView>) -> [any ViewControllable] {
    children.compactMap { $0.isSelected ? $0.view : nil }
  }
}
