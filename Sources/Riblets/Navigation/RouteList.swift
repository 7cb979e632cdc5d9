/// The children of one riblet that came by routes, as a value: which, in which order, and how each is presented.
///
/// The list knows no tree, no view and no host. Each move makes another list of it:
///
///     [tab Home selected, tab Mail]   leave(Home)   →   [tab Mail selected]
///
/// The tree follows the list (``Navigator/follow(below:)``), and the screen follows the tree (``ScreenPlan``).
struct RouteList: Sendable {
  /// One child.
  struct Child: Sendable {
    /// The identity of the place. Kept when the arguments change.
    var number: UInt32
    /// The move that has set the route: a riblet that was built by an earlier one is not the child any more.
    var version: UInt32
    var route: AnyRoute
    var shown: Shown
    /// The position among the pages, sheets and full screens of all riblets of the tree.
    var arrival: UInt32
    var isHeld = false
    /// The number at the tab; 0 for none.
    var badge = 0

    /// Makes the child of one move.
    init(_ route: AnyRoute, as shown: Shown, at number: UInt32) {
      self.number = number
      version = number
      self.route = route
      self.shown = shown
      arrival = number
    }

    /// Other arguments make another riblet of the child, which is not held.
    mutating func lead(to route: AnyRoute, at number: UInt32) {
      (self.route, version, isHeld) = (route, number, false)
    }
  }

  /// The children in the order of their moves.
  private(set) var children: [Child] = []
  /// The number of the selected tab; `nil` without tabs.
  private(set) var selected: UInt32?
  /// True if the riblet has begun, once in its life.
  var hasBegun = false

  func child(_ number: UInt32?) -> Child? { index(of: number).map { children[$0] } }

  func index(of number: UInt32?) -> Int? { children.firstIndex { $0.number == number } }

  /// The last child of a place, whatever its arguments are.
  func lastIndex(of place: RoutePlace, where isMeant: (Child) -> Bool = { _ in true }) -> Int? {
    children.lastIndex { $0.route.value.isAt(place) && isMeant($0) }
  }

  func isSelected(_ child: Child) -> Bool { child.shown != .tab || child.number == selected }

  func routes<Origin>() -> [Route<Origin>] { children.map { Route(of: $0) } }

  func selectedRoute<Origin>() -> Route<Origin>? { child(selected).map { Route(of: $0) } }

  /// True for a child that stays in the list and is not attached: covered by a page, or in a tab that is not selected.
  func isReleased(at index: Int) -> Bool {
    let shown = children[index].shown
    guard shown == .tab || shown == .pushed, children[index].route.value.isReleasedWhenCovered else { return false }
    return shown == .tab
      ? children[index].number != selected : children[(index + 1)...].contains { $0.shown == .pushed }
  }
}

extension RouteList: Hashable {
  /// True for equal children in equal places; numbers and badges do not count.
  static func == (left: Self, right: Self) -> Bool {
    left.children == right.children && left.hasBegun == right.hasBegun
      && left.index(of: left.selected) == right.index(of: right.selected)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(children)
    hasher.combine(hasBegun)
  }
}

extension RouteList.Child: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.shown == right.shown && left.isHeld == right.isHeld && left.route == right.route
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(route)
    hasher.combine(shown)
  }
}

// MARK: Moves

extension RouteList {
  /// The children that a move has changed.
  enum Effect {
    case nothing
    /// Children that are parts of the riblet's view.
    case parts
    /// Other children, their order, or how they are presented.
    case more
  }

  /// Carries out a move. Routes that are switched off have been removed from it.
  ///
  /// - Parameter number: The number of the first child that the move adds; further ones count up from it.
  mutating func carryOut(_ change: ListChange, at number: UInt32) -> Effect {
    switch change {
    case .lead(let route, let action, let shown):
      let shown = shown ?? route.value.shownByDefault
      let isPart = shown.isPartOfView && !children.contains(where: \.isHeld)
      return !lead(to: route, by: action, as: shown, at: number) ? .nothing : isPart ? .parts : .more
    case .begin(let routes): return begin(with: routes, at: number) ? .more : .nothing
    case .list(let routes, let shown): return list(routes, as: shown, at: number) ? .more : .nothing
    case .select(let place):
      guard let index = lastIndex(of: place, where: { $0.shown == .tab }) else { return .nothing }
      return select(children[index].number) ? .more : .nothing
    case .leave(let place):
      return lastIndex(of: place).map { leave(at: $0) } ?? .nothing
    case .remove(let handle):
      guard let index = index(of: handle.number), children[index].version == handle.version else { return .nothing }
      return leave(at: index)
    case .pop(let place):
      guard let index = lastIndex(of: place, where: { $0.shown.isStacked }) else { return .nothing }
      let child = children[index]
      return keep(index, to: child.route, as: child.shown, at: number, isAlone: false) ? .more : .nothing
    case .note(let place, .held(let isHeld)):
      guard let index = lastIndex(of: place), children[index].isHeld != isHeld else { return .nothing }
      children[index].isHeld = isHeld
      return .more
    case .note(let place, .badge(let badge)):
      guard let index = lastIndex(of: place, where: { $0.shown == .tab }), children[index].badge != badge else {
        return .nothing
      }
      children[index].badge = badge
      return .more
    }
  }

