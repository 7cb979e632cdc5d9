/// Turns the elements of one layer into nodes and gives each control an identifier of its own.
///
/// The first control keeps an identifier; later ones with the same identifier get `-2`, `-3`… appended. The controls of
/// the layer's own controller come first, then those of its embedded children, level by level; within a level, explicit
/// identifiers come before those derived from titles. So a child never renames a control of its parent.
@MainActor
struct LayerResolver {
  /// The nodes of a layer, and the actions of its controls.
  struct Result {
    var content: Node
    var tabs: [Frame.Tab] = []
    /// The tabs at the foot, for the screens that are pushed in them.
    var bar: TabBar?
    var actions: [String: OwnedAction]
    var misuses: [ViewMisuse]
  }

  /// The tabs of one container.
  struct TabBar {
    let tabs: [TabElement]
    let owner: ViewController
    let prefix: String
  }

  /// An element after its groups were expanded and its children inserted.
  private indirect enum Shape {
    case leaf(Node)
    case control(Control, slot: Int)
    case container(Container, [Shape])
    case named(slot: Int, Shape)
    case tabs(Int)
  }

  /// Tabs in the layer, and the first of their slots.
  private struct PlacedBar {
    let bar: TabBar
    let slot: Int
    let level: Int

    func tabs(_ identifiers: [String]) -> [Frame.Tab] {
      bar.tabs.enumerated().map { index, tab in
        Frame.Tab(
          identifier: identifiers[slot + index], title: tab.title, icon: tab.icon, badge: max(0, tab.badge),
          isSelected: tab.isSelected)
      }
    }
  }

  /// A place in the layer that needs an identifier.
  private struct Slot {
    let wish: String
    let isExplicit: Bool
    let owner: ViewController
    let level: Int
  }

  /// The current position of the traversal.
  private struct Place {
    let owner: ViewController
    let level: Int
    var prefix = ""
  }

  private let element: (ViewController) -> Element
  private var slots: [Slot] = []
  private var embedded: Set<ObjectIdentifier> = []
  private var misuses: [ViewMisuse] = []
  private var bars: [PlacedBar] = []
  /// The index of the bar at the foot; the others are rows of buttons in the content.
  private var foot: Int?

  private init(element: @escaping (ViewController) -> Element) {
    self.element = element
  }

  /// Resolves the layer of `owner`; `element` returns the body of a controller.
  ///
  /// - Parameter bar: The tabs of the screen in whose tab the layer is pushed. Otherwise the tabs of the outermost
  ///   container are at the foot.
  static func resolve(
    _ owner: ViewController, in bar: TabBar? = nil, element: @escaping (ViewController) -> Element
  ) -> Result {
    var resolver = LayerResolver(element: element)
    if let bar { _ = resolver.place(bar.tabs, at: Place(owner: bar.owner, level: -1, prefix: bar.prefix)) }
    let shapes = resolver.shapes(of: element(owner), at: Place(owner: owner, level: 0))
    resolver.foot = resolver.bars.indices.min { (resolver.bars[$0].level, $0) < (resolver.bars[$1].level, $1) }
    let identifiers = resolver.assignIdentifiers()
    var actions: [String: OwnedAction] = [:]
    let nodes = shapes.flatMap { resolver.nodes(of: $0, identifiers: identifiers, actions: &actions) }
    let foot = resolver.foot.map { resolver.bars[$0] }
    for placed in resolver.bars {
      for (tab, identifier) in zip(placed.bar.tabs, identifiers[placed.slot...]) {
        actions[identifier] = OwnedAction(action: .press(tab.select), owner: placed.bar.owner)
      }
    }
    return Result(
      content: nodes.count == 1 ? nodes[0] : .stack(.vertical, spacing: 12, children: nodes),
      tabs: foot?.tabs(identifiers) ?? [],
      bar: foot?.bar,
      actions: actions,
      misuses: resolver.misuses
    )
  }

