/// The differences between two sizes of an app.
package struct CostDifference: Encodable, Sendable {
  package struct Change: Encodable, Sendable {
    package let name: String
    /// The name of a renamed riblet before.
    package let was: String?
    /// `nil` for a new row, and for a removed one.
    let before: Int?, after: Int?

    package var growth: Int { (after ?? 0) - (before ?? 0) }
  }

  package let version = 1
  /// The reason for which the two cannot be compared. Then there are no changes.
  private(set) var notComparable: String?
  let app: String, before: Int, after: Int
  /// By growth, the largest first.
  package private(set) var riblets: [Change] = [], others: [Change] = []

  package var growth: Int { notComparable == nil ? after - before : 0 }
  package var isEmpty: Bool { notComparable == nil && riblets.isEmpty && others.isEmpty }

  package init(from old: AppCost, to new: AppCost) {
    (app, before, after) = (new.app, old.bytes, new.bytes)
    let settings = Set(old.settings.keys).union(new.settings.keys).sorted()
    if let key = settings.first(where: { old.settings[$0] != new.settings[$0] }) {
      let (before, now) = (old.settings[key] ?? "unknown", new.settings[key] ?? "unknown")
      notComparable = "another \(key): '\(before)' before, '\(now)' now"
      return
    }
    let renamed = Self.renamed(from: old.riblets, to: new.riblets)
    riblets = Self.changes(old.riblets.map(\.row), new.riblets.map(\.row), renamed)
    others = Self.changes(old.others, new.others, [:])
  }

  private static func changes(_ old: [AppCost.Row], _ new: [AppCost.Row], _ renamed: [String: String]) -> [Change] {
    let former = Dictionary(uniqueKeysWithValues: renamed.map { ($1, $0) })
    let before = Dictionary(uniqueKeysWithValues: old.map { (renamed[$0.name] ?? $0.title, $0.bytes) })
    let after = Dictionary(uniqueKeysWithValues: new.map { ($0.title, $0.bytes) })
    return Set(before.keys).union(after.keys)
      .map { Change(name: $0, was: former[$0], before: before[$0], after: after[$0]) }
      .filter { $0.before != $0.after || $0.was != nil }
      .sorted { ($1.growth, $0.name) < ($0.growth, $1.name) }
  }

  /// The new names of renamed riblets by their old ones: of a new and a removed one, if only they have the same name in two
  /// modules, or the same parents that are not renamed, as many files, and at most a tenth of bytes more or less.
  private static func renamed(from old: [AppCost.Riblet], to new: [AppCost.Riblet]) -> [String: String] {
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    func isSame(_ old: AppCost.Riblet, _ new: AppCost.Riblet) -> Bool {
      old.name.split(separator: ".").last == new.name.split(separator: ".").last
        || old.parents.filter(after.contains) == new.parents.filter(before.contains)
          && old.files.count == new.files.count && abs(old.bytes - new.bytes) <= old.bytes / 10 + 100
    }
    let added = new.filter { !before.contains($0.name) }
    let pairs = old.filter { !after.contains($0.name) }.flatMap { old in
      added.filter { isSame(old, $0) }.map { (old: old.name, new: $0.name) }
    }
    let sure = pairs.filter { pair in pairs.count { $0.old == pair.old || $0.new == pair.new } == 1 }
    return Dictionary(uniqueKeysWithValues: sure.map { ($0.old, $0.new) })
  }
}
