/// What a tree shows at one moment, as a function of its lists and riblets.
///
/// It holds everything that it names. So the tree may change while views and hosts are called, and nothing is freed that
/// they still show.
@MainActor
struct ScreenPlan {
  /// The children that one view contains.
  private struct Arrangement {
    let node: RibletNode
    let navigator: Navigator
    let children: [PlacedView]
  }

  /// The screen of one host.
  private struct HostScreen {
    let navigator: Navigator
    let host: any ScreenHosting
    let contents: ScreenContents
  }

  /// The views that the routes of a branch add to what is above it.
  private struct Branch {
    /// The parts of the nearest view.
    var children: [PlacedView] = []
    /// The stacks of selected tabs in the nearest view, if that view does not hold them itself.
    var base: [PlacedView] = []
    /// The stacks of selected tabs that the nearest view holds.
    var inside: [PlacedView] = []
    /// The pages of the nearest stack, each with the stack of the tabs in it.
    var pages: [(arrival: UInt32, views: [PlacedView])] = []
    var layers: [(arrival: UInt32, layer: ScreenContents.Layer)] = []
    var question: PlacedAlert?

    /// The pages in the order of their arrival.
    var stack: [PlacedView] { Branch.ordered(pages, by: \.arrival).flatMap(\.views) }

    /// The child that represents a riblet without a view: the selected tab, or else the last.
    var representative: (any ViewControllable)? {
      (children.last { $0.shown == .tab && $0.isSelected } ?? children.last { $0.shown != .tab })?.view
    }

    mutating func add(_ other: Branch) {
      children += other.children
      base += other.base
      inside += other.inside
      pages += other.pages
      layers += other.layers
      ask(other.question)
    }

    /// Keeps the question that was asked first.
    mutating func ask(_ other: PlacedAlert?) {
      guard let other, other.id < question?.id ?? .max else { return }
      question = other
    }

    static func ordered<Element>(_ elements: [Element], by arrival: KeyPath<Element, UInt32>) -> [Element] {
      elements.enumerated().sorted {
        ($0.element[keyPath: arrival], $0.offset) < ($1.element[keyPath: arrival], $1.offset)
      }.map(\.element)
    }
  }

  /// The screen of the riblet that the plan is of.
  private(set) var contents = ScreenContents.empty
  /// The stacks that containers in the view of a place hold, by the place.
  private(set) var inside: [PlacedView.ID: [PlacedView]] = [:]
  private var arrangements: [Arrangement] = []
  private var screens: [HostScreen] = []
  /// Visible riblets that have a window of their own.
  private var misplaced: [RibletNode] = []

  init(of top: RibletNode) {
    contents = screen(of: top)
    if let navigator = top.madeNavigator { addScreen(contents, of: navigator) }
  }

  // MARK: Collecting

  private mutating func screen(of node: RibletNode) -> ScreenContents {
    var branch = branch(below: node)
    var bottom: [PlacedView] = []
    if let view = node.view {
      enclose(&branch, in: node)
      bottom = [PlacedView(view)]
    } else {
      branch.base += branch.children.flatMap { $0.isSelected ? $0.stack : [] }
      if let view = branch.representative { bottom = [PlacedView(view)] }
    }
    if let place = bottom.first { note(branch.inside, in: place) }
    let layers = Branch.ordered(branch.layers, by: \.arrival).map(\.layer)
    return ScreenContents(
      layers: [ScreenContents.Layer(place: nil, shown: .fullScreen, stack: bottom + branch.base + branch.stack)]
        + layers,
      question: branch.question)
  }

  private mutating func addScreen(_ contents: ScreenContents, of navigator: Navigator) {
    guard let host = navigator.host else { return }
    screens.append(HostScreen(navigator: navigator, host: host, contents: contents))
  }

  /// Adds the screens of riblets with a window of their own, below one that is not shown.
  private mutating func addWindows(below node: RibletNode) {
    for child in node.nodes where child.treeNavigation != nil {
      if let navigator = child.madeNavigator, navigator.host != nil, node.madeNavigator?.isHidden(child) == true {
        addScreen(screen(of: child), of: navigator)
      } else {
        note(child)
        addWindows(below: child)
      }
    }
  }

  private mutating func branch(below node: RibletNode) -> Branch {
    var branch = Branch()
    if let navigator = node.madeNavigator {
      for child in navigator.list.children {
        if child.shown == .hidden {
          guard let node = navigator.node(of: child.number), let own = node.madeNavigator else { continue }
          if own.host != nil { addScreen(screen(of: node), of: own) } else { addWindows(below: node) }
        } else {
          add(child, of: navigator, to: &branch)
        }
      }
      branch.ask(navigator.questions.first.map { PlacedAlert(question: $0.question, id: $0.id, navigator: navigator) })
    }
    for child in node.nodes where child.treeNavigation != nil && !child.isRouted && !child.hasLeftPlace {
      note(child)
      var inner = self.branch(below: child)
      // Its own view was shown without a route.
      if child.hasView { enclose(&inner, in: child) }
      branch.add(inner)
    }
    return branch
  }

