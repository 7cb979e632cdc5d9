import Foundation
package import RibletsImpact
import RibletsLayout
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// A merge of another branch into the one that is checked out, computed and not yet taken over.
package struct BranchMerge {
  /// The ways in which two branches are related.
  package enum Kind: Sendable {
    /// The other branch has nothing that is not here.
    case nothingNew
    /// There is nothing here that the other branch has not.
    case ahead
    case merged
  }

  package let kind: Kind
  /// The decisions on riblets, in sentences.
  package private(set) var decisions: [String] = []
  /// The files with lines that both sides have changed, sorted. From the top of the repository on.
  package private(set) var conflicts: [String] = []
  /// Notes on the merged app that neither side has had.
  package private(set) var notes: [String] = []
  private let branch: String
  private let repository: GitRepository
  private var tree = ""
  private var stages: [GitMerge.Stage] = []

  /// Merges, without a change of the work tree.
  ///
  /// - Parameter root: The folder of the app.
  /// - Throws: ``GitFailure``, ``RequestProblem`` for apps that do not come together, ``ChangeError``.
  package init(of branch: String, at root: String, in repository: GitRepository) throws {
    self.branch = branch
    self.repository = repository
    // The file is there while a merge is.
    let place = try repository.text(of: ["rev-parse", "--path-format=absolute", "--git-path", "MERGE_HEAD"])
    if FileManager.default.fileExists(atPath: place) { throw MergeProblem.inProgress }
    let changed = try repository.parts(of: ["status", "--porcelain", "--untracked-files=no", "-z", "--", ":/"])
    guard changed.isEmpty else { throw MergeProblem.uncommitted(changed.map { String($0.dropFirst(3)) }.sorted()) }
    let range = try GitDifference.ends(of: "HEAD...\(branch)", in: repository)
    let (ours, theirs) = (try repository.text(of: ["rev-parse", "HEAD"]), range.head ?? "")
    switch range.base {
    case theirs: kind = .nothingNew
    case ours: kind = .ahead
    default:
      kind = .merged
      try merge(MergeSides(base: range.base, ours: ours, theirs: theirs), at: root)
    }
  }

  private mutating func merge(_ commits: MergeSides<String>, at root: String) throws {
    let repository = repository
    var opened: [CommitApp] = []
    defer { for side in opened { side.remove() } }
    let sides = try commits.map { commit in
      let side = try CommitApp(of: commit, in: repository, for: root)
      opened.append(side)
      return side
    }
    var merge = TreeMerge(sides, in: repository, for: root)
    defer { for side in merge.made { side.remove() } }
    try merge.run()
    decisions = merge.decisions
    let states = merge.sides
    let git = try GitMerge(states.ours.write(), states.theirs.write(), base: states.base.write(), in: repository)
    (stages, conflicts) = (git.stages, git.conflicts)
    let result = try CommitApp(of: git.tree, in: repository, for: root)
    opened.append(result)
    for path in conflicts { result.name(git.sides, ["HEAD", branch], in: path) }
    try finish(result, states)
    tree = try result.write()
  }

  /// Writes what is made of lists, and compares the app with both sides.
  private mutating func finish(_ result: CommitApp, _ sides: MergeSides<CommitApp>) throws {
    do throws(RequestProblem) {
      let plan = try LayoutPlanner(result.app).plan(isForced: true, threshold: .max)
      do { try result.carryOut(plan) } catch { throw RequestProblem("\(error)") }
    } catch {
      notes.append("The targets of 'Package.swift' are not written: \(error)\nThen run: riblets modularize")
    }
    let known = try Set(sides.ours.tree.notes.map(Self.text) + sides.theirs.tree.notes.map(Self.text))
    let trees = try sides.map { side throws(RequestProblem) in Set(try side.tree.riblets.keys) }
    // Marks of conflicts do not parse.
    let tree = try TreeReader.tree(of: result.app, isTolerant: true)
    notes += tree.notes.filter { !known.contains(Self.text($0)) }
    let expected = trees.ours.intersection(trees.theirs).union(trees.ours.subtracting(trees.base))
      .union(trees.theirs.subtracting(trees.base))
    for name in expected.symmetricDifference(tree.riblets.keys).sorted() {
      notes.append(
        expected.contains(name)
          ? "'\(name)' is missing in the merged app, and should be there."
          : "'\(name)' is in the merged app, and should not be.")
    }
  }

  /// A note without its line, which a merge moves.
  private static func text(_ note: String) -> String {
    note.replacing(/^([^:]+):\d+:\d+:/) { "\($0.1):" }
  }

  /// Takes the merge over into the work tree.
  ///
  /// - Parameter commits: False to leave it to be committed.
  package func takeOver(commits: Bool) throws(GitFailure) {
    switch kind {
    case .nothingNew: break
    case .ahead: _ = try repository.run(["merge", "--quiet", "--ff-only", branch])
    case .merged: try repository.take(tree, stages, merging: branch, commits: commits)
    }
  }
}

/// The reasons for which a merge does not begin.
package enum MergeProblem: Error, Hashable, CustomStringConvertible {
  case inProgress
  case uncommitted([String])

  package var description: String {
    switch self {
    case .inProgress: "A merge is in progress. End it first: git commit. Or leave it: git merge --abort"
    case .uncommitted(let paths):
      """
      There are changes that are not committed: \(paths.prefix(5).joined(separator: ", "))\(paths.count > 5 ? ", …" : ""). \
      Commit them first, or put them aside: git stash.
      """
    }
  }
}
