/// The reasons why git does not say what has changed.
package enum GitFailure: Error, Hashable, CustomStringConvertible {
  case noGit
  case noRepository(folder: String)
  case noCommit(String, isShallow: Bool)
  case noSharedCommit(String, String, isShallow: Bool)
  case conflicts([String])
  /// A folder in which no copy of a commit can be made.
  case noFolder(String, reason: String)
  case failed(command: String, message: String)

  package var description: String {
    switch self {
    case .noGit: "There is no program 'git'. Install it, or name the files that change: --files."
    case .noRepository(let folder):
      """
      '\(folder)' is in no git repository, so nothing says what has changed. Name the files that change: --files.
      """
    case .noCommit(let name, let isShallow):
      "There is no commit '\(name)'. " + Self.fix(isShallow, "To see what there is: git log --oneline --all.")
    case .noSharedCommit(let first, let second, let isShallow):
      "'\(first)' and '\(second)' have no commit in common. "
        + Self.fix(isShallow, "To compare them as they are, write '\(first)..\(second)'.")
    case .conflicts(let paths):
      """
      There are conflicts in: \(paths.prefix(5).joined(separator: ", "))\(paths.count > 5 ? ", …" : ""). \
      Solve them first, or take back the merge or rebase: 'git status' says how.
      """
    case .noFolder(let place, let reason):
      "The files of a commit cannot be copied into '\(place)': \(reason). Choose a folder in which you may write, and that has space for them: TMPDIR=/path riblets …"
    case .failed(let command, let message): "'git \(command)' failed: \(message)"
    }
  }

  private static func fix(_ isShallow: Bool, _ otherwise: String) -> String {
    isShallow
      ? "The repository is a shallow clone, which has not all commits. To fetch them: git fetch --unshallow."
      : otherwise
  }
}
