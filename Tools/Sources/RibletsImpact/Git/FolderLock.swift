import Foundation

/// A lock of a folder for this process. The system releases the lock when the process ends, however it does.
package struct FolderLock: Sendable {
  /// True if another process has the folder, or another lock of this one.
  package let isOthers: Bool
  /// True if the folder is locked. Some disks know no locks, so it may have no owner either.
  package let isHeld: Bool
  private let handle: FileHandle

  /// Locks a folder as long as the lock is there; `nil` if there is no such folder.
  package init?(_ folder: String) {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if file < 0 { return nil }
    isHeld = flock(file, LOCK_EX | LOCK_NB) == 0
    isOthers = !isHeld && errno == EWOULDBLOCK
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// Lets others have the folder.
  package func release() { try? handle.close() }
}
