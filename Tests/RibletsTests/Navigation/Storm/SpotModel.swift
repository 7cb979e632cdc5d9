import Riblets

/// A second, plain implementation of `Documentation/Routes.md` and `RouteRules.md`: riblets as values, nothing attached,
/// no screen kept.
struct SpotModel {
  enum Kind: String, CaseIterable {
    case part = "Part"
    case item = "Item"
    case page = "Page"
    case brief = "Brief"
    case sheet = "Sheet"
    case tab = "Tab"
    case lazyTab = "LazyTab"
    case overlay = "Overlay"
    case secret = "Secret"
    case feature = "Feature"
    case group = "Group"

    /// The kinds of routes that lead from groups.
    static let ofGroups: [Kind] = [.part, .page, .brief, .sheet, .tab, .group]

    var shown: Shown {
      switch self {
      case .part, .group: .embedded
      case .item: .item
      case .page, .brief, .feature: .pushed
      case .sheet: .sheet
      case .tab, .lazyTab: .tab
      case .overlay: .overlay
      case .secret: .hidden
      }
    }

    var isReleased: Bool { self == .brief || self == .lazyTab }
    var hasValue: Bool { self != .feature && self != .group }
  }

  struct ID: Hashable {
    let kind: Kind
    let name: String

    var route: Route { Route(id: self, value: 0) }
    var text: String { "\(kind.rawValue)(\(name))" }
  }

  struct Route: Hashable {
    let id: ID
    let value: Int

    /// As in the description of a state.
    var text: String { "\(id.kind.rawValue)(name: \(id.name)" + (id.kind.hasValue ? ", value: \(value))" : ")") }
  }

  struct Riblet {
    let id: Int
    /// Nil for the root, and for riblets that are attached by hand.
    var route: Route?
    let name: String
    var shown = Shown.embedded
    var arrival = 0
    var isHeld = false
    var isSelected = false
    var hasView = true
    var draft = ""
    var hasBegun = false
    /// The same before it was released.
    var hadBegun = false
    /// True if it has called `begin` since it became active.
    var hasCalledBegin = false
    var backSteps = 0
    /// True for a hidden riblet with a window of its own.
    var hasWindow = false
    var children: [Riblet] = []
    /// Attached by hand.
    var guests: [Riblet] = []
  }

  struct Question {
    let number: Int
    let asker: Int
    let title: String
    let canBeCancelled: Bool
  }

  /// True if the root's view holds the stacks of its tabs.
  let holdsStacks: Bool
  var root = Riblet(id: 0, name: "Root")
  var questions: [Question] = []
  /// The number of diagnoses that there have to be.
  var diagnoses = 0
  /// The reports of the user to interactors, as text.
  var notes: [String] = []
  private var lastID = 0
  private var lastArrival = 0

  init(holdsStacks: Bool = false) { self.holdsStacks = holdsStacks }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: Finding

  /// Changes a riblet; nil if it is nowhere.
  @discardableResult
  mutating func change<Result>(_ id: Int, _ body: (inout Riblet) -> Result) -> Result? { root.change(id, body) }

  subscript(id: Int) -> Riblet? { root.first { $0.id == id } }

  func parent(of id: Int) -> Riblet? {
    root.first { riblet in riblet.children.contains { $0.id == id } || riblet.guests.contains { $0.id == id } }
  }

  /// True if a riblet has to be attached.
  func isAttached(_ id: Int) -> Bool { root.first(attachedOnly: true) { $0.id == id } != nil }

  // MARK: Moves

  mutating func carryOut(_ move: SpotMove, at id: Int) {
    if case .update(let moves) = move {
      let before = self[id]?.children ?? []
      for move in moves { carryOut(move, at: id) }
      change(id) {
        $0.keepEqual(of: before)
        $0.bringForward(since: before)
      }
      return
    }
    var model = self
    let isLegal = change(id) { $0.carryOut(move, &model) }
    (lastID, lastArrival) = (model.lastID, model.lastArrival)
    if isLegal == false { diagnoses += 1 }
  }

  fileprivate mutating func newRiblet(_ route: Route, as shown: Shown) -> Riblet {
    // Leaves room for those below one that comes back.
    lastArrival += 1000
    return Riblet(
      id: newID(), route: route, name: route.id.name, shown: shown, arrival: lastArrival,
      hasView: route.id.kind != .group)
  }
}

