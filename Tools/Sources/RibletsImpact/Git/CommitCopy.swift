package import Foundation
import RibletsSource

/// The files of a commit in a temporary folder, while another one is checked out.
package struct CommitCopy {
  /// The folder in it that stands for the one that was asked for.
  package let root: String
  /// That of the whole repository.
  package let folder: URL

  /// Writes the files.
  ///
  /// - Parameter root: An absolute path in the repository.
  package init(of commit: String, in repository: GitRepository, for root: String) throws(GitFailure) {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "riblets-impact-\(UUID().uuidString)")
    let place = root.relative(to: repository.top)
    self.root = folder.path + (place.isEmpty ? "" : "/" + place)
    do throws(GitFailure) {
      try repository.write(commit, to: folder)
    } catch {
      remove()
      throw error
    }
  }

  /// Writes the files that another copy has otherwise, and links to the rest: both may only be changed by new files in the
  /// place of old ones.
  ///
  /// - Parameter tree: The tree that the other copy was stored as.
  package init(
    of commit: String, like other: CommitCopy, at tree: String, in repository: GitRepository
  ) throws(GitFailure) {
    let place = other.root.dropFirst(other.folder.path.count)
    folder = other.folder.deletingLastPathComponent().appending(path: "riblets-impact-\(UUID().uuidString)")
    root = folder.path + place
    do {
      try FileManager.default.linkItem(at: other.folder, to: folder)
      try repository.update(folder, from: tree, to: commit)
    } catch let error as GitFailure {
      remove()
      throw error
    } catch {
      remove()
      throw .failed(command: "read-tree", message: "\(error)")
    }
  }

  /// Writes the files of another tree in the place of those that are here.
  ///
  /// - Parameter former: The tree that this copy was stored as.
  package func become(_ tree: String, from former: String, in repository: GitRepository) throws(GitFailure) {
    try repository.update(folder, from: former, to: tree)
  }

  /// Removes the folder.
  package func remove() { try? FileManager.default.removeItem(at: folder) }
}
