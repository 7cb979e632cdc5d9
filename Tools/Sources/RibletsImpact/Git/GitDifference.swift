import Foundation
import RibletsSource

/// The difference between a commit and another one, or the working tree.
package struct GitDifference: Sendable {
  /// The name of the commit that changes are counted from.
  package let base: String
  /// The commit that they lead to; `nil` for the working tree.
  package let head: String?
  /// The changes, by path from the folder on.
  package private(set) var changes: [FileChange]
  /// The files of the commit that are not in the working tree and that git must not look at, by path from the folder on: a sparse
  /// checkout leaves them out. None of them is among the changes.
  package private(set) var leftOut: [String] = []

  /// Reads a difference.
  ///
  /// - Parameters:
  ///   - range: A commit, of which the working tree differs; `A..B` for two commits; `A...B` for `B` and the last commit
  ///     that it has in common with `A`. Without `B` it is `HEAD`.
  ///   - folder: The absolute path from which on paths are meant.
  package init(_ range: String, in repository: GitRepository, relativeTo folder: String) throws(GitFailure) {
    let ends = try Self.ends(of: range, in: repository)
    (base, head) = ends
    let command = ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", "--ignore-submodules=none", base]
    var found = Self.changes(in: try repository.parts(of: command + (head.map { [$0] } ?? []) + ["--"]))
    let files = try repository.specialFiles(in: head)
    if head == nil {
      let unsolved = Set(files.filter { $0.isUnmerged }.map(\.path))
      if !unsolved.isEmpty { throw .conflicts(unsolved.sorted()) }
      // Paths as those of differences are: from the top on.
      let others = ["ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--", ":/"]
      found += try repository.parts(of: others).map { FileChange(path: $0, status: .added) }
    }
    let unwatched = files.filter(\.isUnwatched).map(\.path)
    let missing = Set(unwatched.filter { !FileManager.default.fileExists(atPath: repository.top + "/" + $0) })
    // Git takes them for what they are in the index.
    let indexed = found.filter { missing.contains($0.path) }
    found.removeAll { missing.contains($0.path) }
    leftOut = (missing.subtracting(indexed.map(\.path)).sorted() + indexed.compactMap(\.pathBefore)).map {
      (repository.top + "/" + $0).relative(to: folder)
    }
    let known = Set(found.map(\.path))
    found += unwatched.filter { !known.contains($0) && !missing.contains($0) }
      .map { FileChange(path: $0, status: .possible) }
    found += Self.changes(through: files.filter(\.isLink).map(\.path), of: found, below: repository.top)
    let (base, top) = (ends.base, repository.top)
    let before = try Self.contents(of: found.compactMap(\.pathBefore).map { "\(base):\($0)" }, in: repository)
    changes = found.map { change in
      var change = change
      change.before = change.pathBefore.flatMap { before["\(base):\($0)"] }
      change.relocate { (top + "/" + $0).relative(to: folder) }
      return change
    }
    .sorted { $0.path < $1.path }
  }

  /// Adds files that are left out, or folders of them, as changes.
  ///
  /// - Parameter folder: The absolute path from which on their paths are meant.
  package mutating func add(
    leftOut paths: [String], in repository: GitRepository, relativeTo folder: String
  ) throws(GitFailure) {
    let names = paths.map { path in
      let place = URL(filePath: folder + "/" + path).standardizedFileURL.path
      return (path: path, object: "\(base):\(place.relative(to: repository.top))")
    }
    let before = try Self.contents(of: names.map(\.object), in: repository)
    changes += names.map { FileChange(path: $0.path, status: .leftOut, before: before[$0.object]) }
  }

  /// The two ends of a range; without `..` or `...` there is one.
  package static func ends(
    of range: String, in repository: GitRepository
  ) throws(GitFailure) -> (base: String, head: String?) {
    let isShared = range.contains("...")
    guard let dots = range.range(of: isShared ? "..." : "..") else { return (try commit(range, in: repository), nil) }
    let names = [range[..<dots.lowerBound], range[dots.upperBound...]].map { $0.isEmpty ? "HEAD" : String($0) }
    let (first, second) = (try commit(names[0], in: repository), try commit(names[1], in: repository))
    guard isShared else { return (first, second) }
    do throws(GitFailure) {
      return (try repository.text(of: ["merge-base", first, second]), second)
    } catch {
      throw .noSharedCommit(names[0], names[1], isShallow: isShallow(repository))
    }
  }

  private static func commit(_ name: String, in repository: GitRepository) throws(GitFailure) -> String {
    do throws(GitFailure) {
      // A name that begins with a dash is no option.
      let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
      // Git takes all that follows `:/` for a part of a commit's message.
      let object = name.hasPrefix(":/") ? try repository.text(of: verify + [name]) : name
      return try repository.text(of: verify + [object + "^{commit}"])
    } catch {
      guard case .failed = error else { throw error }
      throw .noCommit(name, isShallow: isShallow(repository))
    }
  }

  private static func isShallow(_ repository: GitRepository) -> Bool {
    (try? repository.text(of: ["rev-parse", "--is-shallow-repository"])) == "true"
  }

  /// Reads `M`, then a path; `R090`, then two paths.
  private static func changes(in parts: [String]) -> [FileChange] {
    var found: [FileChange] = []
    var parts = parts[...]
    while let status = parts.popFirst(), let path = parts.popFirst() {
      switch status.first {
      case "A": found.append(FileChange(path: path, status: .added))
      case "D": found.append(FileChange(path: path, status: .deleted))
      case "R": parts.popFirst().map { found.append(FileChange(path: $0, status: .moved(from: path))) }
      case "C": parts.popFirst().map { found.append(FileChange(path: $0, status: .added)) }
      default: found.append(FileChange(path: path, status: .modified))
      }
    }
    return found
  }

  /// The changes of files that symbolic links lead to, under the paths of the links. Git names them only under their own paths, and
  /// those outside of the repository not at all: these may have changed.
  private static func changes(through links: [String], of changes: [FileChange], below top: String) -> [FileChange] {
    let real = URL(filePath: top).resolvingSymlinksInPath().path
    return links.flatMap { link -> [FileChange] in
      let target = URL(filePath: top + "/" + link).resolvingSymlinksInPath().path
      guard target.hasPrefix(real + "/") else { return [FileChange(path: link, status: .possible)] }
      return changes.compactMap { change in
        let path = real + "/" + change.path
        guard change.path != link, path == target || path.hasPrefix(target + "/") else { return nil }
        return FileChange(path: link + path.dropFirst(target.count), status: .possible)
      }
    }
  }

  /// The contents of some objects, by their names; of what is no file, nothing.
  private static func contents(of names: [String], in repository: GitRepository) throws(GitFailure) -> [String: [UInt8]]
  {
    let names = names.filter { !$0.contains("\n") }
    if names.isEmpty { return [:] }
    let output = [UInt8](
      try repository.run(["cat-file", "--batch"], input: Data(names.map { $0 + "\n" }.joined().utf8)))
    var found: [String: [UInt8]] = [:]
    var place = 0
    for name in names {
      guard let end = output[place...].firstIndex(of: 10) else { break }
      let words = String(decoding: output[place..<end], as: UTF8.self).split(separator: " ")
      place = end + 1
      guard words.count == 3, let count = Int(words[2]), place + count < output.count + 1 else { continue }
      if words[1] == "blob" { found[name] = Array(output[place..<(place + count)]) }
      place += count + 1
    }
    return found
  }
}
