/// The children of one riblet that came by routes, and their places on the screen: a list of values that moves change.
///
/// A move changes the list at once; then tree and screen are updated step by step, each step from the list as it is
/// then. So moves from within callbacks and in bursts are legal, and the last one counts.
@MainActor
final class Navigator: TreeNavigation {
  struct Entry {
    let edge: any ChildRoute
    let number: UInt32
    var shown: Shown
    var isHeld = false
    /// The child, while it is attached.
    // Held by the tree; leaves the list when it leaves the tree. Unmanaged, since another reference is slow to read.
    var held: Unmanaged<RibletNode>?
    /// The child's view, looked up once.
    // Unsafe only in that the view is known to live as long as the child.
    unowned(unsafe) var view: (any ViewControllable)?
    /// True while the child is being built, so that a builder that makes moves does not build it twice.
    var isBeingBuilt = false
    /// The state to restore in the child: the riblets below it when it was released or saved.
    var saved: SavedBranch?
  }

  // Unchecked, as no reference for mutation leaves this class.
  @exclusivity(unchecked) var entries: [Entry] = []
  /// The number of the selected tab; 0 for none.
  @exclusivity(unchecked) var selected: UInt32 = 0
  /// Children that have left the list and are still attached.
  @exclusivity(unchecked) var leaving: [RibletNode] = []
  /// Moves that are being carried out; only the outermost one shows its result.
  @exclusivity(unchecked) var depth = 0
  /// The number of leading entries that the tree already agrees with.
  @exclusivity(unchecked) var settled = 0
  /// True if the screen may have to change.
  @exclusivity(unchecked) var isToBeShown = false
  /// True if the riblet's own view may have to change, and nothing else of the screen.
  @exclusivity(unchecked) var isToBeArranged = false
  /// The riblet's view as a container, once it was looked up.
  // Unsafe only in that the view is known to live as long as the riblet.
  @exclusivity(unchecked) unowned(unsafe) var routeContainer: (any RouteContainer)?
  @exclusivity(unchecked) unowned(unsafe) var viewContainer: (any ContainerViewControllable)?
  @exclusivity(unchecked) var knowsRoom = false
  @exclusivity(unchecked) var embedded: [PlacedView] = []
  /// The previously embedded views, while the change is shown. Kept for its buffer.
  @exclusivity(unchecked) var embeddedBefore: [PlacedView] = []
  @exclusivity(unchecked) var showing = Showing()
  /// The buffers for what this riblet and those below show. Used only while `showing.isShowing`.
  @exclusivity(unchecked) var parts = ScreenParts()
  @exclusivity(unchecked) var waiting: [ChildWait] = []
  @exclusivity(unchecked) var questions: [AskedAlert] = []
  /// Listeners for routers whose interactor is a mock.
  var listeners: [AnyObject] = []
  var omissions: [NavigationState.Omission] = []
  /// The path in a saved state, for the names of omissions.
  var restoredPath = ""
  @exclusivity(unchecked) private var lastNumber: UInt32 = 0

  /// Ends waits and alerts, and releases the views of children, whose places refer to this navigator.
  override func willDeactivate() {
    for wait in waiting { wait.suspension.resume(.ended) }
    for question in questions { question.suspension.resume(nil) }
    questions = []
    embedded = []
  }

  override func branchDidChange(_ child: RibletNode, below node: RibletNode) {
    if node.treeNavigation === self { follow(child, below: node) } else { node.navigator.follow(child, below: node) }
  }

  // MARK: Moves

  // Loops instead of closures, for which the standard library would check the executor each time. The owner is passed on,
  // since each read of a reference to a riblet counts a reference, which is slow for what is also referred to weakly.

  func carryOut(_ change: ListChange, below owner: RibletNode) -> MoveTransition {
    switch change {
    case .lead(let edge, let action, let shown):
      if admits(edge.value, below: owner) { lead(to: edge.value, by: action, as: shown) }
    case .begin(let edges):
      if entries.isEmpty {
        for edge in edges where admits(edge.value, below: owner) { append(edge.value, as: nil, isSelected: false) }
      }
    case .items(let edges): list(edges, below: owner)
    case .select(let place): select(place)
    case .leave(let place): if let index = lastIndex(of: place) { remove(at: index) }
    case .popToRoot: removeAll(above: -1, shownAs: .pushed)
    case .hold(let place, let isHeld):
      if let index = lastIndex(of: place) {
        entries[index].isHeld = isHeld
        isToBeShown = true
      }
    }
    return settle(below: owner)
  }

