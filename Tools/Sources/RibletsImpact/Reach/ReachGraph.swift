import Foundation
import RibletsReading
import RibletsSource

/// A generated mock: its name, and the number of the part with its protocol.
typealias MockOfPart = (name: String, part: Int)

/// The parts of an app's files, and for each the parts that use it.
struct ReachGraph: Sendable {
  /// A use of a part by another one.
  struct Use: Hashable {
    /// The number of the part.
    let part: Int
    /// The name, or the reason where there is none.
    let name: String
  }

  private let facts: ReachFacts
  private let modules: ModuleGraph
  private let mocks: [MockOfPart]
  /// The types that the parts declare.
  let types: OwnTypes
  /// The parts, and behind them those that were there before.
  private(set) var nodes: [ReachNode]
  /// The uses between the parts.
  let uses: PartUses
  /// The uses of former parts, by their numbers, and by the parts that use them.
  private var usersOfFormer: [Int: [Use]] = [:]
  private var usedFormers: [Int: [Int]] = [:]

  /// Reads the uses.
  ///
  /// - Parameter mocks: The generated mocks.
  init(_ nodes: [ReachNode], _ facts: ReachFacts, _ modules: ModuleGraph, mocks: [MockOfPart]) {
    (self.nodes, self.facts, self.modules, self.mocks) = (nodes, facts, modules, mocks)
    var types = OwnTypes()
    types.add(nodes)
    self.types = types
    uses = PartUses(
      of: nodes, among: nodes[...], NameIndex(of: nodes[...], types, modules, mocks: mocks), facts, modules)
  }

  /// The graph with parts that were there before: what they declared, code may have used.
  func adding(_ former: [ReachNode]) -> ReachGraph {
    guard !former.isEmpty else { return self }
    let all = nodes + former
    var types = types
    types.add(former)
    // Another type of the app makes other extensions its own.
    guard types == self.types else { return ReachGraph(all, facts, modules, mocks: mocks) }
    let added = all[nodes.count...]
    let found = PartUses(of: nodes, among: added, NameIndex(of: added, types, modules), facts, modules)
    var graph = self
    graph.nodes = all
    for part in nodes.indices {
      for use in found.uses(by: part) {
        graph.usersOfFormer[use.part, default: []].append(Use(part: part, name: use.name))
        graph.usedFormers[part, default: []].append(use.part)
      }
    }
    return graph
  }

  /// The parts that reach some parts, each with the use that leads there; those parts themselves without one.
  func parts(reaching changed: Set<Int>) -> [Int: Use?] {
    var found: [Int: Use?] = [:]
    for part in changed { found[part] = .some(nil) }
    var open = changed.sorted()[...]
    let users = uses.reversed(count: nodes.count)
    var unbounded = uses.unboundedUsers
    while let next = open.popFirst() {
      let all = users.uses(by: next) + (usersOfFormer[next] ?? []) + unbounded
      for user in unbounded.isEmpty ? all : all.sorted(by: { $0.part < $1.part }) where found[user.part] == nil {
        found[user.part] = Use(part: next, name: user.name)
        open.append(user.part)
      }
      // They use the first one as any other.
      unbounded = []
    }
    return found
  }

  /// The modules of the parts that some parts reach, and of these.
  func modules(reachedBy roots: [Int]) -> Set<String> {
    var isFound = [Bool](repeating: false, count: nodes.count)
    var open: [Int] = []
    var left = nodes.count
    func find(_ part: Int) {
      guard !isFound[part] else { return }
      isFound[part] = true
      left -= 1
      open.append(part)
    }
    for root in roots { find(root) }
    // Until all are found: some parts use all others.
    while left > 0, let next = open.popLast() {
      for part in uses.parts(usedBy: next) { find(part) }
      for part in usedFormers[next] ?? [] { find(part) }
    }
    var found: Set<String> = []
    var last = ""
    for (number, node) in nodes.enumerated() where isFound[number] && node.module != last {
      last = node.module
      found.insert(last)
    }
    return found
  }
}
