import RibletsSource

/// The way from a suite to a change: what can run, beginning with its tests.
///
/// ``ReachGraph/parts(reaching:)`` finds all suites that may reach a change. This looks from one of them, and leaves bodies out that
/// need an instance of a class while nothing on the way makes one.
struct SuiteReach {
  private let graph: ReachGraph
  /// The number of `.init`, which may make an instance of any class.
  private let explicitInit: UInt32?
  /// The classes by the numbers of their names.
  private var classes: [UInt32: Set<String>] = [:]
  private let known: Set<String>

  init(_ graph: ReachGraph) {
    self.graph = graph
    let own = OwnClasses(of: graph.nodes, graph.types)
    // Its blocks run without an instance if it is not that of Riblets.
    known = (graph.types.modules["ChildBuilders"] ?? ["Riblets"]) == ["Riblets"] ? Set(own.ancestors.keys) : []
    var explicitInit: UInt32?
    for (number, name) in graph.facts.names.enumerated() {
      if name == SourceNames.explicitInit { explicitInit = UInt32(number) }
      if let ancestors = own.ancestors[name] { classes[UInt32(number)] = ancestors }
    }
    self.explicitInit = explicitInit
  }

  /// The uses from some parts to the first changed one, in order; `nil` if none of these runs. The last one leads to the change.
  func way(from parts: [Int], to changed: Set<Int>) -> [(part: Int, use: ReachGraph.Use)]? {
    var (leading, open) = ([Int: (part: Int, use: ReachGraph.Use)](), parts[...])
    var found = Set(parts)
    var made: Set<String> = []
    // The modules of whose classes there may be instances.
    var openModules: Set<String> = []
    var waiting: [(part: Int, use: ReachGraph.Use)] = []
    func isRunnable(_ part: Int) -> Bool {
      graph.nodes[part].needs.allSatisfy {
        !known.contains($0) || made.contains($0) || !(graph.types.modules[$0] ?? []).isDisjoint(with: openModules)
      }
    }
    while let next = open.popFirst() {
      if changed.contains(next) { return Self.way(to: next, leading) }
      var opens = false
      if next < graph.facts.count {
        let node = graph.nodes[next]
        let makesAny =
          node.boundlessness != nil || graph.modules.opaque.contains(node.module)
          || explicitInit.map { graph.facts.namesOfPart[next].contains($0) } ?? false
        if makesAny {
          // A class that is written nowhere here is still one that the module sees.
          let seen = node.boundlessness == nil ? graph.modules.seen[node.module] ?? [] : Set(graph.modules.seen.keys)
          opens = !seen.isSubset(of: openModules)
          openModules.formUnion(seen)
        }
        for name in graph.facts.constructedByPart[next] {
          for name in classes[name] ?? [] where made.insert(name).inserted { opens = true }
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
