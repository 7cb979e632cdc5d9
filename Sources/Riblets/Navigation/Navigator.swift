/// The routes of one riblet: holds the list of them, has the tree follow it, and has the screen follow the tree.
///
/// Three parts do the work: ``RouteList`` decides what a move means, ``follow(below:)`` brings the tree to the list, and
/// ``ScreenPlan`` collects what is shown. ``TreeUpdates`` says when: the list changes at once, tree and screen when the
/// outermost move is done.
@MainActor
final class Navigator: TreeNavigation {
  var list = RouteList()
  /// Sorted by the numbers of the children.
  private(set) var places: [ChildPlace] = []
  /// Increased with each change of the list, so that the follower starts again.
  private(set) var changes = 0
  /// False if the follower has no riblet to detach.
  private var hasLeft = false
  /// The part of the screen that the moves so far have changed.
  var due = TreeUpdates.Due.nothing
  var isFollowing = false
  /// The parent of a riblet that is restored before it is attached.
  weak var parentToBe: RibletNode?
  /// The moves of a riblet that was not attached yet, which are made once more after its saved children.
  var early: [(change: ListChange, number: UInt32)] = []
  /// The list before the moves that are being made together.
  var before: RouteList?
  /// The child whose builder runs.
  var building: ChildHandle?
  /// The activation in which the riblet has begun.
  private var begunIn: UInt32?
  /// The receiver of reports from views and hosts.
  private(set) lazy var reports = PlaceReports(to: owner)
  /// The riblet's view, if it takes its children one by one: known after the first.
  var oneByOne: (any ContainerViewControllable)?
  /// The views in it.
  var shownViews: [any ViewControllable] = []
  /// The children that another view shows.
  var shownChildren: [PlacedView] = []
  weak var host: (any ScreenHosting)?
  /// The transition of moves that are shown by the next screen of the host.
  var pending: PendingTransition?
  var waits: [ChildWait] = []
  var questions: [AskedAlert] = []
  /// Listeners for routers whose interactor is a mock.
  var listeners: [AnyObject] = []
  /// The stream of states, if this riblet is at the top of its tree and the app has asked for it.
  private(set) var states: MutableStateStream<NavigationState>?
  /// The work that waits until the outermost move is done, if this riblet is at the top of its tree.
  lazy var updates = TreeUpdates()

  /// The riblets without a parent that have made moves while a riblet is being rebuilt; `nil` while none is.
  static var heldBack: [RibletNode]?
  /// The last number of a child of any tree: a branch keeps its numbers when it is attached elsewhere.
  private static var lastNumber: UInt32 = 0

  static func takeNumbers(_ count: Int = 1) -> UInt32 {
    defer { lastNumber &+= UInt32(clamping: count) }
    return lastNumber &+ 1
  }

  // MARK: Moves

  // A change takes the list or the places out and puts them back: the compiler need not check each access at run time then.

  func carryOut(_ given: ListChange, below owner: RibletNode) -> NavigationTransitionHandle {
    var change = given
    guard let count = admit(&change, below: owner) else { return NavigationTransitionHandle() }
    let number = Self.takeNumbers(count)
    if owner.parent == nil, parentToBe == nil, !owner.isRoot, owner.lifecycle.phase == .idle {
      early += [(change, number)]
    }
    var list = list
    self.list = RouteList()
    let effect = list.carryOut(change, at: number)
    self.list = list
    guard effect != .nothing else { return NavigationTransitionHandle() }
    listDidChange()
    return update(below: owner, effect == .parts ? .nothing : .screen)
  }

  /// Makes moves one change of the list, which tree and screen follow afterwards.
  func carryOutTogether(below owner: RibletNode, _ moves: () -> Void) -> NavigationTransitionHandle {
    guard before == nil else {
      moves()
      return update(below: owner, .nothing)
    }
    let wasFollowing = isFollowing
    (before, isFollowing) = (list, true)
    var transition = NavigationTransitionHandle()
    owner.together {
      moves()
      isFollowing = wasFollowing
      // A kept child may be shown elsewhere, though none is attached or detached for it.
      let isMoved = before.map { list.keepEqual(of: $0) } ?? false
      before = nil
      listDidChange()
      transition = update(below: owner, isMoved ? .screen : .nothing)
    }
    return transition
  }