  private mutating func shapes(of element: Element, at place: Place) -> [Shape] {
    switch element {
    case .leaf(let node):
      return [.leaf(node)]
    case .control(let control):
      let wish = control.explicitIdentifier ?? control.derivedIdentifier
      return [.control(control, slot: slot(wish, isExplicit: control.explicitIdentifier != nil, at: place))]
    case .container(let container, let children):
      return [.container(container, children.flatMap { shapes(of: $0, at: place) })]
    case .group(let children):
      return children.flatMap { shapes(of: $0, at: place) }
    case .named(let id, let inner):
      let slot = slot(id, isExplicit: true, at: place)
      let inside = shapes(of: inner, at: place)
      return [.named(slot: slot, inside.count == 1 ? inside[0] : .container(.stack(.vertical, spacing: 12), inside))]
    case .prefixed(let prefix, let inner):
      var place = place
      place.prefix += prefix + "-"
      return shapes(of: inner, at: place)
    case .embedded(let child):
      return embed(child, at: place)
    case .tabs(let tabs):
      return [self.place(tabs, at: place)]
    }
  }

  private mutating func place(_ tabs: [TabElement], at place: Place) -> Shape {
    let bar = TabBar(tabs: tabs, owner: place.owner, prefix: place.prefix)
    bars.append(PlacedBar(bar: bar, slot: slots.count, level: place.level))
    for tab in tabs { _ = slot("tab-" + tab.title, isExplicit: true, at: place) }
    return .tabs(bars.count - 1)
  }

  private mutating func embed(_ child: ViewController, at place: Place) -> [Shape] {
    guard child.parent === place.owner else {
      misuses.append(.embeddedStranger(child: child.name, in: place.owner.name))
      return []
    }
    guard embedded.insert(ObjectIdentifier(child)).inserted else {
      misuses.append(.embeddedTwice(child: child.name, in: place.owner.name))
      return []
    }
    return shapes(of: element(child), at: Place(owner: child, level: place.level + 1, prefix: place.prefix))
  }

  private mutating func slot(_ wish: String, isExplicit: Bool, at place: Place) -> Int {
    slots.append(Slot(wish: place.prefix + wish, isExplicit: isExplicit, owner: place.owner, level: place.level))
    return slots.count - 1
  }

  private mutating func assignIdentifiers() -> [String] {
    var identifiers = Array(repeating: "", count: slots.count)
    var owners: [String: ViewController] = [:]
    var nextSuffix: [String: Int] = [:]
    let order = slots.indices.sorted { left, right in
      let (left, right) = ((slots[left], left), (slots[right], right))
      if left.0.level != right.0.level { return left.0.level < right.0.level }
      if left.0.isExplicit != right.0.isExplicit { return left.0.isExplicit }
      return left.1 < right.1
    }
    for index in order {
      let slot = slots[index]
      var identifier = slot.wish
      let first = owners[identifier]
      while owners[identifier] != nil {
        let suffix = nextSuffix[slot.wish, default: 2]
        nextSuffix[slot.wish] = suffix + 1
        identifier = "\(slot.wish)-\(suffix)"
      }
      if slot.isExplicit, first === slot.owner {
        misuses.append(.sharedIdentifier(slot.wish, in: slot.owner.name, replacement: identifier))
      }
      owners[identifier] = slot.owner
      identifiers[index] = identifier
    }
    return identifiers
  }

  private func nodes(
    of shape: Shape,
    identifiers: [String],
    actions: inout [String: OwnedAction]
  ) -> [Node] {
    switch shape {
    case .leaf(let node):
      return [node]
    case .control(let control, let slot):
      actions[identifiers[slot]] = OwnedAction(action: control.action, owner: slots[slot].owner)
      return [control.node(id: identifiers[slot])]
    case .container(let container, let children):
      var nodes: [Node] = []
      nodes.reserveCapacity(children.count)
      for child in children {
        nodes += self.nodes(of: child, identifiers: identifiers, actions: &actions)
      }
      return [container.node(children: nodes)]
    case .named(let slot, let inner):
      return nodes(of: inner, identifiers: identifiers, actions: &actions).map {
        .identified(id: identifiers[slot], $0)
      }
    case .tabs(foot):
      return []
    case .tabs(let index):
      return [.stack(.horizontal, spacing: 12, children: bars[index].tabs(identifiers).map(\.button))]
    }
  }
}
