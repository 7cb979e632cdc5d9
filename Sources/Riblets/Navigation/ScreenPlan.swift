/// The views that a tree shows at one moment, as a function of its lists and riblets.
///
/// It holds everything that it names. So the tree may change while views and hosts are called, and nothing is freed that
/// they still show.
@MainActor
struct ScreenPlan {
  /// The screen of the riblet that the plan is of; empty if nobody needs it.
  private(set) var contents = ScreenContents.empty
  /// The stacks that containers in the view of a place hold, by the place.
  private(set) var inside: [PlacedView.ID: [PlacedView]] = [:]
  /// The children that views contain, if they have changed.
  private var arrangements: [(node: RibletNode, navigator: Navigator, children: [PlacedView])] = []
  /// The screens of hosts.
  private var screens: [(navigator: Navigator, contents: ScreenContents)] = []
  /// Visible riblets that have a window of their own.
  private var misplaced: [RibletNode] = []

  init(of top: RibletNode, withContents: Bool = true) {
    contents = collectScreen(of: top, isNeeded: withContents) ?? .empty
  }

  // MARK: Collecting

  /// Collects what the branch of a riblet shows by itself: of the top, or of a riblet that is hidden in the window of its tree.
  private mutating func collectScreen(of node: RibletNode, isNeeded: Bool) -> ScreenContents? {
    let navigator = node.navigator
    var branch = PlannedBranch()
    collect(&branch, below: node)
    if node.hasView { enclose(&branch, in: node) }
    guard isNeeded || navigator.host != nil else { return nil }
    var stack: [PlacedView] = []
    if let view = node.view ?? branch.takeRepresentative() {
      stack = [PlacedView(view)]
      note(branch.inside, in: stack[0])
    }
    stack += branch.orderedBase + branch.stack
    let contents = ScreenContents(
      layers: [ScreenContents.Layer(place: nil, shown: .fullScreen, stack: stack)] + branch.orderedLayers,
      question: branch.question)
    if navigator.host != nil { screens.append((navigator, contents)) }
    return contents
  }

  private mutating func collect(_ branch: inout PlannedBranch, below node: RibletNode) {
    guard let navigator = node.madeNavigator else { return }
    for index in navigator.list.children.indices {
      let child = navigator.list.children[index]
      if child.shown == .hidden {
        if let node = navigator.node(of: child.number), node.treeNavigation != nil {
          // Its views are arranged, and it may have a window of its own.
          _ = collectScreen(of: node, isNeeded: false)
        }
      } else {
        add(child, of: navigator, to: &branch)
      }
    }
    if let asked = navigator.questions.first {
      branch.ask(PlacedAlert(question: asked.question, id: asked.id, reports: navigator.reports))
    }
    for child in node.nodes where child.treeNavigation != nil && !child.isRouted && !child.hasLeftPlace {
      noteWindow(of: child)
      var inner = PlannedBranch()
      collect(&inner, below: child)
      // Its own view was shown without a route.
      if child.hasView { enclose(&inner, in: child) }
      branch.add(inner)
    }
  }

  private mutating func noteWindow(of node: RibletNode) {
    if node.madeNavigator?.host != nil { misplaced.append(node) }
  }

  private mutating func add(_ child: RouteList.Child, of navigator: Navigator, to branch: inout PlannedBranch) {
    var place = PlacedView(
      nil, of: child, in: navigator, isSelected: navigator.list.isSelected(child))
    guard let node = navigator.node(of: child.number) else {
      // Released: only its place exists.
      if child.shown == .pushed { branch.pages.append([place]) }
      if child.shown == .tab { branch.children.append(place) }
      return
    }
    var inner = PlannedBranch()
    if node.treeNavigation != nil {
      noteWindow(of: node)
      collect(&inner, below: node)
    }
    place.view = node.view
    if place.view != nil {
      if node.treeNavigation != nil { enclose(&inner, in: node) }
    } else {
      // Its children represent it, in the view above or in a place of its own.
      if child.shown.isPartOfView { return branch.add(inner) }
      place.view = inner.takeRepresentative()
    }
    // It may have arrived after its own pages and sheets: it came back in the move in which it left, or was restored.
    if child.arrival != child.number, child.shown.isStacked { inner.keepInFront(of: child.arrival) }
    switch child.shown {
    case .embedded, .item, .overlay, .hidden:
      branch.children.append(place)
      return branch.add(inner)
    case .tab:
      place.stack = inner.tabStack
      branch.children.append(place)
    case .pushed:
      if place.view != nil { inner.pages.insert([place] + inner.orderedBase, at: 0) } else { branch.base += inner.base }
      branch.pages.take(&inner.pages)
    case .sheet, .fullScreen:
      let stack = (place.view == nil ? [] : [place]) + inner.orderedBase + inner.stack
      // A riblet without a view that has nothing to show yet makes no layer.
      if !stack.isEmpty {
        let isHeld = navigator.isHeld(child.number)
        inner.layers.insert(ScreenContents.Layer(place: place, shown: child.shown, stack: stack, isHeld: isHeld), at: 0)
      }
    }
    note(inner.inside, in: place)
    if place.isSelected { branch.layers.take(&inner.layers) }
    branch.ask(inner.question)
  }

