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

  private(set) var sides: MergeSides<CommitApp>
  /// States that were made on the way; their folders are still there.
  private(set) var made: [CommitApp] = []
  private(set) var decisions: [String] = []
  private(set) var choices: [String] = []
  private let repository: GitRepository
  private let root: String
  private let isPick: Bool

  /// - Parameter isPick: True to take no changes of ours, which the picked commit has nothing to do with.
  init(_ sides: MergeSides<CommitApp>, in repository: GitRepository, for root: String, isPick: Bool) {
    (self.sides, self.repository, self.root, self.isPick) = (sides, repository, root, isPick)
  }

  mutating func run() throws {
    let models = try sides.map { side throws(RequestProblem) in try side.model }
    let ours = isPick ? [] : try changes(models.base, models.ours, sides.ours)
    let theirs = try changes(models.base, models.theirs, sides.theirs)
    if ours.isEmpty, theirs.isEmpty { return }
    findChoices(models, ours + theirs)
    guard choices.isEmpty else { return }
    let base = try copy(of: sides.base)
    guard let ownState = try state(of: sides.ours, without: ours, trying: base),
      let otherState = try state(of: sides.theirs, without: theirs, trying: base)
    else { return }
    let others = theirs.filter { change in
      !ours.contains { ($0.riblet, $0.name, $0.isAdded) == (change.riblet, change.name, change.isAdded) }
    }
    for state in [base, ownState, otherState] {
      do throws(RequestProblem) {
        for change in ours + others { try Self.carryOut(change, on: state) }
      } catch {
        // Lines of them that meet are a conflict of git, and what is missing then is found in the merged app.
        return tell(error, ours, others)
      }
    }
    sides = MergeSides(base: base, ours: ownState, theirs: otherState)
    decisions += others.map {
      $0.isAdded ? "There \($0.words) was added: here, too." : "There \($0.words) was removed: here, too."
    }
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

  private func needs(of id: RibletID, in model: AppModel) -> [String: String] {
    Dictionary((model.riblets[id]?.needs ?? []).map { ($0.name, $0.type) }) { first, _ in first }
  }

  // MARK: Changes

  /// The changes of one side, as commands would have been asked for them: a dependency of a riblet that hands it on to a
  /// child comes with that child's.
  private func changes(_ base: AppModel, _ model: AppModel, _ side: CommitApp) throws -> [Change] {
    var (added, removed): ([String: [RibletID]], [String: [RibletID]]) = ([:], [:])
    var rank: [String: Int] = [:]
    for (id, riblet) in model.riblets.sorted(by: { $0.key < $1.key }) {
      guard let old = base.riblets(named: model.name(of: id)).first, let former = base.riblets[old]?.needs,
        former.map(\.name) != riblet.needs.map(\.name)
      else { continue }
      let (before, now) = (Set(former.map(\.name)), Set(riblet.needs.map(\.name)))
      for (place, item) in riblet.needs.enumerated() where !before.contains(item.name) {
        added[item.name, default: []].append(id)
        rank[item.name] = max(rank[item.name] ?? 0, place)
      }
      for item in former where !now.contains(item.name) { removed[item.name, default: []].append(old) }
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
        change.value = try value(of: need, for: riblet, side)
        let imports = { (model: AppModel) in
          Set(model.files.first { $0.path == need.position.file }?.outline.imports.map(\.name) ?? [])
        }
        change.imports = imports(model).subtracting(imports(base)).sorted()
        found.append(change)
      }
    }
    return found
  }

  /// The riblets that hand a dependency on to none of the others.
  private func last(of ids: [RibletID], in model: AppModel) -> [RibletID] {
    let all = Set(ids)
    return ids.filter { id in !model.edges.contains { $0.parent == id && $0.child != id && all.contains($0.child) } }
  }

  /// The expression that a component makes a dependency with, if `add dependency` was asked for it.
  ///
  ///     var title: String { shared { "Tea" } } → "Tea"
  private func value(of need: ModelItem, for riblet: ModelRiblet, _ side: CommitApp) throws -> String? {
    guard let path = riblet.paths[need.name]?.first, path.end == .provided, let step = path.steps.last,
      let data = side.content(of: step.position.file)
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self).lines
    let line = lines.indices.contains(step.position.line - 1) ? lines[step.position.line - 1].trimmed : ""
    let head = "var \(TypedItem.declared(need.name)): \(need.type) { "
    guard line.hasPrefix(head), line.hasSuffix(" }") else { return nil }
    let text = String(line.dropFirst(head.count).dropLast(2))
    let index = try SourceIndex(root: side.app.root, folders: AppModules(of: side.app).sourceFolders)
    return MadeValue.asked(by: text, name: need.name, type: need.type, in: index)
  }

  // MARK: States

  private mutating func copy(of side: CommitApp) throws -> CommitApp { try copy(of: side.write(), like: side) }

  private mutating func copy(of tree: String, like side: CommitApp) throws -> CommitApp {
    let state = try CommitApp(of: tree, in: repository, for: root, like: side)
    made.append(state)
    return state
  }

  /// Takes changes out of a side.
  ///
  /// - Parameter base: A copy of what both sides have in common, which is so again afterwards.
  /// - Returns: `nil` if the side has them otherwise than commands write them.
  private mutating func state(
    of side: CommitApp, without changes: [Change], trying base: CommitApp
  ) throws -> CommitApp? {
    if changes.isEmpty { return try copy(of: side) }
    let (tree, former) = (try side.write(), try base.write())
    do throws(RequestProblem) {
      for change in changes { try Self.carryOut(change, on: base) }
    } catch {
      return nil
    }
    let merge = try GitMerge(tree, former, base: base.write(), in: repository)
    try base.become(former)
    guard merge.conflicts.isEmpty else { return nil }
    let again = try copy(of: merge.tree, like: side)
    do throws(RequestProblem) {
      for change in changes { try Self.carryOut(change, on: again) }
    } catch {
      return nil
    }
    guard try again.write() == tree else { return nil }
    try again.become(merge.tree)
    return again
  }

  /// Carries out a change, unless it is there.
  ///
  /// - Throws: ``RequestProblem`` also where the command would leave something to do.
  private static func carryOut(_ change: Change, on state: CommitApp) throws(RequestProblem) {
    let model = try state.model
    guard let id = model.riblets(named: change.riblet).first else {
      throw RequestProblem("There is no riblet '\(change.riblet)'.")
    }
    let known = model.riblets[id]?.needs.first { $0.name == change.name }
    if change.isAdded ? known?.type == change.type : known == nil { return }
    let planner = try DependencyPlanner(state.app)
    let plan: ScaffoldPlan
    if change.isAdded {
      let text = "\(change.name):\(change.type)" + (change.value.map { "=" + $0 } ?? "")
      plan = try planner.plan(
        adding: TypedItem(text, option: "--dependency"), importing: change.imports, to: change.riblet)
    } else {
      plan = try planner.plan(removing: change.name, from: change.riblet)
    }
    if !plan.missing.isEmpty { throw RequestProblem(listing: plan.missing) }
    do { try state.carryOut(plan) } catch { throw RequestProblem("\(error)") }
  }
}
