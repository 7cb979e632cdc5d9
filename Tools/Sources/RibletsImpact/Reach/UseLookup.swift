import RibletsSource

/// Looks for the parts that code of a part uses.
struct UseLookup: Sendable {
  /// The parts that one uses by their numbers, each with the number of the first name of it by order, or of a reason.
  typealias Found = [(part: Int, name: UInt32)]

  private let nodes: [ReachNode]
  private let facts: ReachFacts
  private let modules: ModuleGraph
  private let index: NameIndex
  /// The names of all parts, and the reasons behind them.
  let texts: [String]
  /// The parts that use all others, with the numbers of their reasons: to list what they use would take the square of an app.
  let unbounded: [Int: UInt32]
  /// The parts that names lead to, by the numbers of the names.
  private let declared: [UInt32: [Int]]
  private let linked: [UInt32: [Int]]
  private let extended: [UInt32: [NameIndex.Extension]]
  private let sights: Sights
  private let ofModule: [String: [Int]]
  /// The parts between declarations, by path.
  private let rests: [String: [Int]]
  /// The bodies of parts that need an instance to run.
  private let bodies: [Int: Found]
  private let programs: [String: UInt32]
  /// The parts that stand for generated code: it may use all that its module sees, and all that sees the module may use it.
  let generated: [Int]
  private let toGenerated: UInt32
  private let byGenerated: UInt32
  /// The name of `ChildBuilders`, which is a use where it makes a value: `ChildBuilders(given: cart).cart`.
  private let childBuilders: UInt32?
  private let unnamed: UInt32
  private let between: UInt32

  /// Takes parts: those that there are facts of use others, and any can be used.
  init(_ nodes: [ReachNode], _ index: NameIndex, _ facts: ReachFacts, _ modules: ModuleGraph) {
    (self.nodes, self.facts, self.modules, self.index) = (nodes, facts, modules, index)
    var table = facts.table
    func numbered<Part>(_ parts: [String: [Part]]) -> [UInt32: [Part]] {
      var found: [UInt32: [Part]] = [:]
      for (name, parts) in parts { if let number = table.number(ifKnown: name) { found[number] = parts } }
      return found
    }
    (declared, linked, extended) = (numbered(index.declared), numbered(index.linked), numbered(index.extended))
    sights = Sights(of: nodes, modules)
    let ofPrograms = Set(modules.programs.values.joined())
    ofModule = Dictionary(grouping: nodes.indices.filter { ofPrograms.contains(nodes[$0].module) }) { nodes[$0].module }
    childBuilders = table.number(ifKnown: "ChildBuilders")
    unnamed = table.number(of: "an extension that all code can reach")
    between = table.number(of: "what stands between declarations")
    rests = Dictionary(grouping: nodes.indices.filter { nodes[$0].name.isEmpty }) { nodes[$0].path }
    bodies = Dictionary(grouping: nodes.indices.filter { nodes[$0].owner != nil }) { nodes[$0].owner ?? 0 }
      .mapValues { $0.map { (part: $0, name: table.number(of: nodes[$0].name)) } }
    programs = Dictionary(uniqueKeysWithValues: ofPrograms.map { ($0, table.number(of: "the program \($0)")) })
    generated = nodes.indices.filter { nodes[$0].isGenerated }
    toGenerated = table.number(of: "a plug-in or a macro makes code")
    byGenerated = table.number(of: "generated code may use anything")
    var unbounded: [Int: UInt32] = [:]
    for (number, node) in nodes.prefix(facts.count).enumerated() {
      unbounded[number] = node.boundlessness.map { table.number(of: $0) }
    }
    (self.unbounded, texts) = (unbounded, table.names)
  }

  /// The parts that a part uses, in order; of one that uses all others, and of a former part, none.
  func uses(by number: Int) -> Found {
    if number >= facts.count || unbounded[number] != nil { return [] }
    let node = nodes[number]
    let seen = modules.seen[node.module] ?? []
    let sight = sights.of(node.module)
    var found: [Int: UInt32] = [:]
    func add(_ parts: some Sequence<Int>, _ name: UInt32, _ isSeen: (Int) -> Bool = { _ in true }) {
      for part in parts where part != number && isSeen(part) {
        guard let known = found[part] else {
          found[part] = name
          continue
        }
        if texts[Int(name)] < texts[Int(known)] { found[part] = name }
      }
    }
    for name in facts.namesOfPart[number] {
      let isType = name == childBuilders && !facts.constructedByPart[number].contains(name)
      if let parts = declared[name], !isType { add(parts, name, sight.sees) }
      if let parts = linked[name] { add(parts, name, sight.canMeet) }
      if let found = extended[name] {
        add(
          found.lazy.filter { $0.modules.isEmpty || !$0.modules.isDisjoint(with: seen) }.map(\.part), name,
          sight.canMeet)
      }
    }
    add(index.unnamed, unnamed, sight.sees)
    add(index.unbounded, unnamed, sight.canMeet)
    if let rests = rests[node.path] { add(rests, between) }
    for body in bodies[number] ?? [] { add([body.part], body.name) }
    for program in modules.programs[node.module] ?? [] {
      add(ofModule[program] ?? [], programs[program] ?? unnamed)
    }
    add(generated, toGenerated, sight.sees)
    if node.isGenerated { add(nodes.indices, byGenerated, sight.sees) }
    return found.sorted { $0.key < $1.key }.map { (part: $0.key, name: $0.value) }
  }

  // MARK: Users

  /// The numbers of the names that lead to each part.
  var namesOfUsed: [Int: [UInt32]] {
    var found: [Int: [UInt32]] = [:]
    for (name, parts) in declared { for part in parts { found[part, default: []].append(name) } }
    for (name, parts) in linked { for part in parts { found[part, default: []].append(name) } }
    for (name, parts) in extended { for part in parts { found[part.part, default: []].append(name) } }
    return found
  }

  /// The parts that others than ``generated`` code use without writing one of their names.
  var usedWithoutName: Set<Int> {
    Set(index.unnamed + index.unbounded + generated + rests.values.joined() + ofModule.values.joined())
  }
}