  /// Puts the children of a branch into the view of a riblet.
  private mutating func enclose(_ branch: inout PlannedBranch, in node: RibletNode) {
    guard let navigator = node.madeNavigator else { return }
    let stack = branch.selectedStack
    if !stack.isEmpty {
      if (node.view as? any RouteContainer)?.holdsStacks == true {
        branch.inside += stack
      } else {
        branch.base += stack
      }
    }
    // A closing riblet keeps the views in its view. A container that takes them one by one compares them itself.
    if navigator.oneByOne != nil || branch.children != navigator.shownChildren, node.lifecycle.phase != .closing {
      arrangements.append((node, navigator, branch.children))
    }
    branch.children = []
  }

  private mutating func note(_ stack: [PlacedView], in place: PlacedView) {
    if !stack.isEmpty { inside[place.id] = stack }
  }

  // MARK: Showing

  /// Passes the children to their views, and the screens to their hosts. Returns the transition of one host.
  func show(for hosting: Navigator?) -> [any ScreenTransition] {
    // Moves that are made by a view or a host from here on wait for another screen.
    var pending: [PendingTransition?] = []
    for screen in screens {
      pending.append(screen.navigator.pending)
      screen.navigator.pending = nil
    }
    for arrangement in arrangements { arrangement.navigator.arrange(arrangement.children, in: arrangement.node) }
    for node in misplaced {
      guard let navigator = node.madeNavigator, let host = navigator.host else { continue }
      navigator.host = nil
      _ = host.show(.empty)
      NavigationMisuse.windowOfVisible(riblet: node.ribletPath.description).report(to: node.runtime)
    }
    var transitions: [any ScreenTransition] = []
    for (index, screen) in screens.enumerated() {
      let transition = screen.navigator.host?.show(screen.contents)
      pending[index]?.begin(transition)
      if let transition, screen.navigator === hosting { transitions.append(transition) }
    }
    return transitions
  }
}

extension Navigator {
  /// Arranges the riblet's view and returns true, if all children are views in it that have nothing more to show: the usual
  /// case, which changes nothing else of the screen.
  func arrangePlainChildren() -> Bool {
    guard let owner, owner.hasView else { return false }
    for child in owner.nodes where child.treeNavigation != nil { return false }
    var (views, children): ([any ViewControllable], [PlacedView]) = ([], [])
    let list = list.children
    for index in list.indices {
      guard list[index].shown.isPartOfView else { return false }
      guard let view = node(of: list[index].number)?.view else { continue }
      if oneByOne != nil {
        views.append(view)
      } else {
        children.append(PlacedView(view, of: list[index], in: self))
      }
    }
    guard owner.lifecycle.phase != .closing else { return true }
    if let oneByOne {
      show(views, in: oneByOne)
    } else if children != shownChildren {
      arrange(children, in: owner)
    }
    return true
  }

  /// Passes the children to the riblet's view.
  fileprivate func arrange(_ children: [PlacedView], in node: RibletNode) {
    let views = children.compactMap { $0.isSelected ? $0.view : nil }
    if let oneByOne { return show(views, in: oneByOne) }
    guard let view = node.view else { return }
    if let container = view as? any RouteContainer {
      shownChildren = children
      container.arrange(children)
    } else if let container = view as? any ContainerViewControllable {
      oneByOne = container
      show(views, in: container)
    } else {
      shownChildren = children
      guard children.contains(where: { $0.view != nil }) else { return }
      NavigationMisuse.noRoom(view: "\(type(of: view))", children: children.count).report(to: node.runtime)
    }
  }

  /// Shows these views, and no others, in a container that takes them one by one.
  private func show(_ views: [any ViewControllable], in container: any ContainerViewControllable) {
    let before = shownViews
    shownViews = views
    for index in before.indices where !views.has(before[index]) { container.hide(before[index]) }
    for index in views.indices where !before.has(views[index]) { container.show(views[index]) }
  }
}

extension [any ViewControllable] {
  /// A loop, because a closure for the standard library would check its executor each time.
  fileprivate func has(_ view: any ViewControllable) -> Bool {
    for index in indices where self[index] === view { return true }
    return false
  }
}
