import RibletsSource

/// A generated mock: its name, and the number of the part with its protocol.
typealias MockOfPart = (name: String, part: Int)

/// The parts of an app's files, and for each the parts that use it.
struct ReachGraph {
  /// A use of a part by another one.
  struct Use: Hashable {
    /// The number of the part.
    let part: Int
    /// The name, or the reason where there is none.
    let name: String
  }

  /// The parts, and behind them those that were there before: what they declared, code may have used.
  let nodes: [ReachNode]
  let facts: ReachFacts
  let modules: ModuleGraph
  /// The types that the parts declare.
  let types: OwnTypes
  private let uses: PartUses

  /// Takes parts.
  ///
  /// - Parameter mocks: The generated mocks.
  init(_ nodes: [ReachNode], _ facts: ReachFacts, _ modules: ModuleGraph, mocks: [MockOfPart]) {
    (self.nodes, self.facts, self.modules) = (nodes, facts, modules)
    var types = OwnTypes()
    types.add(nodes)
    self.types = types
    uses = PartUses(nodes, NameIndex(of: nodes, types, modules, mocks: mocks, names: facts.names), facts, modules)
  }

  /// The parts that reach some parts, each with the use that leads there; those parts themselves without one.
  func parts(reaching changed: Set<Int>) -> [Int: Use?] {
    var found: [Int: Use?] = [:]
    for part in changed { found[part] = .some(nil) }
    var open = changed.sorted()[...]
    var unbounded = uses.unboundedUsers
    while let next = open.popFirst() {
      let all = uses.users(of: next) { found[$0] != nil } + unbounded
      for user in unbounded.isEmpty ? all : all.sorted(by: { $0.part < $1.part }) where found[user.part] == nil {
        found[user.part] = Use(part: next, name: user.name)
        open.append(user.part)
      }
      // They use the first one as any other.
      unbounded = []
    }
    return found
  }

  /// The parts that a part uses, each with the number of a name; of one that uses all, and of a former part, none.
  func found(by part: Int) -> UseLookup.Found { uses.found(by: part) }

  /// The reason for which a part uses all others; `nil` for most.
  func reasonForAll(of part: Int) -> String? { uses.reasonForAll(of: part) }

  /// The name with a number, or the reason.
  func text(_ name: UInt32) -> String { uses.text(name) }

  /// The modules of the parts that some parts reach, and of these.
  func modules(reachedBy roots: [Int]) -> Set<String> {
    var found: Set<String> = []
    var last = ""
    let isReached = isReached(by: roots)
    for (number, node) in nodes.enumerated() where isReached[number] && node.module != last {
      last = node.module
      found.insert(last)
    }
    return found
  }

  /// For each part, if some parts reach it; true for these.
  func isReached(by roots: [Int]) -> [Bool] {
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
    while left > 0, !open.isEmpty {
      let generation = open
      open = []
      uses.find(by: generation)
      for part in generation where left > 0 {
        for used in uses.parts(usedBy: part) { find(used) }
      }
    }
    return isFound
  }
}