  private mutating func note(_ node: RibletNode) {
    if node.madeNavigator?.host != nil { misplaced.append(node) }
  }

  private mutating func add(_ child: RouteList.Child, of navigator: Navigator, to branch: inout Branch) {
    let isSelected = navigator.list.isSelected(child)
    func placed(_ view: (any ViewControllable)?) -> PlacedView {
      PlacedView(
        view, number: child.number, of: navigator, shown: child.shown,
        title: child.shown == .tab ? child.route.value.title : "", isSelected: isSelected)
    }
    guard let node = navigator.node(of: child.number) else {
      // Released: only its place exists.
      if child.shown == .pushed { branch.pages.append((child.arrival, [placed(nil)])) }
      if child.shown == .tab { branch.children.append(placed(nil)) }
      return
    }
    note(node)
    var inner = node.treeNavigation == nil ? Branch() : self.branch(below: node)
    var view = node.view
    if view != nil {
      enclose(&inner, in: node)
    } else {
      // Its children represent it, in the view above or in a place of its own.
      if child.shown.isPartOfView { return branch.add(inner) }
      view = inner.representative
      inner.base += inner.children.flatMap { $0.isSelected ? $0.stack : [] }
      inner.children = []
    }
    var place = placed(view)
    switch child.shown {
    case .embedded, .item, .overlay, .hidden:
      branch.children.append(place)
      branch.add(inner)
      return
    case .tab:
      note(inner.inside, in: place)
      place.stack = inner.base + inner.stack
      branch.children.append(place)
    case .pushed:
      note(inner.inside, in: place)
      if view != nil { branch.pages.append((child.arrival, [place] + inner.base)) }
      branch.pages += inner.pages
    case .sheet, .fullScreen:
      note(inner.inside, in: place)
      let stack = (view == nil ? [] : [place] + inner.base) + inner.stack
      // A riblet without a view that has nothing to show yet makes no layer.
      if !stack.isEmpty {
        let layer = ScreenContents.Layer(place: place, shown: child.shown, stack: stack)
        branch.layers.append((child.arrival, layer))
      }
    }
    if isSelected { branch.layers += inner.layers }
    branch.ask(inner.question)
  }

  /// Puts the children of a branch into the view of a riblet.
  private mutating func enclose(_ branch: inout Branch, in node: RibletNode) {
    guard let navigator = node.madeNavigator else { return }
    let stack = branch.children.flatMap { $0.isSelected ? $0.stack : [] }
    if !stack.isEmpty {
      if (node.view as? any RouteContainer)?.holdsStacks == true {
        branch.inside += stack
      } else {
        branch.base += stack
      }
    }
    arrangements.append(Arrangement(node: node, navigator: navigator, children: branch.children))
    branch.children = []
  }

  private mutating func note(_ stack: [PlacedView], in place: PlacedView) {
    if !stack.isEmpty { inside[place.id] = stack }
  }

  // MARK: Showing

  /// Passes the children to their views, and the screens to their hosts.
  func show(_ didShow: (Navigator, any ScreenTransition) -> Void) {
    // Moves that are made by a view or a host from here on wait for another screen.
    let pending = screens.map { $0.navigator.takePending() }
    for arrangement in arrangements { arrangement.navigator.arrange(arrangement.children, in: arrangement.node) }
    for node in misplaced {
      guard let navigator = node.madeNavigator, let host = navigator.host else { continue }
      navigator.host = nil
      navigator.shownScreen = nil
      _ = host.show(.empty)
      NavigationMisuse.windowOfVisible(riblet: node.ribletPath.description).report(to: node.runtime)
    }
    for (screen, pending) in zip(screens, pending) {
      let isShown = screen.navigator.shownScreen == screen.contents
      screen.navigator.shownScreen = screen.contents
      let transition = isShown ? nil : screen.host.show(screen.contents)
      pending?.begin(transition)
      if let transition { didShow(screen.navigator, transition) }
    }
  }
}

extension Navigator {
  fileprivate func isHidden(_ node: RibletNode) -> Bool { child(of: node)?.shown == .hidden }

  fileprivate func takePending() -> PendingTransition? {
    defer { pending = nil }
    return pending
  }

  /// Passes the children to the riblet's view, if they have changed.
  fileprivate func arrange(_ children: [PlacedView], in node: RibletNode) {
    // A closing riblet keeps the views in its view.
    guard children != shownChildren, node.lifecycle.phase != .closing, let view = node.view else { return }
    let before = shownChildren
    shownChildren = children
    if let container = view as? any RouteContainer {
      container.arrange(children)
    } else if let container = view as? any ContainerViewControllable {
      let (old, new) = (before.compactMap(\.shownView), children.compactMap(\.shownView))
      for view in old where !new.contains(where: { $0 === view }) { container.hide(view) }
      for view in new where !old.contains(where: { $0 === view }) { container.show(view) }
    } else if children.contains(where: { $0.view != nil }) {
      NavigationMisuse.noRoom(view: "\(type(of: view))", children: children.count).report(to: node.runtime)
    }
  }
}

extension PlacedView {
  fileprivate var shownView: (any ViewControllable)? { isSelected ? view : nil }
}
