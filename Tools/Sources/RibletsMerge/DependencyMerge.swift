import Foundation
import RibletsEdits
import RibletsImpact
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// A merge of the dependencies that both sides give riblets and take from them, as sets.
///
/// The changes that equal what `riblets add dependency` and `riblets remove dependency` write are taken out of their side.
/// Then all of them are carried out on all three states, ours first, so that git finds no difference in their lines, and a
/// dependency comes the way that the merged tree has.
struct DependencyMerge {
  /// A dependency that a riblet needs on one side, and not before; or the other way round.
  struct Change: Hashable {
    let riblet: String
    let name: String
    let type: String
    let isAdded: Bool
    /// The expression that the root makes it with; `nil` if it is there, or goes without saying.
    var value: String?
    var imports: [String] = []

    /// In a sentence: 'title: String' to 'Post'.
    var words: String { isAdded ? "'\(name): \(type)' to '\(riblet)'" : "'\(name)' from '\(riblet)'" }
  }

  private let sides: MergeSides<CommitApp>
  private(set) var decisions: [String] = []
  private(set) var choices: [String] = []
  private let repository: GitRepository
  private let isPick: Bool

  /// - Parameter isPick: True to take no changes of ours, which the picked commit has nothing to do with.
  init(_ sides: MergeSides<CommitApp>, in repository: GitRepository, isPick: Bool) {
    (self.sides, self.repository, self.isPick) = (sides, repository, isPick)
  }

  mutating func run() throws {
    let models = try sides.map { try $0.model }
    let ours = isPick ? [] : try changes(models.base, models.ours, sides.ours.index)
    let theirs = try changes(models.base, models.theirs, sides.theirs.index)
    if ours.isEmpty, theirs.isEmpty { return }
    findChoices(models, ours + theirs)
    try findLostLines(theirs, removed: "there", on: sides.ours, "here")
    try findLostLines(ours, removed: "here", on: sides.theirs, "there")
    guard choices.isEmpty else { return }
    let before = try sides.map { try $0.write() }
    guard try takeOut(ours, of: sides.ours), try takeOut(theirs, of: sides.theirs) else { return try restore(before) }
    let others = theirs.filter { change in
      !ours.contains { ($0.riblet, $0.name, $0.isAdded) == (change.riblet, change.name, change.isAdded) }
    }
    do {
      if try !writeOnce(ours + others) { for side in sides.all { try Self.carryOut(ours + others, on: side) } }
    } catch let problem as RequestProblem {
      // Lines of them that meet are a conflict of git, and what is missing then is found in the merged app.
      try restore(before)
      return tell(problem, ours, others)
    }
    decisions += others.map {
      $0.isAdded ? "There \($0.words) was added: here, too." : "There \($0.words) was removed: here, too."
    }
  }

  private func restore(_ trees: MergeSides<String>) throws {
    for (side, tree) in zip(sides.all, trees.all) { try side.become(tree) }
  }

  private mutating func tell(_ problem: RequestProblem, _ ours: [Change], _ others: [Change]) {
    let removed = (ours + others).filter { !$0.isAdded }
    guard !removed.isEmpty else { return }
    choices.append(
      "Removed on one branch only: \(removed.map(\.words).joined(separator: ", ")). On the other one this stands in the way:\n\(problem)"
    )
  }

  /// Finds names that come to one riblet with two types, or that are made of two values.
  private mutating func findChoices(_ models: MergeSides<AppModel>, _ changes: [Change]) {
    for id in models.ours.riblets.keys.sorted() {
      let name = models.ours.name(of: id)
      guard let other = models.theirs.riblets(named: name).first else { continue }
      let former = models.base.riblets(named: name).first.map { needs(of: $0, in: models.base) } ?? [:]
      let (here, there) = (needs(of: id, in: models.ours), needs(of: other, in: models.theirs))
      for (item, type) in here.sorted(by: { $0.key < $1.key }) {
        guard let otherType = there[item], otherType != type, former[item] != type, former[item] != otherType else {
          continue
        }
        choices.append(
          "'\(name)' needs '\(item): \(type)' here, and '\(item): \(otherType)' there. Choose one type, or give one of them another name."
        )
      }
    }
    let values = Dictionary(grouping: changes.filter(\.isAdded), by: \.name).filter {
      Set($0.value.map(\.value)).count > 1
    }
    for (item, changes) in values.sorted(by: { $0.key < $1.key }) {
      let texts = Set(changes.compactMap(\.value)).sorted().map { "'\($0)'" }
      if texts.count > 1 {
        choices.append(
          "'\(item)' is made with \(texts.joined(separator: " on one branch, and with ")) on the other. Choose one.")
      }
    }
  }

