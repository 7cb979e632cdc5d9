import Foundation

/// A merge of two trees by git, in its storage alone: nothing is checked out.
package struct GitMerge: Sendable {
  /// A version of a file that could not be merged, as the index keeps it.
  package struct Stage: Hashable, Sendable {
    package let mode: String
    package let object: String
    /// 1 for the common one, 2 for ours, 3 for theirs.
    package let number: String
    package let path: String
  }

  /// The merged tree; files with conflicts have marks.
  package let tree: String
  package let stages: [Stage]

  /// The files with conflicts, sorted.
  package var conflicts: [String] { Set(stages.map(\.path)).sorted() }

  /// The commits that marks of conflicts name: ours, then theirs. No branch knows them.
  package let sides: [String]

  /// Merges two trees that have a third one in common.
  package init(_ ours: String, _ theirs: String, base: String, in repository: GitRepository) throws(GitFailure) {
    let root = try repository.commit(of: base, parents: [])
    sides = [try repository.commit(of: ours, parents: [root]), try repository.commit(of: theirs, parents: [root])]
    let output = try repository.run(
      [
        "-c", "merge.conflictStyle=merge", "-c", "merge.directoryRenames=true", "merge-tree", "--write-tree", "-z",
        "--no-messages",
      ] + sides,
      accepting: [0, 1])
    var parts = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard !parts.isEmpty else { throw .failed(command: "merge-tree", message: "it named no tree") }
    tree = parts.removeFirst()
    stages = parts.compactMap { part in
      let halves = part.split(separator: "\t", maxSplits: 1).map(String.init)
      let words = halves[0].split(separator: " ").map(String.init)
      return halves.count == 2 && words.count == 3
        ? Stage(mode: words[0], object: words[1], number: words[2], path: halves[1]) : nil
    }
  }
}

extension GitRepository {
  /// Makes a commit that no branch knows.
  package func commit(of tree: String, parents: [String]) throws(GitFailure) -> String {
    let name = ["-c", "user.name=riblets", "-c", "user.email=riblets@localhost", "-c", "commit.gpgSign=false"]
    return try text(of: name + ["commit-tree", tree, "-m", "riblets merge"] + parents.flatMap { ["-p", $0] })
  }

  /// Takes a merged tree into the work tree, as 'git merge' does: committed, or with its conflicts to solve.
  ///
  /// - Parameters:
  ///   - tree: What the files are then.
  ///   - commits: False to leave a merge without conflicts to be committed.
  /// - Throws: ``GitFailure``; then all is as it was.
  package func take(
    _ tree: String, _ stages: [GitMerge.Stage], merging branch: String, commits: Bool
  ) throws(GitFailure) {
    // The strategy that takes nothing: it only notes what is merged.
    _ = try run(["merge", "--quiet", "--no-commit", "--no-ff", "--strategy=ours", branch])
    do throws(GitFailure) {
      _ = try run(["read-tree", "-m", "-u", "HEAD", tree], at: top)
      if !stages.isEmpty {
        let gone = Set(stages.map(\.path)).sorted().map { "0 \(String(repeating: "0", count: 40))\t\($0)\0" }
        let lines = gone + stages.map { "\($0.mode) \($0.object) \($0.number)\t\($0.path)\0" }
        _ = try run(["update-index", "-z", "--index-info"], input: Data(lines.joined().utf8), at: top)
      } else if commits {
        _ = try run(["commit", "--quiet", "--no-edit"])
      }
    } catch {
      _ = try? run(["merge", "--abort"])
      throw error
    }
  }
}
