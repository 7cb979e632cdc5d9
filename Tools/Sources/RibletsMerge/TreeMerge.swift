import Foundation
import RibletsChanges
import RibletsImpact
import RibletsLayout
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// A merge of two branches of an app that knows riblets.
///
/// The changes of the tree are computed from the sources of both sides and of what they have in common: renames, removals,
/// modules, and dependencies. Each is carried out on the states that do not have it, by the commands themselves, so that new
/// riblets and lines written by hand on the other side follow it. Lists are merged as sets. What is left are files in which
/// both sides differ from the same third one, and git merges them.
struct TreeMerge {
  private(set) var sides: MergeSides<CommitApp>
  private let repository: GitRepository
  /// The folder of the app in the work tree.
  private let root: String
  /// The decisions, in sentences.
  private(set) var decisions: [String] = []
  /// Ours and theirs, with the names and modules of the merged app and all their riblets.
  private(set) var beforeRemovals: [AppModel] = []
  /// True if a rename or a removal of the other side is not carried out here.
  private(set) var isHeldUp = false
  /// The places of decisions that a riblet stays, with other ones for a riblet that git removes after all.
  private(set) var kept: [(riblet: String, place: Int, otherwise: String)] = []
  /// Sentences on what both sides have decided differently, so that somebody has to choose.
  private(set) var choices: [String] = []
  /// The lines by hand between the marks of `Package.swift` that one of the sides has written, and how often it has each.
  private(set) var linesByHand: [String: Int] = [:]
  /// True if `Package.swift` is merged with such lines, and is not made of the manifests.
  private(set) var keepsLines = false

  /// True for a single commit: what is here, and not in the commit before it, is nobody's change.
  private let isPick: Bool

  init(_ sides: MergeSides<CommitApp>, in repository: GitRepository, for root: String, isPick: Bool) {
    self.sides = sides
    self.isPick = isPick
    self.repository = repository
    self.root = root
  }

  /// Carries out on each side what the other one has done, and merges lists.
  ///
  /// - Returns: The sides with the other one's renames, modules and removals.
  /// - Throws: ``RequestProblem`` for what cannot be carried out on a side; ``GitFailure``, ``ChangeError``.
  mutating func run() throws -> MergeSides<ReadApp> {
    var manifest: Data?
    for (side, place) in zip(sides.all, ["What both branches have in common", "What is here", "What is there"]) {
      _ = try side.app
      do {
        manifest = try side.manifest(besides: manifest)
        try side.read()
        try checkNotes(of: side)
      } catch let error as RequestProblem {
        throw RequestProblem(
          "\(place) is no app that can be read, so nothing is merged:\n\(error)\n\(advice(for: side))")
      }
    }
    let former = try sides.base.manifestLines
    linesByHand = try sides.ours.linesByHand.merging(sides.theirs.linesByHand, uniquingKeysWith: max)
      .filter { $0.value > former[$0.key] ?? 0 }
    try rename()
    try checkModules()
    try group()
    beforeRemovals = try [sides.ours.model, sides.theirs.model]
    try remove()
    let apps = try sides.map { try ReadApp($0) }
    try mergeDependencies()
    keepsLines = try Self.mergeLists(of: sides)
    choices += findChoices(apps.map(\.tree))
    return apps
  }

  /// A sentence on how to go on where a side cannot be read.
  private func advice(for side: CommitApp) -> String {
    side === sides.base
      ? "Nobody can change that any more. Merge with git."
      : "Fix that on its branch, and commit it. Or merge with git."
  }

  /// Looks for files that are not read, and links in the place of folders, which are not followed: riblets in them would seem to be
  /// removed.
  private func checkNotes(of side: CommitApp) throws {
    let known = try Set(sides.base.tree.notes)
    let riblets = try side.tree.riblets
    let isComplete = try sides.base.tree.riblets.keys.allSatisfy { riblets[$0] != nil }
    let new = try side.tree.notes.filter { note in
      !known.contains(note)
        && (ModelSources.unreadNotes.contains(where: note.hasSuffix)
          || !isComplete && note.hasSuffix(ModelSources.linkNote))
    }
    guard new.isEmpty else { throw RequestProblem(listing: new.sorted()) }
  }