  /// Finds lines that one side has written, and that would go with a dependency which the other side has removed.
  private mutating func findLostLines(
    _ changes: [Change], removed: String, on side: CommitApp, _ place: String
  ) throws {
    for change in changes where !change.isAdded {
      guard let formerly = try? removal(of: change, from: sides.base), let now = try? removal(of: change, from: side)
      else {
        continue
      }
      let lost = now.linesLost(besides: formerly, without: "\(change.name) \(change.type)")
      guard !lost.isEmpty else { continue }
      choices.append(
        "'\(change.name)' was removed from '\(change.riblet)' \(removed), and these lines of it were changed \(place). Choose one.\n\(lost.joined(separator: "\n"))"
      )
    }
  }

  private func removal(of change: Change, from side: CommitApp) throws -> ScaffoldPlan {
    var planner = try side.dependencies
    return try planner.plan(removing: change.name, from: change.riblet)
  }

  private func needs(of id: RibletID, in model: AppModel) -> [String: String] {
    Dictionary((model.riblets[id]?.needs ?? []).map { ($0.name, $0.type) }) { first, _ in first }
  }

  // MARK: Changes

  /// The changes of one side, as commands would have been asked for them: a dependency of a riblet that hands it on to a
  /// child comes with that child's.
  private func changes(_ base: AppModel, _ model: AppModel, _ index: SourceIndex) -> [Change] {
    var (added, removed): ([String: [RibletID]], [String: [RibletID]]) = ([:], [:])
    var rank: [String: Int] = [:]
    for (id, riblet) in model.riblets.sorted(by: { $0.key < $1.key }) {
      guard let old = base.riblets(named: model.name(of: id)).first, let former = base.riblets[old]?.needs,
        former.map(\.name) != riblet.needs.map(\.name)
      else { continue }
      let (before, now) = (Set(former.map(\.name)), Set(riblet.needs.map(\.name)))
      for (place, item) in riblet.needs.enumerated()
      where !before.contains(item.name) && !isHandedOn(item.name, by: id, in: model, besides: old, base) {
        added[item.name, default: []].append(id)
        rank[item.name] = max(rank[item.name] ?? 0, place)
      }
      for item in former where !now.contains(item.name) && !isHandedOn(item.name, by: old, in: base, besides: id, model)
      {
        removed[item.name, default: []].append(old)
      }
    }
    var found: [Change] = []
    for (item, ids) in removed.sorted(by: { $0.key < $1.key }) {
      for id in last(of: ids, in: base) {
        let type = base.riblets[id]?.needs.first { $0.name == item }?.type ?? ""
        found.append(Change(riblet: base.name(of: id), name: item, type: type, isAdded: false))
      }
    }
    for (item, ids) in added.sorted(by: { (rank[$0.key] ?? 0, $0.key) < (rank[$1.key] ?? 0, $1.key) }) {
      for id in last(of: ids, in: model) {
        guard let riblet = model.riblets[id], let need = riblet.needs.first(where: { $0.name == item }) else {
          continue
        }
        var change = Change(riblet: model.name(of: id), name: item, type: need.type, isAdded: true)
        if let text = value(of: need, for: riblet, index) {
          change.value = MadeValue.asked(by: text, name: need.name, type: need.type, in: index)
        }
        let imports = { (model: AppModel) in
          Set(model.files.first { $0.path == need.position.file }?.outline.imports.map(\.name) ?? [])
        }
        change.imports = imports(model).subtracting(imports(base)).sorted()
        found.append(change)
      }
    }
    return found
  }

  /// True for a dependency that a riblet needs in one app, and not in another one, only since a child that needs it in both apps
  /// is below the riblet, or below a child that hands it on: the child was moved.
  private func isHandedOn(
    _ item: String, by id: RibletID, in model: AppModel, besides otherID: RibletID, _ other: AppModel
  ) -> Bool {
    func needs(_ id: RibletID, _ model: AppModel) -> Bool {
      model.riblets[id]?.needs.contains { $0.name == item } ?? false
    }
    func children(_ id: RibletID, _ model: AppModel) -> [RibletID] {
      model.edges.filter { $0.parent == id && $0.child != id }.map(\.child)
    }
    var (seen, open, isMoved) = (Set([id]), [id], false)
    while let next = open.popLast() {
      for child in children(next, model) where needs(child, model) && seen.insert(child).inserted {
        guard let there = other.riblets(named: model.name(of: child)).first else { return false }
        if needs(there, other) { isMoved = true } else { open.append(child) }
      }
    }
    return isMoved
  }

