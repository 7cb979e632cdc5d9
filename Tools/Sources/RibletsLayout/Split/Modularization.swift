import RibletsPlans
import RibletsRepository

/// Cuts a tree of riblets into modules of up to 12 along its branches.
///
/// A module is a riblet with at least seven riblets below it, or several smaller branches below one riblet. A riblet that
/// several share begins a module of its own. The same tree gives the same modules, and one with a riblet more nearly the same:
/// what decides is names and sizes of single branches, never their order, so that two people who put an app into modules on
/// two branches do not move everything twice.
package struct Modularization {
  /// Modules are of these sizes, where the tree has them.
  static let sizes = 8...12
  /// With so many riblets an app has modules.
  package static let threshold = 30

  /// The riblets of each module by its name, which is that of its first top.
  private(set) var groups: [String: [String]] = [:]
  private var children: [String: [String]] = [:]

  /// - Parameter parents: The parents of each riblet; none for a root.
  init(parents: [String: Set<String>]) {
    for (riblet, above) in parents where above.count == 1 {
      if let parent = above.first { children[parent, default: []].append(riblet) }
    }
    for name in children.keys { children[name]?.sort() }
    for root in parents.filter({ $0.value.count != 1 }).keys.sorted() {
      let rest = branch(root)
      if !rest.isEmpty { add(rest, namedAfter: root) }
    }
  }

  /// Puts riblets into the modules that they have elsewhere, and those that have none as new ones are.
  ///
  /// - Parameters:
  ///   - parents: The parents of each riblet; none for a root.
  ///   - known: The modules of riblets, of which some may not be here.
  init(parents: [String: Set<String>], like known: [String: String]) {
    var groupOf = known.filter { parents[$0.key] != nil }
    var sizes = Dictionary(groupOf.map { ($0.value, 1) }, uniquingKeysWith: +)
    var waiting = parents.keys.filter { groupOf[$0] == nil }.sorted()
    while !waiting.isEmpty {
      let isPlaced = { (riblet: String) in parents[riblet]?.contains { groupOf[$0] != nil } == true }
      let riblet = waiting.remove(at: waiting.firstIndex(where: isPlaced) ?? 0)
      let home = parents[riblet]?.sorted().lazy.compactMap { groupOf[$0] }.first
      let below = Set(
        groupOf.filter { child, group in group != home && parents[child]?.contains { groupOf[$0] == home } == true }
          .values)
      let group = home.map {
        Self.group(ofNew: riblet, in: $0, sizes: sizes, below: below.sorted(), taken: Set(known.values))
      }
      groupOf[riblet] = group ?? AppModule.name(ofModuleOf: riblet)
      sizes[groupOf[riblet] ?? "", default: 0] += 1
    }
    groups = Dictionary(grouping: groupOf.keys, by: { groupOf[$0] ?? "" }).mapValues { $0.sorted() }
  }

  private mutating func add(_ members: [String], namedAfter riblet: String) {
    groups[AppModule.name(ofModuleOf: riblet)] = members.sorted()
  }

  /// Puts what is below a riblet into modules.
  ///
  /// - Returns: The riblet and what is left below it, too few for a module; empty if nothing is left.
  private mutating func branch(_ riblet: String) -> [String] {
    var pieces: [[String]] = []
    for child in children[riblet] ?? [] {
      let piece = branch(child)
      if !piece.isEmpty { pieces.append(piece) }
    }
    let (own, others) = Self.parts(of: pieces, beside: 1, bit: 0)
    for part in others {
      let tops = part.compactMap(\.first)
      guard let name = tops.min(by: { (Self.hash($0), $0) < (Self.hash($1), $1) }) else { continue }
      add(Array(part.joined()), namedAfter: name)
    }
    let rest = [riblet] + own.joined()
    guard rest.count >= Self.sizes.lowerBound else { return rest }
    add(rest, namedAfter: riblet)
    return []
  }

  /// Halves branches by a bit of their hashes, then halves the halves, until none is too large.
  ///
  /// - Parameter count: The riblets that are together with the first part anyway.
  private static func parts(
    of pieces: [[String]], beside count: Int, bit: Int
  ) -> (first: [[String]], others: [[[String]]]) {
    guard count + pieces.joined().count > sizes.upperBound, bit < 32 else { return (pieces, []) }
    let halves = Dictionary(grouping: pieces) { hash($0[0]) >> UInt32(bit) & 1 }
    let (first, others) = parts(of: halves[0] ?? [], beside: count, bit: bit + 1)
    let second = parts(of: halves[1] ?? [], beside: 0, bit: bit + 1)
    return (first, others + ([second.first] + second.others).filter { !$0.isEmpty })
  }

  /// FNV-1a, mixed so that each bit depends on the whole name.
  private static func hash(_ name: String) -> UInt32 {
    var hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    for factor in [0x2C1B_3C6D, 0x297A_2D39] as [UInt32] { hash = (hash ^ hash >> 15) &* factor }
    return hash ^ hash >> 15
  }

  /// The module of a new riblet: its parent's while there is room, then the first below that with room, then a new one.
  ///
  /// - Parameters:
  ///   - home: The parent's module.
  ///   - sizes: How many riblets each module has.
  ///   - below: Modules with riblets whose parents are in the parent's module.
  ///   - taken: Names that a new module cannot have, such as that of a riblet that was renamed since.
  static func group(
    ofNew riblet: String, in home: String, sizes: [String: Int], below: [String], taken: Set<String> = []
  ) -> String {
    func hasRoom(_ group: String) -> Bool { sizes[group, default: 0] < self.sizes.upperBound }
    if hasRoom(home) { return home }
    if let group = below.sorted().first(where: hasRoom) { return group }
    var (free, number) = (AppModule.name(ofModuleOf: riblet), 1)
    while taken.contains(free) {
      number += 1
      free = AppModule.name(ofModuleOf: riblet + String(number))
    }
    return free
  }
}