  /// - Returns: True if `Package.swift` has lines by hand, and is left to git with them.
  private static func mergeLists(of sides: MergeSides<CommitApp>) throws -> Bool {
    let keepsLines = try sides.all.contains { try $0.targetLines.map { $0.written != $0.made } ?? false }
    // Often all three are one state by now.
    let former = try sides.base.write()
    if try sides.all.allSatisfy({ try $0.write() == former }) { return keepsLines }
    let lists = try sides.map { try SideLists(of: $0.app, known: $0.outlines) }
    let plans = try MergedLists(lists, hasLinesByHand: keepsLines).plans()
    try sides.base.carryOut(plans.base)
    try sides.ours.carryOut(plans.ours)
    try sides.theirs.carryOut(plans.theirs)
    return keepsLines
  }

  private mutating func mergeDependencies() throws {
    var merge = DependencyMerge(sides, in: repository, isPick: isPick)
    try merge.run()
    decisions += merge.decisions
    choices += merge.choices
  }

  // MARK: Choices

  private func findChoices(_ trees: MergeSides<RibletTree>) -> [String] {
    var found: [String] = []
    for name in trees.ours.riblets.keys.sorted() where trees.theirs.riblets[name] != nil {
      let parents = trees.map { tree in Set(tree.edges(to: name).map(\.parent)) }
      guard parents.ours != parents.theirs, parents.ours != parents.base, parents.theirs != parents.base else {
        continue
      }
      let (here, there) = (parents.ours.sorted().quoted, parents.theirs.sorted().quoted)
      if trees.base.riblets[name] == nil {
        found.append(
          "'\(name)' is new on both branches: below \(here) here, and below \(there) there. If they are one riblet, keep the merge. If they are two, take it back, give one of them another name on its branch, such as 'riblets rename \(name) \(parents.ours.sorted().first ?? "")\(name)', commit, and merge again."
        )
      } else if !parents.base.isSubset(of: parents.ours), !parents.base.isSubset(of: parents.theirs) {
        found.append(
          "'\(name)' was moved below \(here) here, and below \(there) there: in the merged app it is below both. Keep that, or remove one of its routes."
        )
      }
    }
    return found
  }

  // MARK: Names

  private mutating func rename() throws {
    let models = try sides.map { try $0.model }
    func former(_ model: AppModel, _ side: CommitApp) throws -> FormerRiblets {
      let changes = try GitDifference("\(sides.base.commit)..\(side.commit)", in: repository, relativeTo: root).changes
      return FormerRiblets(from: models.base, to: model, changes)
    }
    let (here, there) = (try former(models.ours, sides.ours), try former(models.theirs, sides.theirs))
    let (ours, theirs) = (here.renames, there.renames)
    // A pick goes to a branch from before the rename. Here somebody can have written a new riblet, too.
    for name in (isPick ? [] : here.takenBack.union(there.takenBack)).sorted() {
      let again = ours[name] ?? theirs[name] ?? name
      choices.append(
        "'\(name)' was called '\(again)' before, and is called so again \(ours[name] == nil ? "there" : "here"). If that is another riblet, take the merge back, and merge with git."
      )
    }
    var missing = MergeSides<[TreeRename]>(base: [], ours: [], theirs: [])
    for old in Set(ours.keys).union(theirs.keys).sorted() {
      switch (ours[old], theirs[old]) {
      case (let here?, let there?):
        missing.base.append(TreeRename(old, here))
        guard here != there else { continue }
        missing.theirs.append(TreeRename(there, here))
        decisions.append(
          "'\(old)' is called '\(here)' here and '\(there)' there: it is '\(here)'. To take the other name: riblets rename \(here) \(there)"
        )
      case (let here?, nil):
        missing.base.append(TreeRename(old, here))
        missing.theirs.append(TreeRename(old, here))
        decisions.append("'\(old)' is called '\(here)' here, and so is what was changed of it there.")
      case (nil, let there?):
        missing.base.append(TreeRename(old, there))
        missing.ours.append(TreeRename(old, there))
        let isMissing = models.ours.riblets(named: old).isEmpty
        isHeldUp = isHeldUp || isMissing
        decisions.append(
          isMissing
            ? "'\(old)' is called '\(there)' there, and is not here."
            : "'\(old)' is called '\(there)' there: here, too.")
      case (nil, nil): break
      }
    }
    try carryOut(missing.base, on: sides.base, named: "in what both branches have in common")
    try carryOut(missing.ours, on: sides.ours, named: "here")
    try carryOut(missing.theirs, on: sides.theirs, named: "there")
  }

