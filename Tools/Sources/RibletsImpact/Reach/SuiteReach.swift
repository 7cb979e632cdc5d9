import RibletsSource

/// The way from a suite to a change: what can run, beginning with its tests.
///
/// ``ReachGraph/parts(reaching:)`` finds all suites that may reach a change. This looks from one of them, and leaves bodies out that
/// need an instance of a class while nothing on the way makes one.
final class SuiteReach {
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
  private let classNumbers: [String: Int]
  private var run: ReachRun
  private var knownNeeds: [[Int]?]
  private var knownTraits: [Traits?]

  init(_ graph: ReachGraph) {
    self.graph = graph
    let own = OwnClasses(of: graph.nodes, graph.types)
    // A block can run without an instance if the app has another `ChildBuilders`, or a `builder(of:)` of its own.
    let isOfRiblets =
      (graph.types.modules["ChildBuilders"] ?? ["Riblets"]) == ["Riblets"]
      && !graph.nodes.contains { node in
        !RibletsInterfaces.modules.contains(node.module)
          && (node.members.contains(where: Self.isOwnBuilder)
            || node.types.contains { $0.members.contains(where: Self.isOwnBuilder) })
      }
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
    classNumbers = Dictionary(uniqueKeysWithValues: known.sorted().enumerated().map { ($1, $0) })
    run = ReachRun(parts: graph.nodes.count, names: graph.facts.names.count, classes: known.count)
    (knownNeeds, knownTraits) = (
      Array(repeating: nil, count: graph.nodes.count), Array(repeating: nil, count: graph.nodes.count)
    )
  }

  private static func isOwnBuilder(_ member: OutlinedMember) -> Bool {
    member.kind == .function && member.name == "builder" && member.parameters.first?.label == "of"
  }

  // MARK: Ways

  /// The uses from some parts to the first changed one, in order; `nil` if none of these runs. The last one leads to the change.
  func way(from parts: [Int], to changed: Set<Int>) -> [(part: Int, use: ReachGraph.Use)]? {
    run.begin()
    var open = parts[...]
    for part in parts { run.found[part] = run.number }
    func take(_ part: Int, from user: Int, by name: UInt32) {
      if run.found[part] == run.number { return }
      if let need = needs(of: part).first(where: { !run.isMet($0) }) { return run.wait(for: need, part, user, name) }
      run.found[part] = run.number
      run.leading[part] = (Int32(user), name)
      open.append(part)
    }
    while let next = open.popFirst() {
      if changed.contains(next) { return way(to: next, from: parts) }
      if let reason = graph.reasonForAll(of: next), let end = changed.min() {
        // All code may run then, and there may be an instance of each class.
        return way(to: next, from: parts) + [(next, ReachGraph.Use(part: end, name: reason))]
      }
      let traits = traits(of: next)
      for use in graph.found(by: next) { take(use.part, from: next, by: use.name) }
      for need in traits.meets where !run.isMet(need) {
        run.meet(need).forEach { take($0.part, from: $0.user, by: $0.name) }
      }
      if traits.meetsAll { run.meetAllButInstances().forEach { take($0.part, from: $0.user, by: $0.name) } }
    }
    return nil
  }

  private func way(to end: Int, from parts: [Int]) -> [(part: Int, use: ReachGraph.Use)] {
    var (steps, place) = ([(part: Int, use: ReachGraph.Use)](), end)
    while !parts.contains(place) {
      let (user, name) = run.leading[place]
      steps.append((Int(user), ReachGraph.Use(part: place, name: graph.text(name))))
      place = Int(user)
    }
    return steps.reversed()
  }

  // MARK: Needs

  /// The needs of a body.
  private func needs(of part: Int) -> [Int] {
    if let known = knownNeeds[part] { return known }
    let node = graph.nodes[part]
    let needs = node.needs.compactMap { text -> Int? in
      if Self.callsOfActivation.contains(text) {
        return node.needs.first.map { isOwn($0, in: node) } ?? false ? run.activation : nil
      }
      guard let member = Self.member(of: text) else {
        return isOwn(text, in: node) ? classNumbers[text].map { run.names + $0 } : nil
      }
      guard isCalledByName(member, in: node) else { return nil }
      return graph.facts.number(of: member.name).map { Int($0) } ?? run.never
    }
    knownNeeds[part] = needs
    return needs
  }

  /// The needs that a part meets where it runs.
  private struct Traits {
    /// The needs that it meets: names that it writes, classes of which it may make an instance.
    var meets: [Int] = []
    /// True if it may write any name.
    var meetsAll = false
  }

  private func traits(of part: Int) -> Traits {
    if let known = knownTraits[part] { return known }
    var traits = Traits()
    if part < graph.facts.count {
      let node = graph.nodes[part]
      let names = graph.facts.namesOfPart[part]
      traits.meets = names.map { Int($0) }
      if mayActivate(part) { traits.meets.append(run.activation) }
      traits.meetsAll = node.isGenerated
      var made = Set<String>()
      let makesAnywhere = names.contains(where: castings.contains)
      let makesAny =
        makesAnywhere || traits.meetsAll || explicitInit.map { names.contains($0) } ?? false
        || names.contains { makers.contains($0) && isMaker($0, in: part) }
      if makesAny {
        // A class that is written nowhere here is still one that the module sees.
        let seen = graph.modules.seen[node.module] ?? []
        made = known.filter { makesAnywhere || !(graph.types.modules[$0] ?? []).isDisjoint(with: seen) }
      }
      for name in graph.facts.constructedByPart[part] { made.formUnion(classes(named: name, in: node)) }
      traits.meets += made.compactMap { classNumbers[$0].map { run.names + $0 } }.sorted()
    }
    knownTraits[part] = traits
    return traits
  }

  /// The type and the member of a need that is a name: `ChildBuilders.cart`; `nil` for one of an instance.
  private static func member(of need: String) -> (type: String, name: String)? {
    guard let point = need.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(need[..<point]), String(need[need.utf8.index(after: point)...]))
  }

  /// True if the module of a part sees a class of this name, and only code of the app makes its instances.
  private func isOwn(_ type: String, in node: ReachNode) -> Bool {
    known.contains(type)
      && !(graph.types.modules[type] ?? []).isDisjoint(with: graph.modules.seen[node.module] ?? [])
  }

  /// True for a member that runs only where code writes its name: of `ChildBuilders`, of an alias of a route such as `RootRoute`, and
  /// of a class that conforms to no protocol of another package with a requirement of that name.
  private func isCalledByName(_ member: (type: String, name: String), in node: ReachNode) -> Bool {
    if KnownInterfaces.calledByCompiler.contains(member.name) { return false }
    if isOwn(member.type, in: node) {
      return !KnownInterfaces.requirements.contains(member.name) && !Self.calledByMacros.contains(member.name)
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
      || graph.facts.parts[part].imports.contains { graph.modules.isUnlisted($0.module) }
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
    "MutableRawSpan", "RawSpan", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer",
    "UnsafeRawPointer", "_unsafeReferenceCast", "assumingMemoryBound", "bindMemory", "fromOpaque", "loadUnaligned",
    "unsafeBitCast", "unsafeDowncast", "unsafeLoad", "withMemoryRebound", "withUnsafeBytes", "withUnsafeMutableBytes",
  ]
  /// The names of common associated types.
  private static let makers: Set<String> = [
    "Body", "Child", "Content", "Element", "Failure", "ID", "Index", "Input", "Iterator", "Key", "Label", "Model",
    "Output", "Parent", "RawValue", "SubSequence", "Success", "Value", "Wrapped",
  ]
}
