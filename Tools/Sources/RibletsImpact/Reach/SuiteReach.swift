import RibletsSource

/// The way from a suite to a change: what can run, beginning with its tests.
///
/// ``ReachGraph/parts(reaching:)`` finds all suites that may reach a change. This looks from one of them, and leaves bodies out that
/// need an instance of a class while nothing on the way makes one.
struct SuiteReach {
  private let graph: ReachGraph
  /// The number of `.init`, which may make an instance of any class.
  private let explicitInit: UInt32?
  /// The numbers of names by which an instance of a class is made that is not written: `Element()`.
  private let makers: Set<UInt32>
  /// The numbers of names by which memory becomes an instance of any class, also of one that the module does not see.
  private let castings: Set<UInt32>
  /// The number of `Self`.
  private let ownName: UInt32?
  /// The classes by the numbers of their names.
  private var classes: [UInt32: Set<String>] = [:]
  private let known: Set<String>
  /// The numbers of the names of members that bodies wait for: `cart` of `ChildBuilders.cart`.
  private let awaited: [UInt32: String]
  private let ancestors: [String: Set<String>]
  /// False if the app gives a route or `ChildBuilders` a conformance whose requirements others call.
  private let hasOnlyOwnProtocols: Bool

  init(_ graph: ReachGraph) {
    self.graph = graph
    let own = OwnClasses(of: graph.nodes, graph.types)
    // Its blocks run without an instance if it is not that of Riblets.
    let isOfRiblets = (graph.types.modules["ChildBuilders"] ?? ["Riblets"]) == ["Riblets"]
    ancestors = own.ancestors
    known = isOfRiblets ? Set(own.ancestors.keys) : []
    let routes = graph.types.aliases.filter { $0.value.contains("Route") }.keys
    let protocols = (routes + ["ChildBuilders", "Route"]).flatMap { graph.types.conformed[$0] ?? [] }
    hasOnlyOwnProtocols = graph.types.ancestors(of: Set(protocols)).subtracting(ForeignExtensions.words)
      .isSubset(of: graph.types.modules.keys)
    var (explicitInit, ownName) = (UInt32?.none, UInt32?.none)
    var (makers, castings) = (Set<UInt32>(), Set<UInt32>())
    for (number, name) in graph.facts.names.enumerated() {
      if name == OutlinedNames.explicitInit { explicitInit = UInt32(number) }
      if name == "Self" { ownName = UInt32(number) }
      if Self.makers.contains(name) || graph.types.associated.contains(name) { makers.insert(UInt32(number)) }
      if Self.castings.contains(name) { castings.insert(UInt32(number)) }
      if let ancestors = own.ancestors[name] { classes[UInt32(number)] = ancestors }
    }
    (self.explicitInit, self.ownName, self.makers, self.castings) = (explicitInit, ownName, makers, castings)
    let members = Set(graph.nodes.lazy.flatMap(\.needs).compactMap { Self.member(of: $0)?.name })
    let numbers = members.compactMap { name in graph.facts.number(of: name).map { ($0, name) } }
    awaited = Dictionary(uniqueKeysWithValues: numbers)
  }