  private mutating func leave(at index: Int) -> Effect {
    let isPart = children[index].shown.isPartOfView && !children[index].isHeld
    remove(at: index)
    return isPart ? .parts : .more
  }

  /// Goes back to the equal child, or else as ``RouteAction/popTo``: `a(1), b, a(2)` → `a(1)`, of which `popTo` makes
  /// `a(1), b, a(1)`.
  mutating func followLink(to route: AnyRoute, as shown: Shown, at number: UInt32) -> Bool {
    guard let equal = children.lastIndex(where: { $0.shown.isPeer(of: shown) && $0.route == route }) else {
      return lead(to: route, by: .popTo, as: shown, at: number)
    }
    return keep(equal, to: route, as: shown, at: number, isAlone: false)
  }

  mutating func select(_ tab: UInt32) -> Bool {
    defer { selected = tab }
    return selected != tab
  }

  mutating func remove(_ number: UInt32) -> Bool {
    guard let index = index(of: number) else { return false }
    remove(at: index)
    return true
  }

  private mutating func remove(at index: Int) {
    let number = children[index].number
    children.remove(at: index)
    if number == selected { selectNeighbour(of: index) }
  }

  private mutating func removeAll(where isGone: (Child) -> Bool) -> Bool {
    let (count, tab) = (children.count, index(of: selected))
    let before = tab.map { children[..<$0].count { !isGone($0) } }
    children.removeAll(where: isGone)
    if let before, index(of: selected) == nil { selectNeighbour(of: before) }
    return children.count < count
  }

  /// Selects the tab before the one that has left, or else the first.
  private mutating func selectNeighbour(of index: Int) {
    selected = (children[..<index].last { $0.shown == .tab } ?? children.first { $0.shown == .tab })?.number
  }

  /// Adds a child of a saved state; of two for one place, the last one counts.
  mutating func restore(_ child: Child, isSelected: Bool) {
    if !child.shown.isStacked {
      let place = child.route.value.place
      _ = removeAll { $0.shown == child.shown && $0.route.value.isAt(place) }
    }
    append(child, isSelected: isSelected)
  }

  private mutating func append(_ child: Child, isSelected: Bool = true) {
    if child.shown == .tab, isSelected || selected == nil { selected = child.number }
    children.append(child)
  }

  private mutating func lead(
    to route: AnyRoute, by action: RouteAction, as shown: Shown, at number: UInt32
  ) -> Bool {
    let top = shown == .tab ? index(of: selected) : children.lastIndex { $0.shown.isPeer(of: shown) }
    let place = route.value.place
    // A stack may contain a place twice, so for a push only its top counts as the same place.
    let same =
      action == .push && shown.isStacked
      ? top.flatMap { children[$0].route.value.isAt(place) ? $0 : nil }
      : lastIndex(of: place) { $0.shown.isPeer(of: shown) }
    switch action {
    case .push:
      if let same { return update(at: same, to: route, as: shown, at: number) }
    case .popTo:
      if let same { return keep(same, to: route, as: shown, at: number, isAlone: false) }
    case .replace:
      if let same, same == top { return update(at: same, to: route, as: shown, at: number) }
      if let same, let top, !shown.isStacked {
        let kept = children[same].number
        remove(at: top)
        if let index = index(of: kept) { _ = update(at: index, to: route, as: shown, at: number) }
        return true
      }
      if let top {
        let arrival = children[top].arrival
        children[top] = Child(route, as: shown, at: number)
        children[top].arrival = arrival
        if shown == .tab { selected = number }
        return true
      }
    case .root:
      if let equal = children.lastIndex(where: { $0.shown.isPeer(of: shown) && $0.route == route }) {
        return keep(equal, to: route, as: shown, at: number, isAlone: true)
      }
      _ = removeAll { $0.shown.isPeer(of: shown) }
    }
    append(Child(route, as: shown, at: number))
    return true
  }

