import Foundation
import RibletsReading
import RibletsSource

/// The uses of files by others, each with the first name of it by order, or with a reason.
struct FileUses: Sendable {
  /// The files that each file uses.
  private var files = NumberLists()
  /// The numbers of the names of all uses, in the same order.
  private var names: [UInt32] = []
  /// The names of all files, and the reasons behind them.
  private var texts: [String] = []
  /// The files that use all others, with the numbers of their reasons: to list what they use would take the square of an app.
  private var unbounded: [Int: UInt32] = [:]
  /// The numbers of the files that are used.
  private var used = 0..<0

  /// Finds uses.
  ///
  /// - Parameters:
  ///   - nodes: The files that use others: those that there are facts of.
  ///   - used: The files that are used, by their numbers.
  ///   - index: Where names lead to among these.
  init(
    of nodes: [ReachNode], among used: ArraySlice<ReachNode>, _ index: NameIndex, _ facts: ReachFacts,
    _ modules: ModuleGraph
  ) {
    var table = NameTable(facts.names)
    func numbered(_ files: [String: [Int]]) -> [UInt32: [Int]] {
      var found: [UInt32: [Int]] = [:]
      for (name, files) in files { if let number = table.number(ifKnown: name) { found[number] = files } }
      return found
    }
    let declared = numbered(index.declared)
    let linked = numbered(index.linked)
    let ofModule = Dictionary(grouping: used.indices) { used[$0].module }
    let unnamed = table.number(of: "an extension that all code can reach")
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
      var found: [Int: UInt32] = [:]
      func add(_ files: some Sequence<Int>, _ name: UInt32, _ isSeen: (ReachNode) -> Bool = { _ in true }) {
        for file in files where file != number && isSeen(used[file]) {
          guard let known = found[file] else {
            found[file] = name
            continue
          }
          if texts[Int(name)] < texts[Int(known)] { found[file] = name }
        }
      }
      for name in facts.namesOfFile[number] {
        if let files = declared[name] { add(files, name) { seen.contains($0.module) } }
        if let files = linked[name] { add(files, name) }
      }
      add(index.unnamed, unnamed)
      for program in modules.programs[node.module] ?? [] {
        add(ofModule[program] ?? [], programs[program] ?? unnamed)
      }
      if let reason = opaque[node.module] { add(used.indices, reason) { seen.contains($0.module) } }
      return found.sorted { $0.key < $1.key }
    }
    for uses in found {
      files.append(uses.map { UInt32($0.key) })
      names += uses.map(\.value)
    }
  }

  /// The number of files that use others, or do not.
  var count: Int { files.count }

  /// The files that a file uses; of a former file none.
  func files(usedBy file: Int) -> [Int] {
    if unbounded[file] != nil { return used.filter { $0 != file } }
    return file < files.count ? files[file].map { Int($0) } : []
  }

  /// The uses of other files by a file.
  func uses(by file: Int) -> [ReachGraph.Use] {
    if let reason = unbounded[file] {
      return used.filter { $0 != file }.map { ReachGraph.Use(file: $0, name: texts[Int(reason)]) }
    }
    guard file < files.count else { return [] }
    return files.range(of: file).map {
      ReachGraph.Use(file: Int(files.values[$0]), name: texts[Int(names[$0])])
    }
  }

  /// The files that use all others, as uses of any.
  var unboundedUsers: [ReachGraph.Use] {
    unbounded.keys.sorted().map { ReachGraph.Use(file: $0, name: texts[Int(unbounded[$0] ?? 0)]) }
  }

  /// The same uses, of each file by others, without those that use all.
  func reversed(count: Int) -> FileUses {
    var ends = [Int](repeating: 0, count: count + 1)
    for file in files.values { ends[Int(file) + 1] += 1 }
    for file in 0..<count { ends[file + 1] += ends[file] }
    let starts = ends
    var users = [UInt32](repeating: 0, count: files.values.count)
    var names = users
    for file in 0..<files.count {
      for place in files.range(of: file) {
        let used = Int(files.values[place])
        users[ends[used]] = UInt32(file)
        names[ends[used]] = self.names[place]
        ends[used] += 1
      }
    }
    var reversed = self
    reversed.files = NumberLists()
    for file in 0..<count { reversed.files.append(users[starts[file]..<starts[file + 1]]) }
    reversed.names = names
    reversed.unbounded = [:]
    return reversed
  }
}