  /// The uses from some parts to the first changed one, in order; `nil` if none of these runs. The last one leads to the change.
  func way(from parts: [Int], to changed: Set<Int>) -> [(part: Int, use: ReachGraph.Use)]? {
    var (leading, open) = ([Int: (part: Int, use: ReachGraph.Use)](), parts[...])
    var found = Set(parts)
    var made: Set<String> = []
    // The awaited names that are written on the way; `nil` if any may be.
    var written: Set<String>? = []
    // The modules of whose classes there may be instances.
    var openModules: Set<String> = []
    var waiting: [(part: Int, use: ReachGraph.Use)] = []
    func isRunnable(_ part: Int) -> Bool {
      let node = graph.nodes[part]
      return node.needs.allSatisfy { need in
        if let member = Self.member(of: need) {
          return !isOfRiblets(member.type) || written?.contains(member.name) ?? true
        }
        let declaring = graph.types.modules[need] ?? []
        // What the module does not see is another type of that name.
        return !known.contains(need) || declaring.isDisjoint(with: graph.modules.seen[node.module] ?? [])
          || made.contains(need) || !declaring.isDisjoint(with: openModules)
      }
    }
    while let next = open.popFirst() {
      if changed.contains(next) { return Self.way(to: next, leading) }
      var opens = false
      if next < graph.facts.count {
        let node = graph.nodes[next]
        for name in graph.facts.namesOfPart[next] {
          if let name = awaited[name], written?.insert(name).inserted ?? false { opens = true }
        }
        if node.boundlessness != nil || graph.modules.opaque.contains(node.module), written != nil {
          (written, opens) = (nil, true)
        }
        let makesAnywhere =
          node.boundlessness != nil || graph.facts.namesOfPart[next].contains(where: castings.contains)
        let makesAny =
          makesAnywhere || graph.modules.opaque.contains(node.module)
          || explicitInit.map { graph.facts.namesOfPart[next].contains($0) } ?? false
          || graph.facts.namesOfPart[next].contains { makers.contains($0) && isMaker($0, in: next) }
        if makesAny {
          // A class that is written nowhere here is still one that the module sees.
          let seen = makesAnywhere ? Set(graph.modules.seen.keys) : graph.modules.seen[node.module] ?? []
          if !seen.isSubset(of: openModules) { opens = true }
          openModules.formUnion(seen)
        }
        for name in graph.facts.constructedByPart[next] {
          for name in classes(named: name, in: node) where made.insert(name).inserted { opens = true }
        }
      }
      for use in graph.uses(by: next) where !found.contains(use.part) {
        guard isRunnable(use.part) else {
          waiting.append((next, use))
          continue
        }
        found.insert(use.part)
        leading[use.part] = (next, use)
        open.append(use.part)
      }
      guard opens else { continue }
      for (part, use) in waiting where !found.contains(use.part) && isRunnable(use.part) {
        found.insert(use.part)
        leading[use.part] = (part, use)
        open.append(use.part)
      }
      waiting.removeAll { found.contains($0.use.part) }
    }
    return nil
  }

  /// The type and the member of a need that is a name: `ChildBuilders.cart`; `nil` for one of an instance.
  private static func member(of need: String) -> (type: String, name: String)? {
    guard let point = need.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(need[..<point]), String(need[need.utf8.index(after: point)...]))
  }

  /// True for `ChildBuilders`, and for an alias of a route such as `RootRoute`: nothing calls a member of them without its name.
  private func isOfRiblets(_ type: String) -> Bool {
    guard hasOnlyOwnProtocols, !known.isEmpty else { return false }
    if type == "ChildBuilders" { return true }
    let types = graph.types
    return types.modules[type] == nil && types.modules["Route"] ?? ["Riblets"] == ["Riblets"]
      && types.aliases[type].map { $0.contains("Route") } ?? false
  }

  /// The classes of which a name may make an instance, with those that they inherit from.
  private func classes(named name: UInt32, in node: ReachNode) -> Set<String> {
    guard name == ownName else { return classes[name] ?? [] }
    let around = node.owner.map { graph.nodes[$0] } ?? node
    guard let type = around.types.first, let name = OwnTypes.words(of: OwnTypes.head(of: type.name)).last
    else { return [] }
    return ancestors[name] ?? []
  }

  /// True for a name that makes an instance where it stands: an associated type only if it is more than a type in a declaration.
  private func isMaker(_ name: UInt32, in part: Int) -> Bool {
    graph.facts.names[Int(name)].first?.isUppercase == false || graph.facts.constructedByPart[part].contains(name)
  }

  /// Functions that take memory for a value of any type.
  private static let castings: Set<String> = [
    "assumingMemoryBound", "bindMemory", "fromOpaque", "unsafeBitCast", "unsafeDowncast", "withMemoryRebound",
  ]
  /// The names of common associated types.
  private static let makers: Set<String> = [
    "Body", "Child", "Content", "Element", "Failure", "ID", "Index", "Input", "Iterator", "Key", "Label", "Model",
    "Output", "Parent", "RawValue", "SubSequence", "Success", "Value", "Wrapped",
  ]

  private static func way(to end: Int, _ leading: [Int: (part: Int, use: ReachGraph.Use)])
    -> [(part: Int, use: ReachGraph.Use)]
  {
    var (steps, place) = ([(part: Int, use: ReachGraph.Use)](), end)
    while let step = leading[place] {
      steps.append(step)
      place = step.part
    }
    return steps.reversed()
  }
}