  private func carryOut(_ renames: [TreeRename], on side: CommitApp, named place: String) throws {
    do {
      try TreeRename.carryOut(renames, on: side)
      try side.read()
    } catch let failure as TreeRename.Failure {
      throw RequestProblem(
        "One branch has renamed '\(failure.rename.old)' to '\(failure.rename.new)'. That cannot be done \(place):\n\(failure.problem)\nTake the rename back on its branch, or mend that on the other one. Or merge with git."
      )
    }
  }

  // MARK: Modules

  /// True for a pick of a change of an app in modules, while the app here is in none.
  private var isUngrouped: Bool { get throws { try isPick && sides.base.groups != nil && sides.ours.groups == nil } }

  /// Refuses a new riblet of an app in modules, if the app here is in none.
  private func checkModules() throws {
    guard try isUngrouped else { return }
    let new = try Set(sides.theirs.tree.riblets.keys).subtracting(sides.base.tree.riblets.keys)
    guard let name = new.min() else { return }
    let commit = sides.theirs.commit.prefix(10)
    throw RequestProblem(
      "'\(name)' is new in '\(commit)', whose app is in modules, and the app here is in none. Make it here with 'riblets new riblet', and take its lines from: git show \(commit)"
    )
  }

  private mutating func group() throws {
    let groups = try sides.map { try $0.groups }
    guard groups.base == nil else { return }
    switch (groups.ours, groups.theirs) {
    case (let ours?, let theirs?):
      let different = ours.filter { theirs[$0.key] != nil && theirs[$0.key] != $0.value }.keys.sorted()
      if different.isEmpty { return try putIntoModules(sides.base, like: ours) }
      try regroup(from: theirs, to: ours, different)
    case (let ours?, nil):
      try putIntoModules(sides.base, like: ours)
      try putIntoModules(sides.theirs, like: ours)
      note(placed: sides.theirs, besides: ours, "here")
    case (nil, let theirs?):
      try putIntoModules(sides.base, like: theirs)
      try putIntoModules(sides.ours, like: theirs)
      note(placed: sides.ours, besides: theirs, "there")
    case (nil, nil): break
    }
  }

  /// Gives theirs our modules: git merges the difference of two layouts of what both have in common with what is new there.
  private mutating func regroup(
    from theirs: [String: String], to ours: [String: String], _ different: [String]
  ) throws {
    let formerly = try CommitApp(of: sides.base.write(), like: sides.base)
    try putIntoModules(formerly, like: theirs)
    try putIntoModules(sides.base, like: ours)
    let now = try CommitApp(of: sides.base.write(), like: sides.base)
    // What they have removed moves nowhere.
    let before = try formerly.tree
    let gone = try Set(before.riblets.keys).subtracting(sides.theirs.tree.riblets.keys)
    for name in childrenFirst(gone, before) {
      guard case .success(let there) = try Self.removal(of: name, from: formerly),
        case .success(let here) = try Self.removal(of: name, from: now)
      else { continue }
      try formerly.carryOut(there)
      try now.carryOut(here)
    }
    let layouts = MergeSides(base: formerly, ours: now, theirs: sides.theirs)
    let keepsLines = try Self.mergeLists(of: layouts)
    let merge = try GitMerge(now.write(), sides.theirs.write(), base: formerly.write(), in: repository)
    guard merge.conflicts.isEmpty else {
      throw RequestProblem(
        "Both branches have put the app into modules, and not into the same: \(different.quoted). What is written otherwise for that are \(merge.conflicts.quoted). Take back 'riblets modularize' on one of the branches; the other's modules come with the merge."
      )
    }
    let regrouped = try CommitApp(of: merge.tree, like: now)
    try regrouped.carryOut(LayoutPlanner(regrouped.app).plan(isForced: !keepsLines, threshold: .max))
    sides.theirs = regrouped
    decisions.append(
      "Both branches have put the app into modules, and \(different.quoted) into different ones: they stay in ours.")
  }

  private func putIntoModules(_ side: CommitApp, like groups: [String: String]) throws {
    try side.carryOut(LayoutPlanner(side.app).plan(like: groups))
  }

