/// The children of one riblet that came by routes, and their places on the screen: a list of values that moves change.
///
/// A move changes the list at once; then tree and screen are brought to it, one step after another, each judged by the
/// list as it is then. So moves from within callbacks and in bursts are legal, and the last one counts.
@MainActor
final class Navigator: TreeNavigation {
  struct Entry {
    let edge: any ChildRoute
    let number: UInt32
    var shown: Shown
    var isHeld = false
    /// The child, while it is attached.
    // Held by the tree; leaves the list when it leaves the tree.
    unowned var node: RibletNode?
    /// True while the child is being built, so that a builder that moves does not build it twice.
    var isBeingBuilt = false
    /// The state that the child is built with: what was below it when it was released or saved.
    var saved: NavigationState.Entry?
  }

  weak var owner: RibletNode?
  var entries: [Entry] = []
  /// The number of the selected tab; 0 for none.
  var selected: UInt32 = 0
  /// Children that have left the list and are still attached.
  var leaving: [RibletNode] = []
  /// Moves that are being carried out; only the outermost one shows its result.
  var depth = 0
  var embedded: [PlacedView] = []
  var waiting: [ChildWait] = []
  var questions: [AskedQuestion] = []
  /// Listeners for routers whose interactor is a mock.
  var listeners: [AnyObject] = []
  var showing = Showing()
  var omissions: [NavigationState.Omission] = []
  /// The path in a saved state, for the names of omissions.
  var restoredPath = ""
  private var lastNumber: UInt32 = 0

  init(of owner: RibletNode) {
    self.owner = owner
    super.init()
  }

  /// Ends waits and questions.
  override func willDeactivate() {
    for wait in waiting { wait.suspension.resume(.ended) }
    for question in questions { question.suspension.resume(nil) }
    questions = []
  }

  override func branchDidChange(below node: RibletNode, childThatLeft: RibletNode?) {
    followTree(below: node, childThatLeft: childThatLeft)
  }

  // MARK: Moves

  @inline(never)
  func carryOut<Origin>(_ move: Move<Origin>) -> MoveTransition {
    switch move {
    case .to(let route, let action, let shown): lead(to: route.edge, by: action, as: shown)
    case .begin(let routes):
      if entries.isEmpty { for route in routes { append(route.edge, as: nil, isSelected: false) } }
    case .items(let routes): list(routes.map(\.edge))
    case .select(let id): select(id.description) { id.matches($0) }
    case .leave(let id):
      if let index = entries.lastIndex(where: { id.matches($0.edge) }) { remove(at: index) }
    case .popToRoot: removeAll { $0.shown == .pushed }
    case .hold(let id, let isHeld):
      if let index = entries.lastIndex(where: { id.matches($0.edge) }) { entries[index].isHeld = isHeld }
    }
    return settle()
  }

  func lead(to edge: any ChildRoute, by action: RouteAction, as given: Shown?) {
    guard admits(edge) else { return }
    let shown = given ?? type(of: edge).shown
    let same = entries.lastIndex { $0.shown.isPeer(of: shown) && $0.edge.isSamePlace(as: edge) }
    let top =
      shown == .tab ? index(of: selected) : entries.lastIndex { $0.shown.isPeer(of: shown) }
    switch action {
    case .push:
      // A person may come by a place twice on a stack, so only its top is the same place.
      if let same, !shown.isStacked || same == top { return update(at: same, to: edge, as: shown) }
    case .popTo:
      if let same {
        if shown.isStacked { removeAll(above: same) { $0.shown.isPeer(of: shown) } }
        return update(at: same, to: edge, as: shown)
      }
    case .replace:
      if let same, same == top { return update(at: same, to: edge, as: shown) }
      if let same, !shown.isStacked {
        let number = entries[same].number
        if let top { remove(at: top) }
        return update(at: index(of: number) ?? same, to: edge, as: shown)
      }
      if let top { return put(edge, as: shown, at: top) }
    case .root:
      let kept = same.flatMap { entries[$0].edge.isEqual(to: edge) ? entries[$0].number : nil }
      removeAll { $0.shown.isPeer(of: shown) && $0.number != kept }
      if let kept, let index = index(of: kept) { return update(at: index, to: edge, as: shown) }
    }
    append(edge, as: shown, isSelected: true)
  }

