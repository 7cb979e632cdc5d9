/// The differences between two sizes of an app.
package struct CostDifference: Encodable, Sendable {
  package struct Change: Encodable, Sendable {
    let kind: CostOwner.Kind
    package let name: String
    /// The name of a renamed riblet before.
    package let was: String?
    /// `nil` for a new row.
    let before: Int?
    /// `nil` for a removed row.
    let after: Int?

    package var growth: Int { (after ?? 0) - (before ?? 0) }

    /// `Payment (was Checkout)`
    var title: String {
      let news = before == nil ? "new" : after == nil ? "removed" : was.map { "was \($0)" }
      return kind.title(of: name) + (news.map { " (\($0))" } ?? "")
    }
  }

  package let version = 1
  /// The reason for which the two cannot be compared. Then there are no changes.
  private(set) var notComparable: String?
  let app: String, before: Int, after: Int
  /// By growth, the largest first.
  package private(set) var riblets: [Change] = [], others: [Change] = []
  /// The instructions of riblets, if both were measured, that differ by more than 1 %. Swift's runtime finds types by their
  /// addresses, so another program takes some more or fewer everywhere.
  private(set) var start: [Change] = []

  package var growth: Int { notComparable == nil ? after - before : 0 }
  package var isEmpty: Bool { notComparable == nil && riblets.isEmpty && others.isEmpty && start.isEmpty }

  package init(from old: AppCost, to new: AppCost) {
    (app, before, after) = (new.app, old.bytes, new.bytes)
    let settings = Set(old.settings.keys).union(new.settings.keys).sorted()
    if let key = settings.first(where: { old.settings[$0] != new.settings[$0] }) {
      let (before, now) = (old.settings[key] ?? "unknown", new.settings[key] ?? "unknown")
      notComparable = "another \(key): '\(before)' before, '\(now)' now"
      return
    }
    let former = Self.former(old, new)
    riblets = Self.changes(from: old.rows(\.bytes), to: new.rows(\.bytes), former)
    others = Self.changes(from: old.others, to: new.others)
    if old.start != nil, new.start != nil {
      start = Self.changes(from: old.rows { $0.instructions ?? 0 }, to: new.rows { $0.instructions ?? 0 }, former)
        .filter { abs($0.growth) * 100 > max($0.before ?? 0, 300_000) }
    }
  }

  private static func changes(
    from old: [AppCost.Row], to new: [AppCost.Row], _ former: [String: String] = [:]
  ) -> [Change] {
    let kept = new.map { row in
      let before = old.first { $0.kind == row.kind && $0.name == former[row.name] ?? row.name }
      return Change(kind: row.kind, name: row.name, was: former[row.name], before: before?.bytes, after: row.bytes)
    }
    let gone = old.filter { row in !kept.contains { $0.kind == row.kind && $0.was ?? $0.name == row.name } }
      .map { Change(kind: $0.kind, name: $0.name, was: nil, before: $0.bytes, after: nil) }
    return (kept + gone).filter { $0.before != $0.after || $0.was != nil }
      .sorted { ($1.growth, $0.name) < ($0.growth, $1.name) }
  }

  /// The old names of renamed riblets by their new ones.
  ///
  /// A riblet was renamed if it is the only new one, and the old one the only removed one, of the same name in another module, or of
  /// the same parents with as many files and at most a tenth of bytes more or less. A parent may be renamed, too.
  private static func former(_ old: AppCost, _ new: AppCost) -> [String: String] {
    var former: [String: String] = [:]
    func isAlike(_ before: AppCost.Riblet, _ after: AppCost.Riblet) -> Bool {
      before.name.split(separator: ".").last == after.name.split(separator: ".").last
        || Set(before.parents) == Set(after.parents.map { former[$0] ?? $0 })
          && before.files.count == after.files.count && abs(before.bytes - after.bytes) <= before.bytes / 10 + 100
    }
    var gone = old.riblets.filter { riblet in !new.riblets.contains { $0.name == riblet.name } }
    var added = new.riblets.filter { riblet in !old.riblets.contains { $0.name == riblet.name } }
    // From parents to children: in each turn those whose parents are known.
    while true {
      let pairs = added.flatMap { new in gone.filter { isAlike($0, new) }.map { (new: new.name, old: $0.name) } }
      let sure = pairs.filter { pair in pairs.count { $0.new == pair.new || $0.old == pair.old } == 1 }
      if sure.isEmpty { return former }
      for pair in sure { former[pair.new] = pair.old }
      gone.removeAll { former.values.contains($0.name) }
      added.removeAll { former[$0.name] != nil }
    }
  }
}