  /// Changes the list; false if nothing has changed.
  @discardableResult
  func changeList(_ change: @MainActor (inout RouteList) -> Bool) -> Bool {
    var list = list
    self.list = RouteList()
    let isChanged = change(&list)
    self.list = list
    if isChanged { listDidChange() }
    return isChanged
  }

  func setPlace(_ number: UInt32, _ place: ChildPlace?) {
    var places = places
    self.places = []
    places[of: number] = place
    self.places = places
  }

  /// Marks the riblets whose places have left the list, so that they build nothing more.
  private func listDidChange() {
    guard before == nil else { return }
    changes += 1
    let (places, change) = (places, changes)
    guard !places.isEmpty else { return }
    let list = list
    var (left, areReleased) = (places.count, false)
    for index in list.children.indices {
      guard let place = places[of: list.children[index].number], place.version == list.children[index].version
      else { continue }
      place.wantedIn = change
      place.isReleased = list.isReleased(at: index)
      areReleased = areReleased || place.isReleased
      left -= 1
    }
    hasLeft = left > 0 || areReleased
    guard left > 0 else { return }
    for place in places where !isWanted(place) {
      // What was saved of a child that has left is forgotten.
      if let node = place.node { node.hasLeftPlace = true } else { setPlace(place.number, nil) }
    }
  }

  /// The place of the riblet that is to be detached next, the last one first.
  func nextToDetach() -> ChildPlace? {
    guard hasLeft else { return nil }
    for place in places.reversed() where place.node != nil && (place.isReleased || !isWanted(place)) { return place }
    hasLeft = false
    return nil
  }

  /// False if the child has left the list, or has other arguments now.
  func isWanted(_ place: ChildPlace) -> Bool { place.wantedIn == changes }

  /// Notes what an attached or detached child changes: the riblet's view, or the whole screen.
  func noteScreen(of child: RibletNode, as shown: Shown) {
    if !shown.isPartOfView || child.treeNavigation != nil {
      due = .screen
    } else if child.hasView, due == .nothing {
      due = .view
    }
  }

  /// Removes the routes that are switched off from a move.
  ///
  /// - Returns: The number of children that it may add; `nil` for a move that cannot be made, which is diagnosed.
  private func admit(_ change: inout ListChange, below owner: RibletNode) -> Int? {
    switch change {
    case .lead(let route, _, _): return admits(route, below: owner) ? 1 : nil
    case .begin(let routes):
      guard !routes.isEmpty else { return nil }
      if begunIn == owner.lifecycle.activations { report(.begunTwice(riblet: owner.ribletPath.description)) }
      begunIn = owner.lifecycle.activations
      guard !list.hasBegun else { return nil }
      let admitted = list.children.isEmpty ? routes.filter { admits($0, below: owner) } : routes
      change = .begin(admitted)
      return admitted.isEmpty ? nil : admitted.count
    case .list(let routes, let shown):
      let kept = Set(list.children.filter { $0.shown == shown }.map(\.route))
      let admitted = routes.filter { kept.contains($0) || admits($0, below: owner) }
      change = .list(admitted, shown)
      return admitted.count
    case .select(let place), .note(let place, .badge):
      if list.lastIndex(of: place, where: { $0.shown == .tab }) == nil {
        report(.noSuchTab(place.description, riblet: owner.ribletPath.description))
      }
      return 0
    case .leave, .remove, .pop, .note: return 0
    }
  }

  /// Returns false for a route that is switched off, and for a child that cannot be attached, which is diagnosed.
  private func admits(_ route: AnyRoute, below owner: RibletNode) -> Bool {
    guard !owner.isTooDeep else {
      report(.tooDeep(route: route.value.text, riblet: owner.ribletPath.description))
      return false
    }
    checkName(of: route, below: owner)
    // Asked before the riblet is looked at, as the answer may have it leave.
    guard route.value.isEnabled(below: owner) else { return false }
    if owner.isEnding { report(.movedLate(route: route.value.text, riblet: owner.ribletPath.description)) }
    return !owner.isEnding
  }

  func report(_ misuse: NavigationMisuse) {
    misuse.report(to: owner?.runtime)
  }

