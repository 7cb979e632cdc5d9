/// The differences between two sizes of an app.
package struct CostDifference: Encodable, Sendable {
  package struct Change: Hashable, Encodable, Sendable {
    package let kind: CostOwner.Kind
    package let name: String
    /// The name that it had before, if that was another one.
    package var was: String?
    /// `nil` for a new one.
    package let before: Int?
    /// `nil` for a removed one.
    package let after: Int?

    package var growth: Int { (after ?? 0) - (before ?? 0) }
  }

  package let version = 1
  /// The reason for which the two cannot be compared; then there are no changes.
  package let notComparable: String?
  package let app: String
  package let before: Int
  package let after: Int
  /// By growth, the largest first.
  package private(set) var riblets: [Change] = []
  package private(set) var others: [Change] = []
  /// The instructions of riblets, if both were measured, that differ by more than 1 %. Swift's runtime finds types by their
  /// addresses, so another program takes some more or fewer everywhere.
  package private(set) var start: [Change] = []

  package var growth: Int { after - before }
  package var isEmpty: Bool { notComparable == nil && riblets.isEmpty && others.isEmpty && start.isEmpty }

  package init(from old: AppCost, to new: AppCost) {
    (app, before, after) = (new.app, old.bytes, new.bytes)
    notComparable = Self.obstacle(old.settings, new.settings)
    guard notComparable == nil else { return }
    let former = Self.former(old, new)
    riblets = Self.changes(
      .riblet, from: old.riblets.map { ($0.name, $0.bytes) }, to: new.riblets.map { ($0.name, $0.bytes) }, former)
    for kind in [CostOwner.Kind.app, .library, .linker] {
      func rows(_ cost: AppCost) -> [(String, Int)] {
        cost.others.filter { $0.kind == kind }.map { ($0.name, $0.bytes) }
      }
      others += Self.changes(kind, from: rows(old), to: rows(new))
    }
    func instructions(_ cost: AppCost) -> [(String, Int)] {
      cost.riblets.compactMap { riblet in riblet.instructions.map { (riblet.name, $0) } }
    }
    if old.start != nil, new.start != nil {
      start = Self.changes(.riblet, from: instructions(old), to: instructions(new), former)
        .filter { abs($0.growth) * 100 > max($0.before ?? 0, 300_000) }
    }
  }

  private static func changes(
    _ kind: CostOwner.Kind, from old: [(String, Int)], to new: [(String, Int)], _ former: [String: String] = [:]
  ) -> [Change] {
    let before = Dictionary(old) { first, _ in first }
    let kept = new.map { name, bytes in
      Change(kind: kind, name: name, was: former[name], before: before[former[name] ?? name], after: bytes)
    }
    let known = Set(kept.map { $0.was ?? $0.name })
    let gone = old.filter { !known.contains($0.0) }.map { Change(kind: kind, name: $0, before: $1, after: nil) }
    return (kept + gone).filter { $0.before != $0.after || $0.was != nil }
      .sorted { ($1.growth, $0.name) < ($0.growth, $1.name) }
  }

  private static func obstacle(_ old: [String: String], _ new: [String: String]) -> String? {
    let key = Set(old.keys).union(new.keys).sorted().first { old[$0] != new[$0] }
    return key.map { "another \($0): '\(old[$0] ?? "unknown")' before, '\(new[$0] ?? "unknown")' now" }
  }

  /// The old names of renamed riblets by their new ones.
  ///
  /// A riblet was renamed if it is the only new one, and the old one the only removed one, of the same name in another module, or of
  /// the same parents with as many files and at most a tenth of bytes more or less.
  private static func former(_ old: AppCost, _ new: AppCost) -> [String: String] {
    let gone = old.riblets.filter { riblet in !new.riblets.contains { $0.name == riblet.name } }
    let added = new.riblets.filter { riblet in !old.riblets.contains { $0.name == riblet.name } }
    func isAlike(_ before: AppCost.Riblet, _ after: AppCost.Riblet) -> Bool {
      before.name.split(separator: ".").last == after.name.split(separator: ".").last
        || before.parents == after.parents && before.files.count == after.files.count
          && abs(before.bytes - after.bytes) <= before.bytes / 10 + 100
    }
    let pairs = added.flatMap { new in gone.filter { isAlike($0, new) }.map { (new: new.name, old: $0.name) } }
    let sure = pairs.filter { pair in pairs.count { $0.new == pair.new || $0.old == pair.old } == 1 }
    return Dictionary(uniqueKeysWithValues: sure.map { ($0.new, $0.old) })
  }
}