  /// The riblets that hand a dependency on to none of the others.
  private func last(of ids: [RibletID], in model: AppModel) -> [RibletID] {
    let all = Set(ids)
    return ids.filter { id in !model.edges.contains { $0.parent == id && $0.child != id && all.contains($0.child) } }
  }

  /// The expression that a component makes a dependency with.
  ///
  ///     var title: String { shared { "Tea" } } → shared { "Tea" }
  private func value(of need: ModelItem, for riblet: ModelRiblet, _ index: SourceIndex) -> String? {
    guard let path = riblet.paths[need.name]?.first, path.end == .provided, let step = path.steps.last else {
      return nil
    }
    let types = index.outline(of: step.position.file)?.types ?? []
    return types.lazy.flatMap(\.members).first { $0.position == step.position }?.value
  }

  // MARK: States

  /// Takes changes out of a side, so that carrying them out once more makes the side as it was.
  ///
  /// - Returns: False if the side has them otherwise than commands write them. Then the files are to be restored.
  private func takeOut(_ changes: [Change], of side: CommitApp) throws -> Bool {
    if changes.isEmpty { return true }
    let tree = try side.write()
    for isBySyntax in [false, true] {
      do {
        if try isBySyntax ? takeOutBySyntax(changes, from: side) : takeOutLines(of: changes, from: side) {
          let without = try side.write()
          try Self.carryOut(changes, on: side)
          if try side.write() == tree {
            try side.become(without)
            return true
          }
        }
      } catch is RequestProblem {}
      try side.become(tree)
    }
    return false
  }

  /// Takes out the lines that the changes make of what both sides have in common.
  ///
  /// - Returns: False if others of this side are next to them.
  private func takeOutLines(of changes: [Change], from side: CommitApp) throws -> Bool {
    let former = try sides.base.write()
    let changed = try CommitApp(of: former, like: sides.base)
    try Self.carryOut(changes, on: changed)
    let merge = try GitMerge(side.write(), former, base: changed.write(), in: repository)
    if merge.conflicts.isEmpty { try side.become(merge.tree) }
    return merge.conflicts.isEmpty
  }

  /// Takes dependencies out by the command, which finds them by syntax, whatever is next to them.
  private func takeOutBySyntax(_ changes: [Change], from side: CommitApp) throws -> Bool {
    guard changes.allSatisfy(\.isAdded) else { return false }
    var planner = try side.dependencies
    var plan = ScaffoldPlan()
    // Code that uses them comes back with them.
    for change in changes.reversed() {
      plan = try planner.plan(removing: change.name, from: change.riblet, isForced: true)
    }
    try side.carryOut(plan)
    return true
  }

  /// Writes changes into what git makes of both sides without them. Then all sides are the merged app.
  ///
  /// - Returns: False if lines of both sides meet there, or a change cannot be written. Then the sides are as before.
  private func writeOnce(_ changes: [Change]) throws -> Bool {
    let trees = try sides.map { try $0.write() }
    let merge = try GitMerge(trees.ours, trees.theirs, base: trees.base, in: repository)
    guard merge.conflicts.isEmpty else { return false }
    do {
      try sides.ours.become(merge.tree)
      try Self.carryOut(changes, on: sides.ours)
      let tree = try sides.ours.write()
      for side in [sides.base, sides.theirs] { try side.become(tree) }
      return true
    } catch is RequestProblem {
      try sides.ours.become(trees.ours)
      return false
    }
  }

  /// Carries out the changes that are not there yet.
  ///
  /// - Throws: ``RequestProblem`` also where the command would leave something to do.
  private static func carryOut(_ changes: [Change], on state: CommitApp) throws {
    var planner = try state.dependencies
    var plan = ScaffoldPlan()
    for change in changes {
      let type = try planner.type(of: change.name, in: change.riblet)
      if change.isAdded ? type == change.type : type == nil { continue }
      if change.isAdded {
        let text = "\(change.name):\(change.type)" + (change.value.map { "=" + $0 } ?? "")
        plan = try planner.plan(
          adding: TypedItem(text, option: "--dependency"), importing: change.imports, to: change.riblet)
      } else {
        plan = try planner.plan(removing: change.name, from: change.riblet)
      }
      if !plan.missing.isEmpty { throw RequestProblem(listing: plan.missing) }
    }
    try state.carryOut(plan)
  }
}
