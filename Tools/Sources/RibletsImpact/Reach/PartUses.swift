import Foundation
import RibletsReading
import RibletsSource

/// The uses of parts by others, each with the first name of it by order, or with a reason.
///
/// They are looked for when somebody asks: a change of a body reaches few parts of a large app.
final class PartUses {
  private let lookup: UseLookup
  private let owners: [Int?]
  /// The uses that are known so far, by part.
  private var known: [UseLookup.Found?]
  /// The parts that write each name.
  private let writers: NumberLists
  private let names: [Int: [UInt32]]
  private let usedWithoutName: Set<Int>

  init(_ nodes: [ReachNode], _ index: NameIndex, _ facts: ReachFacts, _ modules: ModuleGraph) {
    lookup = UseLookup(nodes, index, facts, modules)
    owners = nodes.map(\.owner)
    known = Array(repeating: nil, count: facts.count)
    writers = facts.namesOfPart.inverted(count: facts.names.count)
    (names, usedWithoutName) = (lookup.namesOfUsed, lookup.usedWithoutName)
  }

  /// Looks for the uses by some parts, on all processors.
  func find(by parts: some Sequence<Int>) {
    let parts = parts.filter { $0 < known.count && known[$0] == nil }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let found = Workers.map(parts.count, jobs: jobs, makeTools: {}) { [lookup] _, place in
      lookup.uses(by: parts[place])
    }
    for (part, uses) in zip(parts, found) { known[part] = uses }
  }

  /// The reason for which a part uses all others; `nil` for most.
  func reasonForAll(of part: Int) -> String? { lookup.unbounded[part].map(text) }

  /// The parts that a part uses; of a former part none.
  func parts(usedBy part: Int) -> [Int] {
    if lookup.unbounded[part] != nil { return owners.indices.filter { $0 != part } }
    return found(by: part).map(\.part)
  }

  /// The uses of a part by others, without those that use all.
  ///
  /// - Parameter isLeftOut: True for parts that nobody asks for.
  func users(of part: Int, without isLeftOut: (Int) -> Bool) -> [ReachGraph.Use] {
    var candidates = Set(lookup.generated + [owners[part]].compactMap(\.self))
    for name in names[part] ?? [] { candidates.formUnion(writers[Int(name)].map(Int.init)) }
    let users = (usedWithoutName.contains(part) ? Array(known.indices) : candidates.sorted())
      .filter { !isLeftOut($0) }
    find(by: users)
    return users.compactMap { user in
      found(by: user).first { $0.part == part }.map { ReachGraph.Use(part: user, name: text($0.name)) }
    }
  }

  /// The parts that use all others, as uses of any.
  var unboundedUsers: [ReachGraph.Use] {
    lookup.unbounded.sorted { $0.key < $1.key }.map { ReachGraph.Use(part: $0.key, name: text($0.value)) }
  }

  /// The parts that a part uses by names; of one that uses all others, and of a former part, none.
  func found(by part: Int) -> UseLookup.Found {
    guard part < known.count else { return [] }
    if let found = known[part] { return found }
    let found = lookup.uses(by: part)
    known[part] = found
    return found
  }

  /// The name with a number, or the reason.
  func text(_ name: UInt32) -> String { lookup.texts[Int(name)] }
}
