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
  /// Locks the container, so that other commands know that it is in use.
  private let lock: FolderLock

  /// Writes the files, without submodules.
  ///
  /// - Parameters:
  ///   - root: An absolute path in the repository.
  ///   - memory: A folder whose files are in memory. Small repositories are copied there.
  package init(
    of commit: String, in repository: GitRepository, for root: String, memory: URL = URL(filePath: "/dev/shm")
  ) throws(GitFailure) {
    let place = Self.place(for: repository, memory)
    do throws(GitFailure) {
      try self.init(of: commit, in: repository, for: root, at: place)
    } catch {
      // Others may have filled the memory meanwhile.
      guard place == memory else { throw error }
      try self.init(of: commit, in: repository, for: root, at: Self.temporary)
    }
  }

  private init(
    of commit: String, in repository: GitRepository, for root: String, at place: URL
  ) throws(GitFailure) {
    let directory = try repository.text(of: ["rev-parse", "--absolute-git-dir"])
    Self.removeLeftovers(in: place)
    (container, lock) = try Self.makeFolder(in: place)
    folder = container.appending(path: "files")
    let path = root.relative(to: repository.top)
    self.root = folder.path + (path.isEmpty ? "" : "/" + path)
    self.repository = repository
    environment = [
      "GIT_DIR": directory, "GIT_WORK_TREE": folder.path, "GIT_INDEX_FILE": container.path + "/index",
    ]
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
    // Git would read all files again that are as old as the index, because they may have changed since. These are stored.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 1)], ofItemAtPath: container.path + "/index")
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
  package func remove() {
    try? FileManager.default.removeItem(at: container)
    lock.release()
  }

  /// All files, also if only some of them are checked out, with the line ends that they are stored with. Hooks and monitors are
  /// for the work tree.
  private static let settings = ["sparseCheckout=false", "autocrlf=false", "hooksPath=/dev/null", "fsmonitor=false"]
    .flatMap { ["-c", "core." + $0] }

  /// Runs git in the folder.
  @discardableResult
  private func run(_ arguments: [String], input: Data = Data()) throws(GitFailure) -> Data {
    do throws(GitFailure) {
      return try repository.run(Self.settings + arguments, input: input, at: folder.path, environment: environment)
    } catch {
      // Git does not always say why it cannot write.
      var disk = statvfs()
      let isFull =
        statvfs(container.path, &disk) == 0 && (disk.f_bavail < 256 || disk.f_files > 0 && disk.f_favail == 0)
      throw isFull ? failure(ENOSPC) : error
    }
  }

  /// The failure of a command whose files the system refuses to write in the folder, with its `errno`.
  package func failure(_ code: Int32) -> GitFailure {
    .noFolder(container.deletingLastPathComponent().path, reason: String(cString: strerror(code)))
  }

  // MARK: Place

  private static let prefix = "riblets-copy-"

  /// Makes a folder that only this user can read, and locks it. The system releases the lock when the process ends, however it does.
  private static func makeFolder(in place: URL) throws(GitFailure) -> (URL, FolderLock) {
    var problem: Int32 = 0
    for _ in 0..<100 {
      let folder = place.appending(path: prefix + UUID().uuidString)
      problem = mkdir(folder.path, 0o700) == 0 ? 0 : errno
      guard problem == 0 else { break }
      // Some disks have no locks. The command goes on without one.
      if let lock = FolderLock(folder.path), !lock.isOthers {
        if mkdir(folder.path + "/files", 0o700) == 0 { return (folder, lock) }
        problem = errno
      }
      // Another command may have come before the lock, and removes the folder as one of a killed command.
      rmdir(folder.path)
    }
    throw .noFolder(place.path, reason: String(cString: strerror(problem)))
  }

  /// The folder of temporary files; in memory for a small repository, because a disk takes seconds for 12,000 files.
  private static func place(for repository: GitRepository, _ memory: URL) -> URL {
    let files = FileManager.default
    let free = try? files.attributesOfFileSystem(forPath: memory.path)[.systemFreeSize] as? Int
    guard let free, files.isWritableFile(atPath: memory.path) else { return temporary }
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

  /// Removes the folders of commands that were killed, whose locks have gone with them.
  private static func removeLeftovers(in place: URL) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: place.path)) ?? [] where name.hasPrefix(prefix) {
      let folder = place.appending(path: name)
      guard let lock = FolderLock(folder.path), lock.isHeld else { continue }
      try? files.removeItem(at: folder)
      lock.release()
    }
  }
}