  private func lead(to edge: any ChildRoute, by action: RouteAction, as given: Shown?) {
    let shown = given ?? edge.shownByDefault
    var (same, top): (Int?, Int?)
    var index = entries.count
    while index > 0 {
      index -= 1
      guard entries[index].shown.isPeer(of: shown) else { continue }
      if shown == .tab ? entries[index].number == selected : top == nil { top = index }
      if same == nil, entries[index].edge.isSamePlace(as: edge) { same = index }
    }
    switch action {
    case .push:
      // A stack may contain a place twice, so only its top counts as the same place.
      if let same, !shown.isStacked || same == top { return update(at: same, to: edge, as: shown) }
    case .popTo:
      if let same {
        if shown.isStacked { removeAll(above: same, shownAs: shown) }
        return update(at: same, to: edge, as: shown)
      }
    case .replace:
      if let same, same == top { return update(at: same, to: edge, as: shown) }
      if let same, !shown.isStacked {
        let number = entries[same].number
        if let top { remove(at: top) }
        return update(at: self.index(of: number) ?? same, to: edge, as: shown)
      }
      if let top { return put(edge, as: shown, at: top) }
    case .root:
      let kept = same.flatMap { entries[$0].edge.isEqual(to: edge) ? entries[$0].number : nil }
      removeAll(above: -1, shownAs: shown, but: kept)
      if let kept, let index = self.index(of: kept) { return update(at: index, to: edge, as: shown) }
    }
    append(edge, as: shown, isSelected: true)
  }

  /// Returns false for a route that is switched off, and for a late move, which is diagnosed.
  func admits(_ edge: any ChildRoute, below owner: RibletNode) -> Bool {
    switch owner.lifecycle.phase {
    case .closing, .inactive:
      NavigationMisuse.movedLate(route: edge.text, riblet: owner.ribletPath.description).report(to: owner.runtime)
      return false
    case .idle, .active: return edge.isEnabled(below: owner)
    }
  }

  /// Adds an admitted child.
  func append(_ edge: any ChildRoute, as given: Shown?, isSelected: Bool, saved: SavedBranch? = nil) {
    let shown = given ?? edge.shownByDefault
    lastNumber &+= 1
    if shown == .tab, isSelected || index(of: selected) == nil { selected = lastNumber }
    entries.append(Entry(edge: edge, number: lastNumber, shown: shown, saved: saved))
    noteChange(of: shown)
  }

  /// Records that a place without a view changes the screen; other places change it by their views.
  private func noteChange(of shown: Shown) {
    if shown == .tab || shown.isStacked { isToBeShown = true }
  }

  /// Replaces a child by another one.
  private func put(_ edge: any ChildRoute, as shown: Shown, at index: Int) {
    if let child = attachedChild(at: index) { letGo(of: child) }
    lastNumber &+= 1
    if shown == .tab { selected = lastNumber }
    entries[index] = Entry(edge: edge, number: lastNumber, shown: shown)
    isToBeShown = true
  }

  /// Keeps a place, and rebuilds its child if the arguments differ.
  private func update(at index: Int, to edge: any ChildRoute, as shown: Shown) {
    if shown == .tab { selected = entries[index].number }
    entries[index].shown = shown
    isToBeShown = true
    guard !entries[index].edge.isEqual(to: edge) else { return }
    if let child = attachedChild(at: index) { letGo(of: child) }
    entries[index] = Entry(edge: edge, number: entries[index].number, shown: shown)
  }

  private func list(_ edges: [Edge], below owner: RibletNode) {
    let start = entries.firstIndex { $0.shown == .item }
    let former = entries.filter { $0.shown == .item }
    var old = Dictionary(former.map { ($0.edge.place, $0) }) { $1 }
    entries.removeAll { $0.shown == .item }
    isToBeShown = true
    var listed: Set<EdgePlace> = []
    for edge in edges {
      let place = edge.value.place
      guard listed.insert(place).inserted else { continue }
      if let entry = old[place], entry.edge.isEqual(to: edge.value) {
        entries.append(entry)
        old[place] = nil
      } else if admits(edge.value, below: owner) {
        append(edge.value, as: .item, isSelected: false)
      }
    }
    if let start, start < entries.count {
      // The list keeps its place among the other children, so the same list is the same state.
      let items = entries.filter { $0.shown == .item }
      entries.removeAll { $0.shown == .item }
      entries.insert(contentsOf: items, at: start)
    }
    for entry in former where old[entry.edge.place] != nil { if let child = entry.node { letGo(of: child) } }
  }

