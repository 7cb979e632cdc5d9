import Foundation
import RibletsReading
import RibletsSource

/// The files of an app, and for each the files that use it.
struct ReachGraph {
  /// A use of a file by another one.
  struct Use: Hashable {
    /// The number of the file.
    let file: Int
    /// The name, or the reason where there is none.
    let name: String
  }

  let nodes: [ReachNode]
  /// The uses of each file, by its number.
  private let users: [[Use]]

  /// Reads the uses.
  ///
  /// - Parameter mocks: The names of generated mocks, and the files of their protocols.
  init(_ nodes: [ReachNode], _ modules: ModuleGraph, mocks: [(name: String, file: Int)] = []) {
    self.nodes = nodes
    let index = NameIndex(of: nodes, mocks: mocks)
    let all = Array(nodes.indices)
    let ofModule = Dictionary(grouping: all) { nodes[$0].module }
    let used = Workers.map(nodes.count, jobs: ProcessInfo.processInfo.activeProcessorCount, makeTools: {}) {
      _, number in
      Self.uses(of: number, nodes, modules, index, ofModule)
    }
    var users: [[Use]] = Array(repeating: [], count: nodes.count)
    for (number, uses) in used.enumerated() {
      for use in uses { users[use.file].append(Use(file: number, name: use.name)) }
    }
    self.users = users
  }

  /// The files that a file uses, each with the first name of it by order.
  private static func uses(
    of number: Int, _ nodes: [ReachNode], _ modules: ModuleGraph, _ index: NameIndex, _ ofModule: [String: [Int]]
  ) -> [Use] {
    let node = nodes[number]
    guard let names = node.names else { return [] }
    let seen = modules.seen[node.module] ?? []
    var found: [Int: String] = [:]
    func add(_ files: [Int], _ name: String, _ isSeen: (ReachNode) -> Bool = { _ in true }) {
      for file in files where file != number && isSeen(nodes[file]) {
        found[file] = found[file].map { min($0, name) } ?? name
      }
    }
    for name in names.all {
      if let files = index.declared[name] { add(files, name) { seen.contains($0.module) } }
      if let files = index.linked[name] { add(files, name) }
    }
    add(index.unnamed, "an extension that all code can reach")
    for program in modules.programs[node.module] ?? [] { add(ofModule[program] ?? [], "the program \(program)") }
    if let reason = node.boundlessness {
      add(Array(nodes.indices), reason)
    } else if modules.opaque.contains(node.module) {
      add(Array(nodes.indices), "a plug-in or a macro, which makes code of \(node.module)") { seen.contains($0.module) }
    }
    return found.map { Use(file: $0.key, name: $0.value) }.sorted { $0.file < $1.file }
  }

  /// The files that reach some files, each with the use that leads there; those files themselves without one.
  func files(reaching changed: Set<Int>) -> [Int: Use?] {
    var found: [Int: Use?] = [:]
    for file in changed { found[file] = .some(nil) }
    var open = changed.sorted()[...]
    while let next = open.popFirst() {
      for user in users[next] where found[user.file] == nil {
        found[user.file] = Use(file: next, name: user.name)
        open.append(user.file)
      }
    }
    return found
  }

  /// The files that some files reach, and these.
  func files(reachedBy roots: Set<Int>) -> Set<Int> {
    var uses: [[Int]] = Array(repeating: [], count: nodes.count)
    for (file, users) in users.enumerated() {
      for user in users { uses[user.file].append(file) }
    }
    var found = roots
    var open = Array(roots)
    while let next = open.popLast() {
      for file in uses[next] where found.insert(file).inserted { open.append(file) }
    }
    return found
  }
}