  /// Removes what is above a child on its stack, or all others of its kind, and keeps the child.
  private mutating func keep(
    _ index: Int, to route: AnyRoute, as shown: Shown, at number: UInt32, isAlone: Bool
  ) -> Bool {
    let kept = children[index].number
    let gone = Set(
      children.enumerated().filter { $1.shown.isPeer(of: shown) && (isAlone ? $0 != index : $0 > index) }
        .map(\.element.number))
    let isGone = (isAlone || shown.isStacked) && removeAll { gone.contains($0.number) }
    return self.index(of: kept).map { update(at: $0, to: route, as: shown, at: number) || isGone } ?? isGone
  }

  /// Keeps the place of a child.
  private mutating func update(at index: Int, to route: AnyRoute, as shown: Shown, at number: UInt32) -> Bool {
    let isOther = children[index].route != route
    let isChanged = isOther || children[index].shown != shown
    if isOther {
      children[index].lead(to: route, at: number)
    }
    children[index].shown = shown
    return (shown == .tab && select(children[index].number)) || isChanged
  }

  private mutating func begin(with routes: [AnyRoute], at number: UInt32) -> Bool {
    guard !hasBegun, !routes.isEmpty else { return false }
    hasBegun = true
    guard children.isEmpty else { return false }
    for (offset, route) in Self.unique(routes).enumerated() {
      append(Child(route, as: route.value.shownByDefault, at: number &+ UInt32(offset)), isSelected: false)
    }
    return true
  }

  /// Makes these the items or the pages, in the place of the present ones. An item stays in its place with other arguments.
  private mutating func list(_ routes: [AnyRoute], as shown: Shown, at number: UInt32) -> Bool {
    func key(_ route: AnyRoute) -> AnyHashable { shown == .item ? route.value.place : route }
    let before = children.filter { $0.shown == shown }
    var old = Dictionary(grouping: before.reversed()) { key($0.route) }
    var arrival: UInt32 = 0
    let after = Self.unique(routes, as: shown).enumerated().map { offset, route in
      let next = number &+ UInt32(offset)
      var child = old[key(route)]?.popLast() ?? Child(route, as: shown, at: next)
      if child.route != route { child.lead(to: route, at: next) }
      // A page above one that has arrived arrives after it.
      if shown == .pushed { arrival = child.arrival < arrival ? next : child.arrival }
      if shown == .pushed { child.arrival = arrival }
      return child
    }
    let start = children.firstIndex { $0.shown == shown } ?? children.count
    guard after != before else { return false }
    children.removeAll { $0.shown == shown }
    children.insert(contentsOf: after, at: start)
    return true
  }

  /// Gives children that have left and come back, or have their former arguments again, the riblets that they had. A place that has
  /// got other arguments takes the riblet of an equal child, too.
  ///
  /// - Returns: True if a child has come back.
  mutating func keepEqual(of before: Self) -> Bool {
    // Both dictionaries have the type of the one in list(_:as:at:): another one costs each app some kilobytes.
    var former = Dictionary(grouping: before.children.reversed()) { AnyHashable($0.number) }
    var (added, others): ([Int], [Int]) = ([], [])
    for index in children.indices {
      let number = AnyHashable(children[index].number)
      if let child = former[number]?.last, child.route == children[index].route {
        children[index].version = child.version
        former[number] = nil
      } else {
        added.append(index)
      }
    }
    guard !former.isEmpty, !added.isEmpty else { return false }
    let gone = before.children.filter { former[AnyHashable($0.number)] != nil }
    var left = Dictionary(grouping: gone.reversed()) { AnyHashable($0.route) }
    let tab = index(of: selected)
    var taken: Set<UInt32> = []
    for index in added {
      let child = children[index]
      guard let position = left[child.route]?.lastIndex(where: { $0.shown.isPeer(of: child.shown) }),
        let equal = left[child.route]?.remove(at: position)
      else {
        others.append(index)
        continue
      }
      taken.insert(equal.number)
      (children[index].number, children[index].version) = (equal.number, equal.version)
    }
    // The riblet of this place is at another one now.
    for index in others where taken.contains(children[index].number) {
      children[index].number = children[index].version
    }
    if let tab { selected = children[tab].number }
    return !taken.isEmpty
  }

  /// Leads to each place once, with the last arguments: `[a(1), b, a(2)]` → `[a(2), b]`. A stack may contain a place again,
  /// above another one.
  private static func unique(_ routes: [AnyRoute], as other: Shown? = nil) -> [AnyRoute] {
    var result: [AnyRoute] = []
    var indices: [RoutePlace: Int] = [:]
    var (page, modal) = (RoutePlace?.none, RoutePlace?.none)
    for route in routes {
      let (place, shown) = (route.value.place, other ?? route.value.shownByDefault)
      if let index = indices[place], !shown.isStacked || place == (shown.isModal ? modal : page) {
        result[index] = route
      } else {
        indices[place] = result.count
        result.append(route)
      }
      if shown.isModal { modal = place } else if shown.isStacked { page = place }
    }
    return result
  }
}
