package import Foundation
import RibletsSource

/// The files of a commit in a temporary folder, while another one is checked out.
package struct CommitCopy {
  /// The folder in it that stands for the one that was asked for.
  package let root: String
  /// The folder of the whole repository.
  package let folder: URL
  /// The folder around that, which has the index, too.
  private let container: URL
  private let repository: GitRepository
  /// Tells git of the folder, and of an index of its own: the files that the index knows need not be read to be stored.
  private let environment: [String: String]

  /// Writes the files, without submodules.
  ///
  /// - Parameters:
  ///   - root: An absolute path in the repository.
  ///   - memory: A folder whose files are in memory. Small repositories are copied there.
  package init(
    of commit: String, in repository: GitRepository, for root: String, memory: URL = URL(filePath: "/dev/shm")
  ) throws(GitFailure) {
    container = Self.place(for: repository, memory).appending(path: Self.prefix + UUID().uuidString)
    folder = container.appending(path: "files")
    let place = root.relative(to: repository.top)
    self.root = folder.path + (place.isEmpty ? "" : "/" + place)
    self.repository = repository
    environment = [
      "GIT_DIR": try repository.text(of: ["rev-parse", "--absolute-git-dir"]), "GIT_WORK_TREE": folder.path,
      "GIT_INDEX_FILE": container.path + "/index",
    ]
    try? FileManager.default.createDirectory(
      at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
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
  package func remove() { try? FileManager.default.removeItem(at: container) }

  /// All files, also if only some of them are checked out, with the line ends that they are stored with. Hooks and monitors are
  /// for the work tree.
  private static let settings = ["sparseCheckout=false", "autocrlf=false", "hooksPath=/dev/null", "fsmonitor=false"]
    .flatMap { ["-c", "core." + $0] }

  /// Runs git in the folder.
  @discardableResult
  private func run(_ arguments: [String], input: Data = Data()) throws(GitFailure) -> Data {
    try repository.run(
      Self.settings + arguments, input: input, at: folder.path,
      environment: environment)
  }

  // MARK: Place

  private static let prefix = "riblets-impact-"

  /// The folder of temporary files; in memory for a small repository, because a disk takes seconds for 12,000 files.
  private static func place(for repository: GitRepository, _ memory: URL) -> URL {
    let files = FileManager.default
    let free = try? files.attributesOfFileSystem(forPath: memory.path)[.systemFreeSize] as? Int
    guard let free, files.isWritableFile(atPath: memory.path) else { return temporary }
    removeLeftovers(in: memory)
    return size(of: repository).map { fits($0, in: free) } == true ? memory : temporary
  }

  /// True if files of a size may be in memory, of which some is free.
  package static func fits(_ size: Int, in free: Int) -> Bool { size < min(1 << 28, free / 4) }

  /// The size of all files as they are checked out, where a filter may have replaced a short text by a large file; `nil` if
  /// some of them are not there, as in a sparse checkout.
  private static func size(of repository: GitRepository) -> Int? {
    guard let paths = try? repository.parts(of: ["ls-files", "-z", "--full-name", "--", ":/"]) else { return nil }
    var size = 0
    for path in paths {
      var status = stat()
      guard lstat(repository.top + "/" + path, &status) == 0 else { return nil }
      // A file takes pages of 4 KiB.
      size += Int(status.st_size) + 4096
    }
    return size
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