/// A move, at whichever riblet.
enum SpotMove: Hashable, CustomStringConvertible {
  case to(SpotModel.Route, RouteAction, as: Shown?)
  case begin([SpotModel.Route])
  case items([SpotModel.Route])
  case select(SpotModel.ID)
  case leave(SpotModel.ID)
  case popToRoot
  case hold(SpotModel.ID, Bool)
  case stack([SpotModel.Route])
  case pop(SpotModel.ID)
  indirect case update([SpotMove])

  /// The routes that it may lead to.
  var routes: [SpotModel.Route] {
    switch self {
    case .to(let route, _, _): [route]
    case .begin(let routes), .items(let routes), .stack(let routes): routes
    case .update(let moves): moves.flatMap(\.routes)
    case .select, .leave, .popToRoot, .hold, .pop: []
    }
  }

  var description: String {
    func list(_ routes: [SpotModel.Route]) -> String { routes.map(\.text).joined(separator: ", ") }
    return switch self {
    case .to(let route, let action, let shown): "\(action) \(route.text)" + (shown.map { " as \($0)" } ?? "")
    case .begin(let routes): "begin with " + list(routes)
    case .items(let routes): "show the items " + list(routes)
    case .select(let id): "select \(id.text)"
    case .leave(let id): "leave \(id.text)"
    case .popToRoot: "pop to root"
    case .hold(let id, let isHeld): (isHeld ? "hold " : "release ") + id.text
    case .stack(let routes): "set the stack " + list(routes)
    case .pop(let id): "pop to \(id.text)"
    case .update(let moves): "update: " + moves.map(\.description).joined(separator: "; ")
    }
  }
}

extension SpotModel.Riblet {
  typealias Riblet = SpotModel.Riblet
  typealias Route = SpotModel.Route

  var all: [Riblet] { [self] + (children + guests).flatMap(\.all) }

  /// The first of itself and all below it for which the test is true.
  func first(attachedOnly: Bool = false, where isWanted: (Riblet) -> Bool) -> Riblet? {
    if isWanted(self) { return self }
    for index in children.indices where !(attachedOnly && isReleased(index)) {
      if let found = children[index].first(attachedOnly: attachedOnly, where: isWanted) { return found }
    }
    for guest in guests {
      if let found = guest.first(attachedOnly: attachedOnly, where: isWanted) { return found }
    }
    return nil
  }

  /// Itself, and what is attached below it.
  var attached: [Riblet] {
    [self] + children.indices.filter { !isReleased($0) }.flatMap { children[$0].attached } + guests.flatMap(\.attached)
  }

  /// The user cannot leave it.
  var isKept: Bool { isHeld || (children + guests).contains(where: \.isKept) }

  mutating func change<Result>(_ id: Int, _ body: (inout Riblet) -> Result) -> Result? {
    if self.id == id { return body(&self) }
    for index in children.indices { if let result = children[index].change(id, body) { return result } }
    for index in guests.indices { if let result = guests[index].change(id, body) { return result } }
    return nil
  }

  /// The child of an index is released: covered by a page of the same parent, or in a tab that is not selected.
  func isReleased(_ index: Int) -> Bool {
    let child = children[index]
    guard child.route?.id.kind.isReleased == true else { return false }
    return switch child.shown {
    case .tab: !child.isSelected
    case .pushed: children[(index + 1)...].contains { $0.shown == .pushed }
    case .embedded, .item, .sheet, .fullScreen, .overlay, .hidden: false
    }
  }

  private func last(_ id: SpotModel.ID) -> Int? { children.lastIndex { $0.route?.id == id } }

  /// - Returns: False if it is diagnosed.
  mutating func carryOut(_ move: SpotMove, _ model: inout SpotModel) -> Bool {
    switch move {
    case .to(let route, let action, let shown): lead(to: route, by: action, as: shown ?? route.id.kind.shown, &model)
    case .begin(let routes): return begin(routes, &model)
    case .items(let routes): list(routes, &model)
    case .select(let id):
      guard let index = children.lastIndex(where: { $0.route?.id == id && $0.shown == .tab }) else { return false }
      select(children[index].id)
    case .leave(let id): if let index = last(id) { remove(index) }
    case .popToRoot: for index in children.indices.reversed() where children[index].shown == .pushed { remove(index) }
    case .hold(let id, let isHeld): if let index = last(id) { children[index].isHeld = isHeld }
    case .stack(let routes):
      let before = children
      stack(routes, &model)
      bringForward(since: before)
    case .pop(let id):
      guard let index = children.lastIndex(where: { $0.route?.id == id && $0.shown.isOnStack }) else { break }
      let kind = children[index].shown
      for above in children.indices.reversed() where above > index && children[above].shown.isOneKind(with: kind) {
        remove(above)
      }
    case .update: break
    }
    return true
  }

