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

    package func at(_ path: String) -> Stage { Stage(mode: mode, object: object, number: number, path: path) }
  }

  /// The merged tree; files with conflicts have marks.
  package let tree: String
  package let stages: [Stage]

  /// The files with conflicts, sorted.
  package var conflicts: [String] { Set(stages.map(\.path)).sorted() }

  /// The commits that marks of conflicts name: ours, theirs, and what both have in common. No branch knows them.
  package let sides: [String]

  /// Merges two trees that have a third one in common.
  package init(_ ours: String, _ theirs: String, base: String, in repository: GitRepository) throws(GitFailure) {
    if ours == theirs {
      (tree, stages, sides) = (ours, [], [])
      return
    }
    let root = try repository.commit(of: base, parents: [])
    let (first, second) = (
      try repository.commit(of: ours, parents: [root]), try repository.commit(of: theirs, parents: [root])
    )
    sides = [first, second, root]
    let output = try repository.run(
      [
        "-c", "core.abbrev=no", "-c", "merge.directoryRenames=true", "merge-tree", "--write-tree", "-z",
        "--no-messages", first, second,
      ],
      // In a folder, git names the files from there on.
      at: repository.top, accepting: [0, 1])
    var parts = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard !parts.isEmpty else { throw .failed(command: "merge-tree", message: "it named no tree") }
    // A merge driver may print lines before it.
    tree = String(parts.removeFirst().split(separator: "\n").last ?? "")
    stages = parts.compactMap { part in
      let halves = part.split(separator: "\t", maxSplits: 1).map(String.init)
      let words = halves[0].split(separator: " ").map(String.init)
      return halves.count == 2 && words.count == 3
        ? Stage(mode: words[0], object: words[1], number: words[2], path: halves[1]) : nil
    }
  }
}

extension GitMerge {
  /// Looks whether this git merges outside of the work tree.
  package static func checkVersion(in repository: GitRepository) throws(GitFailure) {
    let words = try repository.text(of: ["version"]).split(separator: " ")
    let numbers = (words.dropFirst(2).first ?? "").split(separator: ".").compactMap { Int($0) }
    guard numbers.count > 1, (numbers[0], numbers[1]) < (2, 38) else { return }
    throw .failed(
      command: "merge-tree",
      message: "git 2.38 or later is needed, and this is \(words[2]). Update it, or merge with git.")
  }
}

extension GitRepository {
  /// Makes a commit that no branch knows.
  package func commit(of tree: String, parents: [String]) throws(GitFailure) -> String {
    let name = ["-c", "user.name=riblets", "-c", "user.email=riblets@localhost", "-c", "commit.gpgSign=false"]
    return try text(of: name + ["commit-tree", tree, "-m", "riblets merge"] + parents.flatMap { ["-p", $0] })
  }

  /// Takes a merged tree into the work tree, as 'git merge' or 'git cherry-pick' does: committed, or with its conflicts to
  /// solve.
  ///
  /// - Parameters:
  ///   - tree: What the files are then.
  ///   - isPick: True for a single commit, whose message and author stay.
  ///   - commits: False to leave a merge without conflicts to be committed.
  /// - Throws: ``GitFailure``; then all is as it was.
  package func take(
    _ tree: String, _ stages: [GitMerge.Stage], merging branch: String, isPick: Bool, commits: Bool
  ) throws(GitFailure) {
    do throws(GitFailure) {
      if isPick {
        // As the command itself leaves it, so that 'git commit' and 'git cherry-pick --abort' know it.
        let message = try run(["show", "--no-patch", "--no-show-signature", "--encoding=UTF-8", "--format=%B", branch])
        try enter(tree, stages)
        _ = try run(["update-ref", "CHERRY_PICK_HEAD", branch + "^{commit}"])
        let place = try text(of: ["rev-parse", "--path-format=absolute", "--git-path", "MERGE_MSG"])
        try? message.write(to: URL(filePath: place))
      } else {
        try enter(tree, stages, merging: branch)
      }
      if !stages.isEmpty {
        // Solves what was solved before, if git is told to remember that.
        _ = try? run(["rerere"], at: top)
      } else if commits {
        if !isPick { _ = try run(["hook", "run", "--ignore-missing", "pre-merge-commit"], at: top) }
        _ = try run(["commit", "--quiet", "--no-edit"])
        if !isPick { _ = try? run(["hook", "run", "--ignore-missing", "post-merge", "--", "0"], at: top) }
      }
    } catch {
      let (end, isBack) = takeBack(isPick: isPick)
      guard case .failed(let command, let message) = error else { throw error }
      let advice =
        message.contains("Untracked working tree file")
        ? "Move these files away, and run the command again. " : lockAdvice
      let isRefused = isBack && (command.hasPrefix("hook") || command.hasPrefix("commit"))
      let other = isRefused && !isPick ? " To leave a merge open: riblets merge --no-commit \(branch)" : ""
      throw .failed(command: command, message: "\(message)\n\(advice)\(end)\(other)")
    }
  }

