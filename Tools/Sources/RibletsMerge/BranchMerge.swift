import Foundation
import RibletsChanges
package import RibletsImpact
import RibletsLayout
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsRules
import RibletsScaffold
import RibletsSource

/// A merge of another branch into the one that is checked out, or of a single commit; computed and not yet taken over.
package struct BranchMerge {
  /// The ways in which two branches are related.
  package enum Kind: Sendable {
    /// The other branch has nothing that is not here.
    case nothingNew
    /// A commit of which nothing is carried out, as the decisions say.
    case nothingPossible
    /// There is nothing here that the other branch has not.
    case ahead
    case merged
  }

  package private(set) var kind: Kind
  /// The decisions on riblets, in sentences.
  package private(set) var decisions: [String] = []
  /// The files with lines that both sides have changed, sorted. From the top of the repository on.
  package private(set) var conflicts: [String] = []
  /// Notes on the merged app that neither side has had, and choices between both sides: somebody has to look at it.
  package private(set) var notes: [String] = []
  private let branch: String
  private let repository: GitRepository
  /// True for a single commit, without what was done before it.
  private let isPick: Bool
  private var isHeldUp = false
  private var tree = ""
  private var stages: [GitMerge.Stage] = []
  /// The commits that are merged: what is here, and the other one.
  private var commits: [String] = []
  /// Locks the repository, because two merges at once would end each other's.
  private var lock: FolderLock?

  /// Merges a branch, without a change of the work tree.
  ///
  /// - Parameter root: The folder of the app.
  /// - Throws: ``GitFailure``, ``RequestProblem`` for apps that do not come together, ``ChangeError``.
  package init(of branch: String, at root: String, in repository: GitRepository) throws {
    let lock = try Self.check(repository)
    let range = try GitDifference.ends(of: "HEAD...\(branch)", in: repository)
    let (ours, theirs) = (try repository.text(of: ["rev-parse", "HEAD"]), range.head ?? "")
    switch range.base {
    case theirs: self.init(branch, repository, kind: .nothingNew)
    case ours: self.init(branch, repository, kind: .ahead)
    default:
      if try repository.run(["config", "merge.ff"], accepting: [0, 1]) == Data("only\n".utf8) {
        throw MergeProblem.onlyForward(branch)
      }
      self.init(branch, repository)
      (self.lock, commits) = (lock, [ours, theirs])
      let base = try Self.base(of: ours, theirs, at: root, in: repository)
      try merge(MergeSides(base: base, ours: ours, theirs: theirs), at: root)
    }
  }

  private init(_ branch: String, _ repository: GitRepository, kind: Kind = .merged, isPick: Bool = false) {
    (self.branch, self.repository, self.kind, self.isPick) = (branch, repository, kind, isPick)
  }

  /// The commit that two others have in common. If their histories have crossed, these are several, which are merged.
  private static func base(
    of ours: String, _ theirs: String, at root: String, in repository: GitRepository
  ) throws -> String {
    let bases = try repository.text(of: ["merge-base", "--all", ours, theirs]).split(separator: "\n").map(String.init)
    return try bases.dropFirst().reduce(bases[0]) { first, second in
      var merge = BranchMerge(second, repository)
      do {
        let base = try base(of: first, second, at: root, in: repository)
        try merge.merge(MergeSides(base: base, ours: first, theirs: second), at: root)
      } catch is RequestProblem {
        throw MergeProblem.crossed(theirs)
      }
      guard merge.conflicts.isEmpty else { throw MergeProblem.crossed(theirs) }
      return try repository.commit(of: merge.tree, parents: [first, second])
    }
  }

  /// Merges what a single commit has changed, likewise: a cherry-pick.
  ///
  /// - Parameter parent: The number of the parent that a merge is compared with, from 1 on.
  package init(picking commit: String, parent: Int? = nil, at root: String, in repository: GitRepository) throws {
    self.init(commit, repository, isPick: true)
    lock = try Self.check(repository)
    let theirs = try GitDifference.ends(of: commit, in: repository).base
    let parents = try repository.text(of: ["rev-list", "--parents", "-n", "1", theirs]).split(separator: " ")
      .dropFirst()
    guard parents.count == 1 || parent != nil, let base = parents.dropFirst((parent ?? 1) - 1).first else {
      throw MergeProblem.noChange(commit, parents.count)
    }
    let ours = try repository.text(of: ["rev-parse", "HEAD"])
    commits = [ours, theirs]
    try merge(MergeSides(base: String(base), ours: ours, theirs: theirs), at: root)
    let former = try repository.text(of: ["rev-parse", "HEAD^{tree}"])
    if conflicts.isEmpty, tree == former { kind = isHeldUp ? .nothingPossible : .nothingNew }
  }

  /// - Returns: A lock of the repository, for as long as the merge takes.
  private static func check(_ repository: GitRepository) throws -> FolderLock? {
    try GitMerge.checkVersion(in: repository)
    let lock = FolderLock(try repository.text(of: ["rev-parse", "--absolute-git-dir"]))
    if lock?.isOthers == true { throw MergeProblem.running }
    // The files are there while a merge or a pick is.
    for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD"] {
      let place = try repository.text(of: ["rev-parse", "--path-format=absolute", "--git-path", name])
      if FileManager.default.fileExists(atPath: place) { throw MergeProblem.inProgress(isPick: name != "MERGE_HEAD") }
    }
    let changed = try repository.parts(of: ["status", "--porcelain", "--untracked-files=no", "-z", "--", ":/"])
    guard changed.isEmpty else { throw MergeProblem.uncommitted(changed.map { String($0.dropFirst(3)) }.sorted()) }
    return lock
  }

  private mutating func merge(_ commits: MergeSides<String>, at root: String) throws {
    try Interruption.watch {
      let base = try CommitApp(of: commits.base, in: repository, for: root)
      defer { base.remove() }
      try merge(commits, from: base, at: root)
    }
  }

  private mutating func merge(_ commits: MergeSides<String>, from base: CommitApp, at root: String) throws {
    let repository = repository
    _ = try base.model
    let ours = try CommitApp(of: commits.ours, like: base)
    let sides = MergeSides(base: base, ours: ours, theirs: try CommitApp(of: commits.theirs, like: base))
    var merge = TreeMerge(sides, in: repository, for: root, isPick: isPick)
    let apps = try merge.run()
    (decisions, notes, isHeldUp) = (merge.decisions, merge.choices, merge.isHeldUp)
    let states = merge.sides
    let git = try GitMerge(states.ours.write(), states.theirs.write(), base: states.base.write(), in: repository)
    // Nothing needs ours any more.
    let result = states.ours
    try result.become(git.tree)
    let paths = try Dictionary(
      uniqueKeysWithValues: git.conflicts.map { path in
        (path, try result.name(git.sides, ["HEAD", branch, "base"], in: path))
      })
    conflicts = paths.values.sorted()
    stages = git.stages.map { $0.at(paths[$0.path] ?? $0.path) }
    tellMoves(result, apps)
    let merged = try finish(result, apps, kept: merge.kept, keepsLines: merge.keepsLines)
    try find(merge.linesByHand, in: result)
    try check(result, merged, apps, former: merge.beforeRemovals)
    tree = try result.write()
    notes += try otherApps(commits, at: root).map {
      "'\($0)' is another app, which both branches have changed. Git alone has merged it. Look at it, for example: riblets check --package-path '\($0)'"
    }
  }

  /// The folders of the repository's other apps that both sides have changed, as paths from the app's folder on.
  private func otherApps(_ commits: MergeSides<String>, at root: String) throws -> [String] {
    // As nothing waits for a commit, the index has the files of ours.
    let files = try repository.parts(of: ["ls-files", "-z", "--full-name", "--", ":(top,glob)**/\(AppLayout.file)"])
    let own = String((root + "/").dropFirst(repository.top.count + 1))
    let others = Set(files.map { String($0.dropLast(AppLayout.file.count)) }).subtracting([own])
    if others.isEmpty { return [] }
    // A file belongs to the innermost app around it.
    let folders = others.union([own]).sorted { $0.count > $1.count }
    func changed(_ commit: String) throws -> Set<String> {
      let paths = try repository.parts(of: ["diff-tree", "-r", "-z", "--name-only", commits.base, commit])
      return Set(paths.compactMap { path in folders.first { path.hasPrefix($0) } })
    }
    return try changed(commits.ours).intersection(changed(commits.theirs)).intersection(others)
      .map { String((repository.top + "/" + $0).dropLast()).relative(to: root) }.sorted()
  }

  /// Tells of each route file that one side has removed with a move and the other one has changed, where its lines belong.
  private mutating func tellMoves(_ result: CommitApp, _ sides: MergeSides<ReadApp>) {
    for conflict in conflicts {
      let removal = removal(of: conflict)
      if removal.isEmpty { continue }
      let isThere = removal.contains("there")
      let (gone, left) = isThere ? (sides.theirs.tree, sides.ours.tree) : (sides.ours.tree, sides.theirs.tree)
      let path = result.path(of: conflict)
      guard let edge = left.edges.first(where: { $0.place.file == path }),
        let new = gone.edges(to: edge.child).first(where: { $0.parent != edge.parent })
      else { continue }
      decisions.append(
        "'\(edge.child)' was moved below '\(new.parent)' \(isThere ? "there" : "here"). Write what was changed of '\(path)' into '\(new.place.file)', then: git rm '\(path)'"
      )
    }
  }

  /// Writes what is made of lists, and compares the app with both sides.
  ///
  /// - Parameters:
  ///   - kept: The decisions that a riblet stays.
  ///   - keepsLines: True if `Package.swift` has lines by hand, which stay.
  /// - Returns: The tree of the merged app.
  private mutating func finish(
    _ result: CommitApp, _ sides: MergeSides<ReadApp>, kept: [(riblet: String, place: Int, otherwise: String)],
    keepsLines: Bool
  ) throws -> RibletTree {
    do {
      try writeTargets(of: result, isMarked: sides.ours.isMarked, keepsLines: keepsLines)
    } catch let error as RequestProblem {
      notes.append("The targets of 'Package.swift' are not written: \(error)\nThen run: riblets modularize")
    }
    let known = Set(sides.ours.tree.notes.map(Self.text) + sides.theirs.tree.notes.map(Self.text))
    let trees = sides.map { Set($0.tree.riblets.keys) }
    // Marks of conflicts do not parse.
    let tree = try result.tolerantTree
    // A riblet that a command cannot remove goes with git, if its files are as they were.
    for (riblet, place, otherwise) in kept where tree.riblets[riblet] == nil { decisions[place] = otherwise }
    let marked = conflicts.map { result.path(of: $0) + ":" }
    notes += tree.notes.filter { note in !known.contains(Self.text(note)) && !marked.contains { note.hasPrefix($0) } }
    let expected = Self.merged(trees)
    for name in expected.symmetricDifference(tree.riblets.keys).sorted() {
      notes.append(
        expected.contains(name)
          ? "'\(name)' is missing in the merged app, and should be there."
          : "'\(name)' is in the merged app, and should not be.")
    }
    return tree
  }

  /// Writes the targets of the merged app, unless lines by hand are between the marks.
  private mutating func writeTargets(
    of result: CommitApp, isMarked: Bool, keepsLines: Bool
  ) throws {
    let app = try result.app
    let lines = try result.targetLines
    guard isMarked || lines != nil else { return }
    let planner = try LayoutPlanner(app)
    var plan = try planner.plan(isForced: true, threshold: .max)
    if keepsLines, let lines {
      guard plan.files.isEmpty, plan.moves.isEmpty else {
        plan = try planner.plan(isForced: false, threshold: .max)
        return try result.carryOut(plan)
      }
      decisions.append(
        "'Package.swift' has lines by hand between the marks. They are merged as lines. To write the targets from the manifests again: riblets modularize"
      )
      let missing = lines.made.filter { !lines.written.contains($0) }
      if !missing.isEmpty, !conflicts.contains(where: { $0.hasSuffix(ManifestBlock.file) }) {
        notes.append(
          "'Package.swift' lacks these lines, which the manifests of modules make. Add them, or run: riblets modularize\n\(missing.joined(separator: "\n"))"
        )
      }
      return
    }
    try result.carryOut(plan)
  }

  /// Looks for lines by hand that a command has taken out on the way.
  private mutating func find(_ lines: [String: Int], in result: CommitApp) throws {
    let there = try result.manifestLines
    let lost = lines.filter { there[$0.key] ?? 0 < $0.value }.keys.sorted()
    guard !lost.isEmpty else { return }
    notes.append(
      "These lines of 'Package.swift' were written by hand between the marks, and are not in the merged file. Add them to the manifests in '.riblets', or outside of the marks:\n\(lost.joined(separator: "\n"))"
    )
  }

  /// Looks for routes and findings of rules that neither side has, and that the compiler would complain about.
  private mutating func check(
    _ result: CommitApp, _ tree: RibletTree, _ sides: MergeSides<ReadApp>, former: [AppModel]
  ) throws {
    // Marks of conflicts do not parse.
    guard conflicts.isEmpty else { return }
    func routes(_ tree: RibletTree) -> Set<[String]> { Set(tree.edges.map { [$0.parent, $0.child] }) }
    let expected = Self.merged(sides.map { routes($0.tree) })
    for route in expected.symmetricDifference(routes(tree)).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      notes.append(
        expected.contains(route)
          ? "'\(route[0])' attaches '\(route[1])' no longer in the merged app, and should."
          : "'\(route[0])' attaches '\(route[1])' in the merged app, and should not.")
    }
    // Routes that one branch has moved or removed, and the other one may use.
    let names = Set(tree.edges.map { [$0.parent, NameWords($0.child).property] })
    let lost = (sides.ours.tree.edges + sides.theirs.tree.edges).filter { edge in
      !names.contains([edge.parent, NameWords(edge.child).property])
    }
    notes += try Set(result.uses(of: Array(Set(lost)))).sorted()
    notes += try result.uses(ofLost: Self.lostItems(in: result.model, former))
    let alone = Self.unreached(tree).subtracting(Self.unreached(sides.ours.tree))
      .subtracting(Self.unreached(sides.theirs.tree))
    if !alone.isEmpty {
      let names = alone.sorted().map { "'\($0)'" }.joined(separator: ", ")
      notes.append(
        "No route from the root leads to \(names) in the merged app, because both branches have moved riblets. Move one of them below another parent: riblets move"
      )
    }
    let known = Self.typesApart(sides.ours.model).union(Self.typesApart(sides.theirs.model))
    notes += try Self.typesApart(result.model).subtracting(known).sorted()
    if sides.ours.isMarked || sides.theirs.isMarked {
      notes += try result.strayFolders.sorted { $0.key < $1.key }.map { folder, file in
        "\(file):1:1: error: No target of the merged app has the files in '\(folder)'. Move them with 'git mv' to where their riblets belong, then: riblets modularize"
      }
    }
    try findRedeclarations(result, sides)
    let answers = try MissingAnswers(in: result.model)
    if !answers.keys.isEmpty {
      notes += answers.notes(
        besides: MissingAnswers(in: sides.ours.model).keys.union(MissingAnswers(in: sides.theirs.model).keys))
    }
    try addFindings(to: result.model, sides)
  }

  /// Looks for declarations that both sides have added, and takes one of two that are alike.
  private mutating func findRedeclarations(_ result: CommitApp, _ sides: MergeSides<ReadApp>) throws {
    let twice = try Redeclarations(in: result.model)
    if twice.places.isEmpty { return }
    let known = Set([sides.ours.model, sides.theirs.model].flatMap { Redeclarations(in: $0).places.keys })
    let repeats = try twice.repeats(besides: known, in: result.model, ours: sides.ours.model)
    guard !repeats.isEmpty else {
      notes += twice.findings(besides: known)
      return
    }
    var planner = try result.dependencies
    var plan = ScaffoldPlan()
    for found in repeats {
      plan = try planner.plan(dropping: found.item, of: found.component, from: found.dropped.file)
      decisions.append(
        "Both branches make '\(found.item)' in '\(found.component)' alike. It is made once: \(found.kept.file)")
    }
    try result.carryOut(plan)
    notes += try Redeclarations(in: result.model).findings(besides: known)
  }

  private mutating func addFindings(to merged: AppModel, _ sides: MergeSides<ReadApp>) throws {
    // Only a way that does not end is a finding.
    guard merged.riblets.values.contains(where: { $0.paths.values.joined().contains { $0.end == .missing } }) else {
      return
    }
    func findings(_ model: AppModel) -> [Finding] { AppCheck(of: model, only: ["missing-dependency"]).findings }
    let found = findings(merged)
    if found.isEmpty { return }
    let known = Set((findings(sides.ours.model) + findings(sides.theirs.model)).map(\.key))
    notes += found.filter { !known.contains($0.key) }.map { "\($0.position): error: \($0.text)" }
  }

  /// The properties that components have on one side, and not in the merged app: needed, or made for a child.
  private static func lostItems(in merged: AppModel, _ former: [AppModel]) -> [(item: String, riblet: String)] {
    func items(_ model: AppModel) -> [String: Set<String>] {
      var found: [String: Set<String>] = [:]
      for type in model.files.lazy.filter({ !$0.isTest }).flatMap(\.outline.types)
      where type.name.hasSuffix("Component") {
        let names = type.members.filter { $0.kind == .property }.map(\.name)
        found[String(type.name.dropLast("Component".count)), default: []].formUnion(names)
      }
      return found
    }
    let (now, former) = (items(merged), former.map(items))
    return now.sorted { $0.key < $1.key }.flatMap { riblet, there in
      Set(former.flatMap { $0[riblet] ?? [] }).subtracting(there).sorted().map { (item: $0, riblet: riblet) }
    }
  }

  /// The riblets to which no route leads from where the tree begins.
  private static func unreached(_ tree: RibletTree) -> Set<String> {
    let routes = Dictionary(grouping: tree.edges, by: \.parent)
    var waiting = tree.riblets.filter(\.value.isRoot).map(\.key)
    var reached = Set(waiting)
    while let name = waiting.popLast() {
      for route in routes[name] ?? [] where reached.insert(route.child).inserted { waiting.append(route.child) }
    }
    return Set(tree.riblets.keys).subtracting(reached)
  }

  /// Dependencies that a riblet and the one above it declare with different types.
  private static func typesApart(_ model: AppModel) -> Set<String> {
    var found: Set<String> = []
    for edge in model.edges {
      let above = model.riblets[edge.parent]?.needs ?? []
      for need in model.riblets[edge.child]?.needs ?? [] {
        guard let other = above.first(where: { $0.name == need.name }), other.type != need.type else { continue }
        let (child, parent) = (model.name(of: edge.child), model.name(of: edge.parent))
        found.insert(
          "'\(child)' needs '\(need.name): \(need.type)', and '\(parent)' above it has '\(need.name): \(other.type)'. Choose one type."
        )
      }
    }
    return found
  }

  /// Sets of which both sides have changed some items.
  private static func merged<Item>(_ sets: MergeSides<Set<Item>>) -> Set<Item> {
    sets.ours.intersection(sets.theirs).union(sets.ours.subtracting(sets.base)).union(
      sets.theirs.subtracting(sets.base))
  }

  /// A note without its line, which a merge moves.
  private static func text(_ note: String) -> String {
    note.replacing(/^([^:]+):\d+:\d+:/) { "\($0.1):" }
  }

  /// Says of a file with conflicts which side has removed it: ` (removed here)`. Empty if both have changed it.
  package func removal(of path: String) -> String {
    let numbers = Set(stages.filter { $0.path == path }.map(\.number))
    guard numbers.contains("1") else { return "" }
    return numbers.contains("2") ? numbers.contains("3") ? "" : " (removed there)" : " (removed here)"
  }

  /// Takes the merge over into the work tree.
  ///
  /// One with notes is left open: somebody looks at it first.
  ///
  /// - Parameter commits: False to leave it to be committed.
  /// - Throws: ``GitFailure``, ``MergeProblem/moved(_:)`` for branches that others have moved meanwhile.
  package func takeOver(commits isCommitted: Bool) throws {
    switch kind {
    case .nothingNew, .nothingPossible: break
    case .ahead: _ = try repository.run(["merge", "--quiet", "--no-edit", branch])
    case .merged:
      let places = try repository.text(of: ["rev-parse", "HEAD", branch + "^{commit}"])
      guard places == commits.joined(separator: "\n") else { throw MergeProblem.moved(branch) }
      try Interruption.watch { () throws(GitFailure) in
        try repository.take(tree, stages, merging: branch, isPick: isPick, commits: isCommitted && notes.isEmpty)
      }
    }
  }
}