  private func admits(_ edge: any ChildRoute) -> Bool {
    guard let owner else { return false }
    switch owner.lifecycle.phase {
    case .closing, .inactive:
      NavigationMisuse.movedLate(route: edge.text, riblet: owner.ribletPath.description).report(to: owner.runtime)
      return false
    case .idle, .active: return edge.isEnabled(below: owner)
    }
  }

  func append(_ edge: any ChildRoute, as given: Shown?, isSelected: Bool, saved: NavigationState.Entry? = nil) {
    guard admits(edge) else { return }
    let shown = given ?? type(of: edge).shown
    lastNumber &+= 1
    if shown == .tab, isSelected || !entries.contains(where: { $0.shown == .tab }) { selected = lastNumber }
    entries.append(Entry(edge: edge, number: lastNumber, shown: shown, saved: saved))
  }

  /// Puts a child in place of another one.
  private func put(_ edge: any ChildRoute, as shown: Shown, at index: Int) {
    if let child = entries[index].node { leaving.append(child) }
    lastNumber &+= 1
    if shown == .tab { selected = lastNumber }
    entries[index] = Entry(edge: edge, number: lastNumber, shown: shown)
  }

  /// Keeps a place, and has its child built anew if that is to be built with something else.
  private func update(at index: Int, to edge: any ChildRoute, as shown: Shown) {
    if shown == .tab { selected = entries[index].number }
    entries[index].shown = shown
    guard !entries[index].edge.isEqual(to: edge) else { return }
    if let child = entries[index].node { leaving.append(child) }
    entries[index] = Entry(edge: edge, number: entries[index].number, shown: shown)
  }

  private func list(_ edges: [any ChildRoute]) {
    var old = entries.filter { $0.shown == .item }
    entries.removeAll { $0.shown == .item }
    for edge in edges where !entries.contains(where: { $0.shown == .item && $0.edge.isSamePlace(as: edge) }) {
      if let index = old.firstIndex(where: { $0.edge.isEqual(to: edge) }) {
        entries.append(old.remove(at: index))
      } else {
        append(edge, as: .item, isSelected: false)
      }
    }
    for entry in old { if let child = entry.node { leaving.append(child) } }
  }

  private func select(_ name: String, where isMeant: (any ChildRoute) -> Bool) {
    if let entry = entries.last(where: { $0.shown == .tab && isMeant($0.edge) }) {
      selected = entry.number
    } else if let owner {
      NavigationMisuse.noSuchTab(name, riblet: owner.ribletPath.description).report(to: owner.runtime)
    }
  }

  func remove(at index: Int) {
    let entry = entries.remove(at: index)
    if let child = entry.node { leaving.append(child) }
    guard entry.number == selected else { return }
    // The neighbour before it, as in a browser.
    let before = entries[..<index].last { $0.shown == .tab }
    selected = (before ?? entries.first { $0.shown == .tab })?.number ?? 0
  }

  func removeAll(above bottom: Int = -1, where isMeant: (Entry) -> Bool) {
    var index = entries.count - 1
    while index > bottom {
      if isMeant(entries[index]) { remove(at: index) }
      index -= 1
    }
  }

  func index(of number: UInt32) -> Int? { entries.firstIndex { $0.number == number } }
}

extension RibletNode {
  /// The routes of this riblet, if it or one below it has had some.
  final var madeNavigator: Navigator? { treeNavigation.map { unsafeDowncast($0, to: Navigator.self) } }

  /// The routes of this riblet; made with the first one here or below.
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
  /// The closure names the interactor's class, so that the compiler checks the conformance in the file of the edge:
  ///
  /// ```swift
  /// parent.listener { (interactor: LoggedInInteractor) in interactor }
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
