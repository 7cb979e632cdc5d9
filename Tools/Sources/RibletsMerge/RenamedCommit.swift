package import RibletsImpact
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// A commit of an app after renames, made to be compared: what differs from it has changed besides the names.
package enum RenamedCommit {
  /// Renames riblets of a commit.
  ///
  /// - Parameters:
  ///   - commit: The commit, which stays as it is.
  ///   - renames: The new names by the old ones.
  ///   - root: The folder of the app in the work tree.
  /// - Returns: A commit that no branch knows.
  /// - Throws: ``GitFailure``, ``RequestProblem`` for riblets that cannot be renamed, ``ChangeError``.
  package static func make(
    of commit: String, _ renames: [String: String], in repository: GitRepository, for root: String
  ) throws -> String {
    let side = try CommitApp(of: commit, in: repository, for: root)
    defer { side.remove() }
    try TreeRename.carryOut(renames.sorted { $0.key < $1.key }.map { TreeRename($0.key, $0.value) }, on: side)
    return try repository.commit(of: side.write(), parents: [])
  }
}

/// A new name of a riblet.
struct TreeRename: Hashable {
  let old: String
  let new: String

  init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }

  /// Renames what is there, each riblet when its new name is free.
  static func carryOut(_ renames: [TreeRename], on side: CommitApp) throws {
    var names = try Set(side.tree.riblets.keys)
    var waiting = renames.filter { names.contains($0.old) }
    while !waiting.isEmpty {
      let rename = waiting.remove(at: waiting.firstIndex { !names.contains($0.new) } ?? 0)
      do {
        guard let name = try? RibletName(rename.new) else {
          throw RequestProblem("'\(rename.new)' is no name for a riblet.")
        }
        let plan = try RenamePlanner(side.app, tree: side.tree).plan(rename.old, to: name)
        try side.carryOut(plan)
      } catch let error as RequestProblem {
        throw Failure(rename: rename, problem: error)
      }
      names.remove(rename.old)
      names.insert(rename.new)
    }
  }

  /// A rename that cannot be carried out.
  struct Failure: Error {
    let rename: TreeRename
    let problem: RequestProblem
  }
}