  /// A sentence on a file that keeps others from writing the index; empty without one.
  private var lockAdvice: String {
    guard let place = try? text(of: ["rev-parse", "--path-format=absolute", "--git-path", "index.lock"]),
      FileManager.default.fileExists(atPath: place)
    else { return "" }
    return "Another git works here, or a killed one has left '\(place)'. Wait for it, or remove the file. "
  }

  /// Takes back what was begun, and says how that went.
  ///
  /// - Returns: A sentence, and false if the merge or the pick is still there: files that were changed meanwhile keep git from it.
  private func takeBack(isPick: Bool) -> (end: String, isBack: Bool) {
    let command = isPick ? "cherry-pick" : "merge"
    let isAborted = (try? run([command, "--abort"])) != nil
    if !isAborted { _ = try? run(["reset", "--quiet", "--merge"]) }
    let isClean = (try? run(["diff", "--quiet", "HEAD"])) != nil
    // Git notes a merge before it locks the index.
    if !isAborted, isClean { _ = try? run([command, "--quit"]) }
    if isClean { return ("All is as it was before.", true) }
    let mark = isPick ? "CHERRY_PICK_HEAD" : "MERGE_HEAD"
    guard (try? run(["rev-parse", "--verify", "--quiet", mark])) != nil else {
      return ("Nothing is merged. Files that were changed meanwhile stay: git status.", true)
    }
    return (
      "The \(isPick ? "change" : "merge") is in the work tree, and not committed, because files were changed meanwhile. To keep it: git commit. To take it back with these changes: git reset --hard",
      false
    )
  }

  /// Takes the files of a tree, with conflicts, and notes the branch that they are merged with.
  ///
  /// It is one process, which goes on if this one is killed. Otherwise the merge could be noted without the files of the branch,
  /// and `git commit` would end it without them.
  private func enter(
    _ tree: String, _ stages: [GitMerge.Stage], merging branch: String? = nil
  ) throws(GitFailure) {
    var steps = ["git read-tree -m -u HEAD \"$1\""]
    // The strategy that takes nothing: it only notes what is merged. Its output waits until the end, because a write to a parent
    // that has gone would end it.
    let merge = "git merge --quiet --no-commit --no-ff --strategy=ours \"$2\" 2>&1 </dev/null"
    if branch != nil { steps.insert("{ said=$(\(merge)) || { printf '%s' \"$said\" >&2; false; }; }", at: 0) }
    var lines: [String] = []
    if let stage = stages.first {
      steps.append("git update-index -z --index-info")
      let none = String(repeating: "0", count: stage.object.count)
      lines = Set(stages.map(\.path)).sorted().map { "0 \(none)\t\($0)\0" }
      lines += stages.map { "\($0.mode) \($0.object) \($0.number)\t\($0.path)\0" }
    }
    let alias = "alias.riblets-enter=!enter() { \(steps.joined(separator: " && ")); }; enter"
    do throws(GitFailure) {
      let words = ["-c", alias, "riblets-enter", tree] + (branch.map { [$0] } ?? [])
      _ = try run(words, input: Data(lines.joined().utf8), at: top)
    } catch {
      guard case .failed(_, let message) = error else { throw error }
      throw .failed(command: branch.map { "merge \($0)" } ?? "read-tree \(tree)", message: message)
    }
  }
}
