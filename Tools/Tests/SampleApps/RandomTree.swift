import RibletsPlans
package import RibletsRepository
import RibletsSource

/// Trees of riblets as `riblets new` could have made them, with all options.
package struct RandomTree {
  private var random: SeededNumbers
  package private(set) var tree = RibletTree()

  /// - Parameter count: How many riblets there are besides the root.
  package init(seed: UInt64, count: ClosedRange<Int> = 3...7) {
    random = SeededNumbers(state: seed)
    let known = Self.names + (0..<max(0, count.upperBound - Self.names.count)).map { "Part\($0)" }
    let place = SourcePosition(file: "", line: 1, column: 1)
    tree.riblets["Root"] = KnownRiblet(name: "Root", isRoot: true, options: RibletOptions(), place: place)
    var names = ["Root"]
    for name in known.shuffled(using: &random).prefix(.random(in: count, using: &random)) {
      tree.riblets[name] = riblet(name)
      if random.chance(9) { join(name, below: names.randomElement(using: &random) ?? "Root") }
      names.append(name)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let parent = names.randomElement(using: &random),
        let child = names.dropFirst().randomElement(using: &random),
        tree.edge(parent, child) == nil
      else { continue }
      join(child, below: parent)
    }
    tree.edges.sort { ($0.parent, $0.child) < ($1.parent, $1.child) }
    for (name, riblet) in tree.riblets where tree.edges(to: name).isEmpty && !riblet.isRoot {
      giveTestedValues(name)
      // A key is in the route, and in what the listener of a riblet without a view is told.
      if riblet.hasView { tree.riblets[name]?.options.key = nil }
    }
  }

  private static let names = [
    "A", "Basket", "Checkout", "D2", "HTTPLog", "Menu", "Player", "Search", "Default",
    "Zeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
  ]
  private static let dependencies = [("title", "String"), ("count", "Int"), ("tags", "[String]"), ("price", "Double?")]
  private static let arguments = [("size", "Int"), ("day", "Date"), ("prices", "[String: Int]")]
  private static let values = [
    "String": ["\"Tea, (one-way)\"", "\"a \\\"b\\\"\""], "Int": ["7", "max(1, 2)"],
    "[String]": ["[\"a\", \"b\"]", "[]"],
    "Double?": ["nil", "2.5"], "Date": ["Date(timeIntervalSince1970: 5)", ".distantPast"],
    "[String: Int]": ["[\"again\": 2]"],
  ]

  private mutating func riblet(_ name: String) -> KnownRiblet {
    var options = RibletOptions()
    options.view = random.chance(7) ? .portable : .none
    if options.hasView {
      options.hasPresenter = random.chance(4)
      options.flow = random.chance(4) ? .oneWay : .twoWay
    }
    var riblet = KnownRiblet(
      name: name, isRoot: false, options: options, place: SourcePosition(file: "", line: 1, column: 1))
    riblet.dependencies = items(Self.dependencies)
    riblet.arguments = items(Self.arguments)
    if random.chance(2) { riblet.options.key = riblet.arguments.randomElement(using: &random)?.name }
    return riblet
  }

  private mutating func items(_ all: [(String, String)]) -> [ListedItem] {
    var items: [ListedItem] = []
    for (name, type) in all.shuffled(using: &random) where random.chance(3) {
      items.append(ListedItem(name: name, type: type))
    }
    return items
  }

  private mutating func value(_ type: String) -> String {
    (Self.values[type] ?? []).randomElement(using: &random) ?? ""
  }

  private mutating func join(_ child: String, below parent: String) {
    guard let riblet = tree.riblets[child], let above = tree.riblets[parent] else { return }
    var edge = TreeEdge(
      parent: parent, child: child, isHandWritten: false, place: SourcePosition(file: "", line: 1, column: 1))
    edge.shown = random.chance(3) ? Presentation.allCases.randomElement(using: &random) : nil
    for item in riblet.arguments where random.chance(7) { edge.argumentValues[item.name] = value(item.type) }
    for item in riblet.dependencies where random.chance(5) {
      // Elsewhere the parent has it, and no value is written.
      let siblings = tree.edges(from: parent).flatMap { $0.madeValues.keys }
      if !siblings.contains(item.name), !above.dependencies.contains(where: { $0.name == item.name }) {
        edge.madeValues[item.name] = value(item.type)
      }
    }
    let canStart = riblet.arguments.allSatisfy { edge.argumentValues[$0.name] != nil }
    edge.isAttachedAtStart = canStart && random.chance(7) && !reaches(child, parent)
    tree.edges.append(edge)
  }

  private func reaches(_ start: String, _ end: String) -> Bool {
    var seen: Set<String> = [start]
    var open = [start]
    while let name = open.popLast() {
      if name == end { return true }
      for edge in tree.edges(from: name) where seen.insert(edge.child).inserted { open.append(edge.child) }
    }
    return false
  }

  private mutating func giveTestedValues(_ name: String) {
    guard var riblet = tree.riblets[name] else { return }
    for place in riblet.arguments.indices where random.chance(5) {
      riblet.arguments[place].value = value(riblet.arguments[place].type)
    }
    tree.riblets[name] = riblet
  }
}

/// Numbers that a seed decides.
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true in the given number of ten cases, at random.
  package mutating func chance(_ tenths: Int) -> Bool { Int.random(in: 0..<10, using: &self) < tenths }
}
