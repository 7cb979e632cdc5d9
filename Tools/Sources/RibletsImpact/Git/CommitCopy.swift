package import Foundation
import RibletsSource

/// The files of a commit in a temporary folder, while another one is checked out.
package struct CommitCopy {
  /// The folder in it that stands for the one that was asked for.
  package let root: String
  /// The folder of the whole repository.
  package let folder: URL
  private let repository: GitRepository
  /// Tells git of the folder, and of an index of its own: the files that the index knows need not be read to be stored.
  private let environment: [String: String]

  /// Writes the files, without submodules.
  ///
  /// - Parameter root: An absolute path in the repository.
  package init(of commit: String, in repository: GitRepository, for root: String) throws(GitFailure) {
    folder = Self.place(for: commit, in: repository).appending(path: Self.prefix + UUID().uuidString)
    let place = root.relative(to: repository.top)
    self.root = folder.path + (place.isEmpty ? "" : "/" + place)
    self.repository = repository
    environment = [
      "GIT_DIR": try repository.text(of: ["rev-parse", "--absolute-git-dir"]), "GIT_WORK_TREE": folder.path,
      "GIT_INDEX_FILE": folder.path + "/.git-index",
    ]
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do throws(GitFailure) {
      try run(["read-tree", commit])
      try run(["checkout-index", "--all", "--index"])
    } catch {
      remove()
      throw error
    }
  }

  /// Writes and removes the files in which two trees differ.
  ///
  /// - Parameter former: The tree that the files are stored as.
  package func become(_ tree: String, from former: String) throws(GitFailure) {
    try run(["read-tree", "--reset", "-u", former, tree])
  }

  /// Stores the files with what has changed.
  ///
  /// - Parameter changed: The files that were written or removed, from the top of the repository on.
  /// - Returns: The name of the tree.
  package func store(_ changed: Set<String>) throws(GitFailure) -> String {
    let paths = Data(changed.sorted().map { $0 + "\0" }.joined().utf8)
    if !paths.isEmpty { try run(["update-index", "--add", "--remove", "--replace", "-z", "--stdin"], input: paths) }
    let name = try run(["write-tree"])
    return String(decoding: name, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Removes the folder.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs git on all files, also if only some of them are checked out.
  @discardableResult
  private func run(_ arguments: [String], input: Data = Data()) throws(GitFailure) -> Data {
    try repository.run(
      ["-c", "core.sparseCheckout=false"] + arguments, input: input, at: folder.path, environment: environment)
  }

  // MARK: Place

  private static let prefix = "riblets-impact-"

  /// The folder of temporary files; in memory for a small repository, because a disk takes seconds for 12,000 files.
  private static func place(for commit: String, in repository: GitRepository) -> URL {
    let files = FileManager.default
    let memory = URL(filePath: "/dev/shm")
    let sizes = try? repository.text(of: ["ls-tree", "-r", "--full-tree", "--format=%(objectsize)", commit])
    let free = try? files.attributesOfFileSystem(forPath: memory.path)[.systemFreeSize] as? Int
    guard let sizes, let free, files.isWritableFile(atPath: memory.path) else { return temporary }
    // A file takes pages of 4 KiB.
    let size = sizes.split(separator: "\n").reduce(0) { $0 + (Int($1) ?? 0) + 4096 }
    guard size < min(1 << 28, free / 4) else { return temporary }
    removeLeftovers(in: memory)
    return memory
  }

  private static var temporary: URL { FileManager.default.temporaryDirectory.resolvingSymlinksInPath() }

  /// Removes folders of commands that were killed a day ago or earlier, because they take memory.
  private static func removeLeftovers(in memory: URL) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: memory.path)) ?? [] where name.hasPrefix(prefix) {
      let place = memory.appending(path: name)
      let date = try? files.attributesOfItem(atPath: place.path)[.modificationDate] as? Date
      if let date, date.timeIntervalSinceNow < -86_400 { try? files.removeItem(at: place) }
    }
  }
}