  private mutating func note(placed side: CommitApp, besides known: [String: String], _ place: String) {
    let new = ((try? LayoutPlanner(side.app).groups()) ?? [:]).filter { known[$0.key] == nil }
    let places = new.sorted { $0.key < $1.key }.map { "'\($0.key)' comes to '\($0.value)'" }
    let rest =
      places.isEmpty ? "." : ", and what was new in one module has a place there: \(places.joined(separator: ", "))."
    decisions.append("The app was put into modules \(place)\(rest)")
  }

  // MARK: Removals

  private mutating func remove() throws {
    let trees = try sides.map { try ReadApp($0) }.map(\.tree)
    let gone = Set(trees.base.riblets.keys)
    let here = gone.subtracting(trees.ours.riblets.keys)
    let there = gone.subtracting(trees.theirs.riblets.keys)
    for name in childrenFirst(here.intersection(there), trees.base) {
      if case .success(let plan) = try Self.removal(of: name, from: sides.base) { try sides.base.carryOut(plan) }
    }
    // A pick of a change in a riblet that is not here is a conflict of git.
    if !isPick {
      try remove(childrenFirst(here.subtracting(there), trees.base), of: sides.theirs, removed: "here", left: "there")
    }
    try remove(childrenFirst(there.subtracting(here), trees.base), of: sides.ours, removed: "there", left: "here")
  }

  private func childrenFirst(_ names: Set<String>, _ tree: RibletTree) -> [String] {
    var (waiting, sorted) = (names, [String]())
    while !waiting.isEmpty {
      let isLeaf = { (name: String) in
        !tree.edges(from: name).contains { $0.child != name && waiting.contains($0.child) }
      }
      // One of a circle, if there is no leaf.
      let next = waiting.sorted().first(where: isLeaf) ?? waiting.sorted()[0]
      waiting.remove(next)
      sorted.append(next)
    }
    return sorted
  }

  /// Removes riblets that the other side has removed; those that this side has changed since stay.
  private mutating func remove(_ names: [String], of side: CommitApp, removed: String, left: String) throws {
    for name in names {
      let before = try Self.removal(of: name, from: sides.base)
      let now = try Self.removal(of: name, from: side)
      let reason: String
      switch now {
      case .success where try isUngrouped: reason = "the app \(left) is in no modules, and its files cannot be compared"
      case .success(let plan):
        // What is written otherwise than commands write it is git's.
        guard case .success(let old) = before else { continue }
        let lost = plan.linesLost(besides: old, without: "\(name) \(NameWords(name).property)")
        let change = try difference(old, plan, side)
        guard change != nil || !lost.isEmpty else {
          try side.carryOut(plan)
          try sides.base.carryOut(old)
          decisions.append("'\(name)' was removed \(removed): \(left), too.")
          continue
        }
        reason =
          change.map { "'\($0)' was changed \(left)" }
          ?? "\(left) these lines use it:\n\(lost.joined(separator: "\n"))"
      case .failure(let problem):
        reason = "\(left) this stands in the way:\n\(problem)"
      }
      isHeldUp = true
      kept.append((name, decisions.count, "'\(name)' was removed \(removed): \(left), too."))
      // As if it were new on this side.
      if case .success(let old) = before { try sides.base.carryOut(old) }
      decisions.append(
        "'\(name)' was removed \(removed), and stays. To remove it here: riblets remove \(name). As \(reason)")
    }
  }

  private static func removal(of name: String, from side: CommitApp) throws -> Result<ScaffoldPlan, RequestProblem> {
    do {
      return .success(
        try RemovePlanner(side.app, tree: side.tree).plan(name, isRecursive: false, strangers: .remove))
    } catch let problem as RequestProblem {
      return .failure(problem)
    }
  }

  /// A file of a riblet that is not as it was.
  private func difference(_ before: ScaffoldPlan, _ now: ScaffoldPlan, _ side: CommitApp) throws -> String? {
    // Manifests of modules are merged as lists.
    func files(_ plan: ScaffoldPlan) -> Set<String> { Set(plan.removals.filter { !$0.hasPrefix(".riblets/") }) }
    if let other = files(before).symmetricDifference(files(now)).min() { return other }
    let paths = files(now).sorted()
    let formerly = try paths.map(sides.base.content)
    return try zip(paths, formerly).first { try side.content(of: $0) != $1 }?.0
  }
}

extension [String] {
  /// The first ones in quotation marks, separated by commas.
  fileprivate var quoted: String { prefix(5).map { "'\($0)'" }.joined(separator: ", ") + (count > 5 ? ", …" : "") }
}
