/// The commits that changed each file of an app.
public struct ChangeHistory: Sendable {
  /// The numbers of commits by path; each with that of its first line in the log.
  private var commits: [Substring: [Int32]] = [:]

  /// Reads what `git log --format=%x00 --name-only --relative` prints: a zero for each commit, and the paths that it changed.
  public init(log: String) {
    var commit: Int32 = 0
    for line in log.utf8.split(separator: 10) {
      if line.first == 0 {
        commit += 1
      } else {
        commits[Substring(line), default: []].append(commit)
      }
    }
  }

  /// The number of commits that changed a file.
  func changes(of path: String) -> Int { commits[path[...]]?.count ?? 0 }

  /// The number of commits that changed any of some files.
  func changes(ofAny paths: some Sequence<String>) -> Int {
    Set(paths.flatMap { commits[$0[...]] ?? [] }).count
  }
}