  private func select(_ place: EdgePlace) {
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].shown == .tab, place.matches(entries[index].edge) {
        selected = entries[index].number
        isToBeShown = true
        return
      }
    }
    guard let owner else { return }
    NavigationMisuse.noSuchTab(place.description, riblet: owner.ribletPath.description).report(to: owner.runtime)
  }

  func remove(at index: Int) {
    noteChange(of: entries[index].shown)
    let number = entries[index].number
    if let child = attachedChild(at: index) { letGo(of: child) }
    // The last one, usually the first to leave, is quicker to remove as such.
    if index == entries.count - 1 { entries.removeLast() } else { entries.remove(at: index) }
    if number == selected { selectNeighbour(of: index) }
  }

  /// Marks a child to be detached by the next step.
  func letGo(of child: consuming RibletNode) {
    noteView(of: child)
    leaving.append(child)
  }

  /// Records that a child with an embedded view, or with more to show, is added or removed.
  func noteView(of child: RibletNode) {
    if child.treeNavigation != nil {
      isToBeShown = true
    } else if child.hasView {
      isToBeArranged = true
    }
  }

  /// Selects the tab before a removed one, or else the first.
  private func selectNeighbour(of index: Int) {
    let before = entries[..<index].last { $0.shown == .tab }
    selected = (before ?? entries.first { $0.shown == .tab })?.number ?? 0
  }

  /// Removes the entries that are shown in a way, or in one of its peers, from the top down.
  private func removeAll(above bottom: Int, shownAs shown: Shown, but kept: UInt32? = nil) {
    var index = entries.count - 1
    while index > bottom {
      if entries[index].shown.isPeer(of: shown), entries[index].number != kept { remove(at: index) }
      index -= 1
    }
  }

  func removeAll() {
    while !entries.isEmpty { remove(at: entries.count - 1) }
  }

  /// Quicker than the child of an entry, as the entry is not copied.
  func attachedChild(at index: Int) -> RibletNode? { entries[index].held?.takeUnretainedValue() }

  func index(of number: UInt32) -> Int? {
    // A place on a screen may outlive the tree, which held the children.
    guard owner != nil else { return nil }
    for index in entries.indices where entries[index].number == number { return index }
    return nil
  }

  private func lastIndex(of place: EdgePlace) -> Int? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if place.matches(entries[index].edge) { return index }
    }
    return nil
  }
}

/// The saved state of a riblet that is not attached, in a box, so that an entry without one is small.
final class SavedBranch: Sendable {
  let entry: NavigationState.Entry

  init(_ entry: NavigationState.Entry) { self.entry = entry }
}

extension Navigator.Entry {
  var node: RibletNode? { held?.takeUnretainedValue() }

  /// Records the child when it was built.
  @MainActor mutating func place(_ child: RibletNode) {
    isBeingBuilt = false
    held = Unmanaged.passUnretained(child)
    view = child.view
    saved = nil
  }

  /// Records that the child has left.
  mutating func clear() {
    held = nil
    view = nil
  }
}

extension RibletNode {
  /// The navigator of this riblet, if it or one below it has had routes.
  final var madeNavigator: Navigator? {
    if let treeNavigation { return unsafeDowncast(treeNavigation, to: Navigator.self) }
    return nil
  }

  /// The navigator of this riblet; made with the first route here or below.
  final var navigator: Navigator {
    if let madeNavigator { return madeNavigator }
    let made = Navigator(of: self)
    treeNavigation = made
    return made
  }
}

extension Navigating where Self: RibletNode {
  /// Returns the interactor as the listener of a child, in ``ChildRoute/build(in:)``.
  ///
  /// The closure names the interactor's class and the listener's protocol, so that the compiler checks the conformance in the
  /// file of the edge:
  ///
  /// ```swift
  /// parent.listener { (interactor: LoggedInInteractor) -> any MenuListener in interactor }
  /// ```
  ///
  /// - Precondition: The interactor is of that class, or a listener was given by ``give(listener:)``.
  public func listener<Decider, Listener>(_ convert: (Decider) -> Listener) -> Listener {
    if let decider = interactable as? Decider { return convert(decider) }
    for case let given as Listener in navigator.listeners { return given }
    let misuse = NavigationMisuse.noListener(wanted: "\(Listener.self)", interactor: "\(type(of: interactable))")
    preconditionFailure("\(misuse.problem) \(misuse.fix)")
  }

  /// Uses a listener for the children of a router whose interactor is a mock; for tests.
  public func give(listener: AnyObject) { navigator.listeners.append(listener) }
}
