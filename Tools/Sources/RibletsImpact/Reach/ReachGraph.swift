import Foundation
import RibletsReading
import RibletsSource

/// The files of an app, and for each the files that use it.
struct ReachGraph: Sendable {
  /// A use of a file by another one.
  struct Use: Hashable {
    /// The number of the file.
    let file: Int
    /// The name, or the reason where there is none.
    let name: String
  }

  private let facts: ReachFacts
  private let modules: ModuleGraph
  private let mocks: [(name: String, file: Int)]
  /// The types that the files declare.
  let types: OwnTypes
  /// The files, and behind them those that were there before.
  private(set) var nodes: [ReachNode]
  /// The uses between the files.
  let uses: FileUses
  /// The uses of former files, by their numbers, and by the files that use them.
  private var usersOfFormer: [Int: [Use]] = [:]
  private var usedFormers: [Int: [Int]] = [:]

  /// Reads the uses.
  ///
  /// - Parameter mocks: The names of generated mocks, and the files of their protocols.
  init(_ nodes: [ReachNode], _ facts: ReachFacts, _ modules: ModuleGraph, mocks: [(name: String, file: Int)]) {
    (self.nodes, self.facts, self.modules, self.mocks) = (nodes, facts, modules, mocks)
    var types = OwnTypes()
    types.add(nodes)
    self.types = types
    uses = FileUses(
      of: nodes, among: nodes[...], NameIndex(of: nodes[...], types, modules, mocks: mocks), facts, modules)
  }

  /// The graph with files that were there before: what they declared, code may have used.
  func adding(_ former: [ReachNode]) -> ReachGraph {
    guard !former.isEmpty else { return self }
    let all = nodes + former
    var types = types
    types.add(former)
    // Another type of the app makes other extensions its own.
    guard types == self.types else { return ReachGraph(all, facts, modules, mocks: mocks) }
    let added = all[nodes.count...]
    let found = FileUses(of: nodes, among: added, NameIndex(of: added, types, modules), facts, modules)
    var graph = self
    graph.nodes = all
    for file in nodes.indices {
      for use in found.uses(by: file) {
        graph.usersOfFormer[use.file, default: []].append(Use(file: file, name: use.name))
        graph.usedFormers[file, default: []].append(use.file)
      }
    }
    return graph
  }

  /// The files that reach some files, each with the use that leads there; those files themselves without one.
  func files(reaching changed: Set<Int>) -> [Int: Use?] {
    var found: [Int: Use?] = [:]
    for file in changed { found[file] = .some(nil) }
    var open = changed.sorted()[...]
    let users = uses.reversed(count: nodes.count)
    var unbounded = uses.unboundedUsers
    while let next = open.popFirst() {
      let all = users.uses(by: next) + (usersOfFormer[next] ?? []) + unbounded
      for user in unbounded.isEmpty ? all : all.sorted(by: { $0.file < $1.file }) where found[user.file] == nil {
        found[user.file] = Use(file: next, name: user.name)
        open.append(user.file)
      }
      // They use the first one as any other.
      unbounded = []
    }
    return found
  }

  /// The modules of the files that some files reach, and of these.
  func modules(reachedBy roots: [Int]) -> Set<String> {
    var isFound = [Bool](repeating: false, count: nodes.count)
    var open: [Int] = []
    var left = nodes.count
    func find(_ file: Int) {
      guard !isFound[file] else { return }
      isFound[file] = true
      left -= 1
      open.append(file)
    }
    for root in roots { find(root) }
    // Until all are found: some files use all others.
    while left > 0, let next = open.popLast() {
      for file in uses.files(usedBy: next) { find(file) }
      for file in usedFormers[next] ?? [] { find(file) }
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
