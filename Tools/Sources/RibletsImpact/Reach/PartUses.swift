import Foundation
import RibletsReading
import RibletsSource

/// The uses of parts by others, each with the first name of it by order, or with a reason.
struct PartUses: Sendable {
  /// The parts that each part uses.
  private var parts = NumberLists()
  /// The numbers of the names of all uses, in the same order.
  private var names: [UInt32] = []
  /// The names of all parts, and the reasons behind them.
  private var texts: [String] = []
  /// The parts that use all others, with the numbers of their reasons: to list what they use would take the square of an app.
  private var unbounded: [Int: UInt32] = [:]
  /// The numbers of the parts that are used.
  private var used = 0..<0

  /// Finds uses.
  ///
  /// - Parameters:
  ///   - nodes: The parts that use others: those that there are facts of.
  ///   - used: The parts that are used, by their numbers.
  ///   - index: Where names lead to among these.
  init(
    of nodes: [ReachNode], among used: ArraySlice<ReachNode>, _ index: NameIndex, _ facts: ReachFacts,
    _ modules: ModuleGraph
  ) {
    var table = NameTable(facts.names)
    func numbered<Part>(_ parts: [String: [Part]]) -> [UInt32: [Part]] {
      var found: [UInt32: [Part]] = [:]
      for (name, parts) in parts { if let number = table.number(ifKnown: name) { found[number] = parts } }
      return found
    }
    let declared = numbered(index.declared)
    let linked = numbered(index.linked)
    let extended = numbered(index.extended)
    let sights = Sights(of: used, modules)
    let ofModule = Dictionary(grouping: used.indices) { used[$0].module }
    let unnamed = table.number(of: "an extension that all code can reach")
    let rests = Dictionary(used.indices.filter { used[$0].name.isEmpty }.map { (used[$0].path, $0) }) { $1 }
    let between = table.number(of: "what stands between declarations")
    let bodies = Dictionary(grouping: used.indices.filter { used[$0].owner != nil }) { used[$0].owner ?? 0 }
      .mapValues { $0.map { (part: $0, name: table.number(of: used[$0].name)) } }
    let programs = Dictionary(modules.programs.values.joined().map { ($0, table.number(of: "the program \($0)")) }) {
      first, _ in first
    }
    let opaque = Dictionary(
      uniqueKeysWithValues: modules.opaque.map {
        ($0, table.number(of: "a plug-in or a macro, which makes code of \($0)"))
      })
    for (number, node) in nodes.prefix(facts.count).enumerated() {
      unbounded[number] = node.boundlessness.map { table.number(of: $0) }
    }
    self.used = used.indices
    texts = table.names
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let found: [[(key: Int, value: UInt32)]] = Workers.map(facts.count, jobs: jobs, makeTools: {}) {
      [texts, unbounded] _, number in
      if unbounded[number] != nil { return [] }
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
        if let parts = declared[name] { add(parts, name, sight.sees) }
        if let parts = linked[name] { add(parts, name, sight.canMeet) }
        if let found = extended[name] {
          add(
            found.lazy.filter { $0.modules.isEmpty || !$0.modules.isDisjoint(with: seen) }.map(\.part), name,
            sight.canMeet)
        }
      }
      add(index.unnamed, unnamed, sight.sees)
      add(index.unbounded, unnamed, sight.canMeet)
      if let rest = rests[node.path] { add([rest], between) }
      for body in bodies[number] ?? [] { add([body.part], body.name) }
      for program in modules.programs[node.module] ?? [] {
        add(ofModule[program] ?? [], programs[program] ?? unnamed)
      }
      if let reason = opaque[node.module] { add(used.indices, reason, sight.sees) }
      return found.sorted { $0.key < $1.key }
    }
    for uses in found {
      parts.append(uses.map { UInt32($0.key) })
      names += uses.map(\.value)
    }
  }

  /// The parts that a part uses; of a former part none.
  func parts(usedBy part: Int) -> [Int] {
    if unbounded[part] != nil { return used.filter { $0 != part } }
    return part < parts.count ? parts[part].map { Int($0) } : []
  }

  /// The uses of other parts by a part.
  func uses(by part: Int) -> [ReachGraph.Use] {
    if let reason = unbounded[part] {
      return used.filter { $0 != part }.map { ReachGraph.Use(part: $0, name: texts[Int(reason)]) }
    }
    guard part < parts.count else { return [] }
    return parts.range(of: part).map {
      ReachGraph.Use(part: Int(parts.values[$0]), name: texts[Int(names[$0])])
    }
  }

  /// The parts that use all others, as uses of any.
  var unboundedUsers: [ReachGraph.Use] {
    unbounded.keys.sorted().map { ReachGraph.Use(part: $0, name: texts[Int(unbounded[$0] ?? 0)]) }
  }

  /// The same uses, of each part by others, without those that use all.
  func reversed(count: Int) -> PartUses {
    var ends = [Int](repeating: 0, count: count + 1)
    for part in parts.values { ends[Int(part) + 1] += 1 }
    for part in 0..<count { ends[part + 1] += ends[part] }
    let starts = ends
    var users = [UInt32](repeating: 0, count: parts.values.count)
    var names = users
    for part in 0..<parts.count {
      for place in parts.range(of: part) {
        let used = Int(parts.values[place])
        users[ends[used]] = UInt32(part)
        names[ends[used]] = self.names[place]
        ends[used] += 1
      }
    }
    var reversed = self
    reversed.parts = NumberLists()
    for part in 0..<count { reversed.parts.append(users[starts[part]..<starts[part + 1]]) }
    reversed.names = names
    reversed.unbounded = [:]
    return reversed
  }
}
