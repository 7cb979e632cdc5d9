import Foundation
import RibletsSource

/// The files of modules that git leaves out, with their contents.
///
/// Git does not know how such a file was at a commit. So it counts as changed, unless its contents are those of the last run of
/// `riblets test --affected` since the same commit, and all tests of that run have passed. Files that had changed then count,
/// too, also if they have not changed now: a test may have passed only beside them.
package struct IgnoredSources: Codable, Hashable, Sendable {
  /// The commit that changes are counted from.
  private let base: String
  /// The names that git gives to the contents, by path from the folder of the app on.
  private let contents: [String: String]
  /// The paths of all files that differ from the commit.
  private let changed: Set<String>

  /// Reads some files; one that cannot be read, such as a link to nothing, makes all of them count as changed.
  ///
  /// - Parameters:
  ///   - paths: The files that git leaves out.
  ///   - repository: The repository, whose commands run in the folder of the app.
  package init(at paths: [String], beside difference: GitDifference, in repository: GitRepository) {
    base = difference.base
    changed = Set(difference.changes.flatMap { [$0.path, $0.pathBefore].compactMap(\.self) })
    // Git reads a path on each line.
    let paths = paths.filter { !$0.contains("\n") }
    let input = Data(paths.joined(separator: "\n").utf8)
    let output =
      paths.isEmpty ? nil : try? repository.run(["hash-object", "--no-filters", "--stdin-paths"], input: input)
    let names = String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    contents = Dictionary(zip(paths, names)) { first, _ in first }
  }

  /// The changes since some files that the tests have passed with: each may have changed in any way.
  func changes(of paths: [String], since last: IgnoredSources?) -> [FileChange] {
    var found = Set(paths)
    if let last, last.base == base {
      found = found.filter { contents[$0] == nil || contents[$0] != last.contents[$0] }
      found.formUnion(Set(last.contents.keys).subtracting(paths))
      found.formUnion(last.changed.subtracting(changed))
    }
    return found.sorted().map { FileChange(path: $0, status: .possible) }
  }

  // MARK: The last run

  /// Reads those that the tests have passed with; `nil` without such a run.
  static func last(in root: String) -> IgnoredSources? {
    FileManager.default.contents(atPath: file(in: root)).flatMap {
      try? JSONDecoder().decode(IgnoredSources.self, from: $0)
    }
  }

  /// Notes that all tests that changes can reach have passed with them.
  ///
  /// Without a note they count as changed, so one that cannot be written does no harm.
  package func notePassed(in root: String) {
    let file = URL(filePath: Self.file(in: root))
    guard !contents.isEmpty, let text = try? JSONEncoder().encode(self) else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    try? text.write(to: file, options: .atomic)
  }

  private static func file(in root: String) -> String { root + "/.build/riblets-test/ignored-sources.json" }
}
