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
  /// The numbers of names that Riblets has for what may activate a riblet.
  private let activators: Set<UInt32>
  /// The number of `Self`.
  private let ownName: UInt32?
  /// The classes by the numbers of their names.
  private var classes: [UInt32: Set<String>] = [:]
  private let known: Set<String>
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
    var (makers, castings, activators) = (Set<UInt32>(), Set<UInt32>(), Set<UInt32>())
    let activating = RibletsInterfaces.types.union(RibletsInterfaces.functions).subtracting(RibletsInterfaces.inactive)
    for (number, name) in graph.facts.names.enumerated() {
      if name == OutlinedNames.explicitInit { explicitInit = UInt32(number) }
      if name == "Self" { ownName = UInt32(number) }
      if Self.makers.contains(name) || graph.types.associated.contains(name) { makers.insert(UInt32(number)) }
      if Self.castings.contains(name) { castings.insert(UInt32(number)) }
      if activating.contains(name) { activators.insert(UInt32(number)) }
      if let ancestors = own.ancestors[name] { classes[UInt32(number)] = ancestors }
    }
    (self.explicitInit, self.ownName, self.makers, self.castings) = (explicitInit, ownName, makers, castings)
    self.activators = activators
  }

  /// What a body waits for.
  private enum Need: Hashable {
    /// Code that writes a name; `nil` for one that is written nowhere.
    case name(UInt32?)
    /// An instance of a class.
    case instance(String)
    /// Code that may activate a riblet.
    case activation
  }

  /// The uses from some parts to the first changed one, in order; `nil` if none of these runs. The last one leads to the change.
  func way(from parts: [Int], to changed: Set<Int>) -> [(part: Int, use: ReachGraph.Use)]? {
    var (leading, open) = ([Int: (part: Int, use: ReachGraph.Use)](), parts[...])
    var found = Set(parts)
    var made: Set<String> = []
    var written: Set<UInt32> = []
    // True if any name may be written.
    var writesAny = false
    var activates = false
    // The modules of whose classes there may be instances.
    var openModules: Set<String> = []
    var waiting: [Need: [(part: Int, use: ReachGraph.Use)]] = [:]
    func missing(_ part: Int) -> Need? {
      let node = graph.nodes[part]
      for text in node.needs {
        if Self.callsOfActivation.contains(text) {
          if !activates, !writesAny, node.needs.first.map({ isOwn($0, in: node) }) ?? false { return .activation }
        } else if let member = Self.member(of: text) {
          guard !writesAny, isCalledByName(member, in: node) else { continue }
          let number = graph.facts.number(of: member.name)
          if number.map({ !written.contains($0) }) ?? true { return .name(number) }
        } else if isOwn(text, in: node), !made.contains(text),
          (graph.types.modules[text] ?? []).isDisjoint(with: openModules)
        {
          return .instance(text)
        }
      }
      return nil
    }
    func take(_ part: Int, _ use: ReachGraph.Use) {
      if found.contains(use.part) { return }
      if let need = missing(use.part) { return waiting[need, default: []].append((part, use)) }
      found.insert(use.part)
      leading[use.part] = (part, use)
      open.append(use.part)
    }
    while let next = open.popFirst() {
      if changed.contains(next) { return Self.way(to: next, leading) }
      var met: [Need] = []
      var opensAll = false
      if next < graph.facts.count {
        let node = graph.nodes[next]
        for name in graph.facts.namesOfPart[next] where written.insert(name).inserted {
          met.append(.name(name))
        }
        if !activates, mayActivate(next) {
          activates = true
          met.append(.activation)
        }
        if node.boundlessness != nil || graph.modules.opaque.contains(node.module), !writesAny {
          (writesAny, opensAll) = (true, true)
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
          if !seen.isSubset(of: openModules) { opensAll = true }
          openModules.formUnion(seen)
        }
        for name in graph.facts.constructedByPart[next] {
          for name in classes(named: name, in: node) where made.insert(name).inserted { met.append(.instance(name)) }
        }
      }
      for use in graph.uses(by: next) { take(next, use) }
      let freed =
        opensAll
        ? waiting.values.joined().sorted { ($0.part, $0.use.part) < ($1.part, $1.use.part) }
        : met.flatMap { waiting.removeValue(forKey: $0) ?? [] }
      if opensAll { waiting = [:] }
      for (part, use) in freed { take(part, use) }
    }
    return nil
  }

  /// The type and the member of a need that is a name: `ChildBuilders.cart`; `nil` for one of an instance.
  private static func member(of need: String) -> (type: String, name: String)? {
    guard let point = need.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(need[..<point]), String(need[need.utf8.index(after: point)...]))
  }

  /// True for a class of which code makes the instances, if the module of a part sees it. What the module does not
  /// see is another type of that name.
  private func isOwn(_ type: String, in node: ReachNode) -> Bool {
    known.contains(type)
      && !(graph.types.modules[type] ?? []).isDisjoint(with: graph.modules.seen[node.module] ?? [])
  }

  /// True for a member that runs only where code writes its name: of `ChildBuilders`, of an alias of a route such as `RootRoute`, and
  /// of a class that conforms to no protocol of another package with a requirement of that name.
  private func isCalledByName(_ member: (type: String, name: String), in node: ReachNode) -> Bool {
    if isOwn(member.type, in: node) {
      return !KnownInterfaces.requirements.contains(member.name)
        && !KnownInterfaces.calledByCompiler.contains(member.name) && !Self.calledByMacros.contains(member.name)
    }
    guard hasOnlyOwnProtocols, !known.isEmpty else { return false }
    if member.type == "ChildBuilders" { return true }
    let types = graph.types
    return types.modules[member.type] == nil && types.modules["Route"] ?? ["Riblets"] == ["Riblets"]
      && types.aliases[member.type].map { $0.contains("Route") } ?? false
  }

  /// Functions that the code of `@Observable` calls.
  private static let calledByMacros: Set<String> = ["access", "shouldNotifyObservers", "withMutation"]

  /// True for a part that names something of Riblets that may activate a riblet, or in a file with an unknown module, which may know
  /// Riblets.
  private func mayActivate(_ part: Int) -> Bool {
    graph.facts.namesOfPart[part].contains(where: activators.contains)
      || !graph.facts.parts[part].imports.allSatisfy { line in
        graph.modules.modules[line.module] != nil || RibletsInterfaces.modules.contains(line.module)
          || KnownInterfaces.modulesThatReadNothing.contains(line.module)
      }
  }

  /// Overrides that Riblets calls only while it activates a riblet.
  private static let callsOfActivation: Set<String> = ["override didBecomeActive", "override didLoad"]

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
