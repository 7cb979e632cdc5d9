/// The differences between two sizes of an app.
package struct CostDifference: Hashable, Encodable, Sendable {
  package struct Riblet: Hashable, Encodable, Sendable {
    package let name: String
    /// The name that it had before, if that was another one.
    package let was: String?
    /// `nil` for a new riblet.
    package let before: Int?
    /// `nil` for a removed one.
    package let after: Int?
    /// The same for the instructions of the start, if both were measured and differ by more than 0.1 %.
    package let instructionsBefore: Int?
    package let instructionsAfter: Int?

    package var growth: Int { (after ?? 0) - (before ?? 0) }
    package var hasChanged: Bool { before != after || was != nil || instructionsBefore != nil }
  }

  package struct Row: Hashable, Encodable, Sendable {
    package let kind: AppCost.Row.Kind
    package let name: String
    package let before: Int
    package let after: Int
  }

  package let version = 1
  /// The reason for which the two cannot be compared; then there are no rows.
  package let notComparable: String?
  package let app: String
  package let before: Int
  package let after: Int
  /// Those that have changed, those that have grown most first.
  package let riblets: [Riblet]
  package let others: [Row]

  package var isEmpty: Bool { notComparable == nil && riblets.isEmpty && others.isEmpty }

  package init(from old: AppCost, to new: AppCost) {
    (app, before, after) = (new.app, old.bytes, new.bytes)
    notComparable = Self.obstacle(old.settings, new.settings)
    guard notComparable == nil else {
      (riblets, others) = ([], [])
      return
    }
    let former = Self.former(old, new)
    let known = Set(former.values)
    let kept = new.riblets.map { riblet -> Riblet in
      let was = former[riblet.name].flatMap { name in old.riblets.first { $0.name == name } }
      let pair = was?.instructions.flatMap { before in riblet.instructions.map { (before, $0) } }
      let isNoise = pair.map { abs($0.1 - $0.0) * 1000 <= max($0.0, 1_000_000) } ?? true
      return Riblet(
        name: riblet.name, was: was?.name == riblet.name ? nil : was?.name, before: was?.bytes, after: riblet.bytes,
        instructionsBefore: isNoise ? nil : pair?.0, instructionsAfter: isNoise ? nil : pair?.1)
    }
    let gone = old.riblets.filter { !known.contains($0.name) }.map {
      Riblet(
        name: $0.name, was: nil, before: $0.bytes, after: nil, instructionsBefore: nil, instructionsAfter: nil)
    }
    riblets = (kept + gone).filter(\.hasChanged).sorted { ($1.growth, $0.name) < ($0.growth, $1.name) }
    struct Key: Hashable {
      let kind: AppCost.Row.Kind
      let name: String
    }
    func rows(_ cost: AppCost) -> [Key: Int] {
      Dictionary(cost.others.map { (Key(kind: $0.kind, name: $0.name), $0.bytes) }, uniquingKeysWith: +)
    }
    let (one, other) = (rows(old), rows(new))
    others = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
      .map { Row(kind: $0.kind, name: $0.name, before: one[$0] ?? 0, after: other[$0] ?? 0) }
      .sorted { ($1.after - $1.before, $0.name) < ($0.after - $0.before, $1.name) }
  }

  private static func obstacle(_ old: AppCost.Settings, _ new: AppCost.Settings) -> String? {
    func text(_ options: [String]?) -> String { options.map { $0.joined(separator: " ") } ?? "unknown" }
    let facts = [
      ("compiler", old.compiler, new.compiler), ("target", old.target, new.target), ("linker", old.linker, new.linker),
      ("options", text(old.options), text(new.options)),
      ("Riblets", old.riblets ?? "unknown", new.riblets ?? "unknown"),
    ]
    return facts.first { $0.1 != $0.2 }.map { "another \($0.0): '\($0.1)' before, '\($0.2)' now" }
  }

  /// The old names of riblets by their new ones.
  ///
  /// A name that is new is the renamed or moved one of those that are gone that is called alike in another module, or the only one
  /// with as many files, at most a tenth of bytes more or less, and the same parents.
  private static func former(_ old: AppCost, _ new: AppCost) -> [String: String] {
    var former: [String: String] = [:]
    func isSame(_ one: AppCost.Riblet, _ other: AppCost.Riblet) -> Bool {
      one.name == other.name && one.module == other.module
    }
    for riblet in new.riblets where old.riblets.contains(where: { isSame($0, riblet) }) {
      former[riblet.name] = riblet.name
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      let gone = old.riblets.filter { !former.values.contains($0.name) }
      let added = new.riblets.filter { former[$0.name] == nil }
      func isAlike(_ before: AppCost.Riblet, _ after: AppCost.Riblet) -> Bool {
        if plain(before.name) == plain(after.name) { return true }
        return before.files.count == after.files.count && abs(before.bytes - after.bytes) <= before.bytes / 10 + 100
          && Set(before.parents) == Set(after.parents.map { former[$0] ?? $0 })
      }
      for riblet in added {
        let candidates = gone.filter { isAlike($0, riblet) }
        guard candidates.count == 1, added.filter({ isAlike(candidates[0], $0) }).count == 1 else { continue }
        former[riblet.name] = candidates[0].name
        isChanging = true
      }
    }
    return former
  }

  /// `Shop.Cart` as `Cart`.
  private static func plain(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
}