  /// The riblet of a child, while it is attached.
  func node(of number: UInt32) -> RibletNode? { places[of: number]?.node }

  /// The child of a riblet; `nil` if the riblet did not come by a route of this list.
  func child(of node: RibletNode) -> RouteList.Child? {
    places.first { $0.node === node }.flatMap { list.child($0.number) }
  }

  // MARK: The stream of states

  func stateStream(of owner: RibletNode) -> StateStream<NavigationState> {
    let made = states ?? MutableStateStream(owner.navigationState)
    states = made
    return made.stream
  }

  func sendState() {
    guard let states, let state = owner?.navigationState, state != states.value else { return }
    states.send(state)
  }

  // MARK: The tree

  override func willDetach(_ child: RibletNode) {
    guard child.isRouted else { return }
    child.isRouted = false
    guard let number = places.first(where: { $0.node === child })?.number else { return }
    setPlace(number, nil)
    changeList { $0.remove(number) }
  }

  override func branchDidChange(_ child: RibletNode, below node: RibletNode) {
    // The follower that has detached it goes on by itself.
    if child.hasLeftPlace { return }
    node.navigator.willDetach(child)
    node.navigator.update(below: node)
  }

  /// Ends waits and questions, and empties the riblet's own window.
  override func willDeactivate() {
    for wait in waits { wait.suspension.resume(.ended) }
    for question in questions { question.suspension.resume(nil) }
    questions = []
    early = []
    guard let host, let owner, owner.parent != nil else { return }
    self.host = nil
    owner.navigationPath.top.updates.empty(host)
  }
}

extension RouteList {
  /// The number of riblets that may be below each other. A deeper state could not be read as JSON, which ends at 512 levels.
  static let levels = 200
}

extension RibletNode {
  /// The navigator of this riblet, if it or one below it has had routes.
  final var madeNavigator: Navigator? { treeNavigation as? Navigator }

  /// The navigator of this riblet; made with the first route here or below.
  final var navigator: Navigator {
    if let madeNavigator { return madeNavigator }
    let made = Navigator(of: self)
    treeNavigation = made
    return made
  }

  /// The parent, also of a riblet that is restored and will be attached.
  final var parentOrParentToBe: RibletNode? { parent ?? madeNavigator?.parentToBe }

  /// The children that did not come by a route, and have routes or riblets with routes below them.
  final var branches: ContiguousArray<RibletNode> { nodes.filter { $0.treeNavigation != nil && !$0.isRouted } }

  /// True if the riblet is closing or has ended, so that it gets no more children.
  final var isEnding: Bool { lifecycle.phase == .closing || lifecycle.phase == .inactive }

  /// True if no riblet can be added below this one.
  final var isTooDeep: Bool {
    var (level, node) = (1, parentOrParentToBe)
    while let next = node { (level, node) = (level + 1, next.parentOrParentToBe) }
    return level > RouteList.levels
  }

  /// The navigator of the nearest riblet with a host, from this one upwards, and the riblet at the top of the tree. Riblets on the
  /// way get navigators, so that the screen is collected down to here.
  final var navigationPath: (hosting: Navigator?, top: Navigator) {
    var (hosting, top, above): (Navigator?, Navigator, RibletNode?) = (nil, navigator, parentOrParentToBe)
    while true {
      if hosting == nil, top.host != nil { hosting = top }
      guard let node = above else { return (hosting, top) }
      (top, above) = (node.navigator, node.parentOrParentToBe)
    }
  }

  final func isAtOrBelow(_ other: RibletNode) -> Bool {
    var node = self
    while node !== other {
      guard let next = node.parent else { return false }
      node = next
    }
    return true
  }
}

extension Navigating where Self: RibletNode {
  /// Returns the interactor as the listener of a child, in ``ChildRoute/build(in:)``.
  ///
  /// The closure names the interactor's class and the listener's protocol, so that the compiler checks the conformance in the
  /// file of the route:
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
  ///
  /// ```swift
  /// router.give(listener: MenuListenerMock())
  /// ```
  ///
  /// The router holds it strongly. The first listener of the wanted type is used.
  public func give(listener: AnyObject) { navigator.listeners.append(listener) }
}