/// The reasons for which a merge does not begin.
package enum MergeProblem: Error, Hashable, CustomStringConvertible {
  case inProgress(isPick: Bool)
  /// Another process merges in this repository.
  case running
  /// A commit was made here, or on the branch, since the merge has begun.
  case moved(String)
  case uncommitted([String])
  /// A commit with several parents, or with none.
  case noChange(String, Int)
  /// A configuration of git that allows no merges.
  case onlyForward(String)
  /// Several last common commits, which do not come together.
  case crossed(String)

  package var description: String {
    switch self {
    case .inProgress(let isPick):
      "A \(isPick ? "pick" : "merge") is in progress. End it first: git commit. Or leave it: git \(isPick ? "cherry-pick" : "merge") --abort"
    case .running: "Another 'riblets merge' or 'riblets pick' works in this repository. Wait until it ends."
    case .moved(let branch):
      "What is checked out here, or '\(branch)', is another commit than when the command began. Nothing was changed. Run the command again."
    case .noChange(let commit, let parents):
      parents == 0
        ? "'\(commit)' is the first commit, which has no change to pick."
        : "'\(commit)' is a merge, which is no change of its own. To pick all that it brought to its first parent: riblets pick --mainline 1 \(commit)"
    case .onlyForward(let branch):
      "There are commits here that '\(branch)' does not have, and 'merge.ff' is 'only' in the configuration of git. Rebase one of the branches, or allow merges: git config merge.ff true"
    case .crossed(let commit):
      "The histories of both branches have crossed, and their last common commits have conflicts with each other. Merge with git: git merge \(commit.prefix(10))"
    case .uncommitted(let paths):
      """
      There are changes that are not committed: \(paths.prefix(5).joined(separator: ", "))\(paths.count > 5 ? ", …" : ""). \
      Commit them first, or put them aside: git stash.
      """
    }
  }
}