  private mutating func lead(to route: Route, by action: RouteAction, as shown: Shown, _ model: inout SpotModel) {
    let peers = children.indices.filter { children[$0].shown.isOneKind(with: shown) }
    let same = peers.last { children[$0].route?.id == route.id }
    let top = shown == .tab ? children.firstIndex(where: \.isSelected) : peers.last
    switch action {
    case .push:
      if let same, !shown.isOnStack || same == top { return keep(same, route, shown, &model) }
    case .popTo:
      if let same {
        if shown.isOnStack { for index in peers.reversed() where index > same { remove(index) } }
        return keep(same, route, shown, &model)
      }
    case .replace:
      if let same, same == top { return keep(same, route, shown, &model) }
      if let same, let top, !shown.isOnStack {
        let kept = children[same].id
        remove(top)
        return keep(children.firstIndex { $0.id == kept } ?? 0, route, shown, &model)
      }
      if let top { return put(route, shown, at: top, &model) }
    case .root:
      let kept = peers.last { children[$0].route == route }.map { children[$0].id }
      for index in peers.reversed() where children[index].id != kept { remove(index) }
      if let kept { return keep(children.firstIndex { $0.id == kept } ?? 0, route, shown, &model) }
    }
    add(route, shown, selects: true, &model)
  }

  private mutating func add(_ route: Route, _ shown: Shown, selects: Bool, _ model: inout SpotModel) {
    let child = model.newRiblet(route, as: shown)
    children.append(child)
    if shown == .tab, selects || !children.contains(where: \.isSelected) { select(child.id) }
  }

  /// Another child at a place that there is: its position, its arrival and whether it is selected remain.
  private mutating func put(_ route: Route, _ shown: Shown, at index: Int, _ model: inout SpotModel) {
    let former = children[index]
    children[index] = model.newRiblet(route, as: shown)
    children[index].arrival = former.arrival
    children[index].isSelected = former.isSelected
  }

  /// The same place, for which the arguments may be other ones.
  private mutating func keep(_ index: Int, _ route: Route, _ shown: Shown, _ model: inout SpotModel) {
    if shown == .tab { select(children[index].id) }
    if children[index].route == route { children[index].shown = shown } else { put(route, shown, at: index, &model) }
  }

  private mutating func select(_ id: Int) {
    for index in children.indices { children[index].isSelected = children[index].id == id }
  }

  mutating func remove(_ index: Int) {
    guard children.remove(at: index).isSelected else { return }
    let tabs = children.indices.filter { children[$0].shown == .tab }
    if let next = tabs.last(where: { $0 < index }) ?? tabs.first { select(children[next].id) }
  }

  private mutating func begin(_ routes: [Route], _ model: inout SpotModel) -> Bool {
    guard !routes.isEmpty else { return true }
    guard !hasCalledBegin else { return false }
    let begins = !hasBegun && children.isEmpty
    (hasCalledBegin, hasBegun) = (true, true)
    guard begins else { return true }
    var first: [Route] = []
    for route in routes {
      let shown = route.id.kind.shown
      let peers = first.indices.filter { first[$0].id.kind.shown.isOneKind(with: shown) }
      if let same = peers.last(where: { first[$0].id == route.id }), !shown.isOnStack || same == peers.last {
        first[same] = route
      } else {
        first.append(route)
      }
    }
    for route in first { add(route, route.id.kind.shown, selects: false, &model) }
    return true
  }

  private mutating func stack(_ routes: [Route], _ model: inout SpotModel) {
    var wanted: [Route] = []
    for route in routes {
      if wanted.last?.id == route.id { wanted.removeLast() }
      wanted.append(route)
    }
    var former = children.filter { $0.shown == .pushed }
    if former.map(\.route) == wanted { return }
    let start = children.firstIndex { $0.shown == .pushed } ?? children.count
    children.removeAll { $0.shown == .pushed }
    var pages: [Riblet] = []
    for route in wanted {
      let added = model.newRiblet(route, as: .pushed)
      var page = added
      if let index = former.firstIndex(where: { $0.route == route }) { page = former.remove(at: index) }
      if let below = pages.last, page.arrival < below.arrival { page.arrival = added.arrival }
      pages.append(page)
    }
    children.insert(contentsOf: pages, at: start)
  }

  /// Gives children that have left in one update and come back the riblets that they had.
  mutating func keepEqual(of before: [Riblet]) {
    for index in children.indices where !before.contains(where: { $0.id == children[index].id }) {
      let child = children[index]
      let same = before.first { former in
        former.route == child.route && former.shown.isOneKind(with: child.shown)
          && !children.contains { $0.id == former.id }
      }
      guard var same else { continue }
      (same.shown, same.arrival, same.isHeld, same.isSelected) = (
        child.shown, child.arrival, child.isHeld, child.isSelected
      )
      children[index] = same
    }
  }

  /// Has the pages and sheets of what has come back come with it.
  mutating func bringForward(since before: [Riblet]) {
    for index in children.indices where children[index].shown.isOnStack {
      let child = children[index]
      guard before.contains(where: { $0.id == child.id && $0.arrival < child.arrival }) else { continue }
      let below = child.all.filter { $0.arrival < child.arrival }.sorted { $0.arrival < $1.arrival }
      for (place, riblet) in below.enumerated() {
        children[index].change(riblet.id) { $0.arrival = child.arrival + place + 1 }
      }
    }
  }

  private mutating func list(_ routes: [Route], _ model: inout SpotModel) {
    var listed: [Route] = []
    for route in routes {
      if let index = listed.firstIndex(where: { $0.id == route.id }) {
        listed[index] = route
      } else {
        listed.append(route)
      }
    }
    let former = children.filter { $0.shown == .item }
    if former.map(\.route) == listed { return }
    let start = children.firstIndex { $0.shown == .item } ?? children.count
    children.removeAll { $0.shown == .item }
    let items = listed.map { route in former.first { $0.route == route } ?? model.newRiblet(route, as: .item) }
    children.insert(contentsOf: items, at: start)
  }
}

extension Shown {
  var isOnStack: Bool { self == .pushed || self == .sheet || self == .fullScreen }

  func isOneKind(with other: Shown) -> Bool {
    self == other || [self, other].allSatisfy { $0 == .sheet || $0 == .fullScreen }
  }
}

// MARK: - States

extension SpotModel {
  /// As the description of a state.
  var state: String { root.stateLines(0).joined(separator: "\n") }

  /// The riblets that are attached, without an order, since that of attaching is another one.
  var tree: String { root.tree }

  /// The model of an app in which the state has been restored.
  func restored() -> SpotModel {
    var model = self
    model.root = root.restored()
    // The state of the root itself is not saved.
    model.root.draft = ""
    model.questions = []
    model.diagnoses = 0
    model.notes = []
    return model
  }

  /// Forgets what a riblet that is released cannot keep.
  mutating func release(_ id: Int) {
    change(id) { riblet in
      riblet.hadBegun = riblet.hasBegun
      riblet.hasBegun = riblet.hasBegun || !riblet.children.isEmpty
      (riblet.guests, riblet.hasCalledBegin, riblet.backSteps, riblet.hasWindow) = ([], false, 0, false)
    }
    questions.removeAll { $0.asker == id }
  }
}

extension SpotModel.Riblet {
  fileprivate func stateLines(_ depth: Int) -> [String] {
    children.flatMap { child in
      [
        String(repeating: "  ", count: depth) + "\(child.route?.text ?? "?") "
          + (child.shown == .fullScreen ? "full screen" : "\(child.shown)")
          + (child.isSelected ? " selected" : "")
      ] + child.stateLines(depth + 1)
    }
  }

  fileprivate var tree: String {
    let below = children.indices.filter { !isReleased($0) }.map { children[$0].tree } + guests.map(\.tree)
    return SpotModel.treeText(name, id, draft, below)
  }

  fileprivate func restored() -> Self {
    var riblet = self
    riblet.children = children.map { $0.restored() }
    // With children it counts as begun.
    riblet.hasBegun = hasBegun || !children.isEmpty
    (riblet.guests, riblet.isHeld, riblet.hasCalledBegin, riblet.backSteps, riblet.hasWindow) = (
      [], false, false, 0, false
    )
    return riblet
  }
}

extension SpotModel {
  static func treeText(_ name: String, _ id: Int, _ draft: String, _ below: [String]) -> String {
    "\(name)#\(id)" + (draft.isEmpty ? "" : "'\(draft)'")
      + (below.isEmpty ? "" : "(\(below.sorted().joined(separator: " ")))")
  }
}
