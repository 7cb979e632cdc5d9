import Foundation

/// A failure of the file system.
package struct FileProblem: Error, Equatable, CustomStringConvertible {
  package enum Attempt: String {
    case read, write, makeFolder, list, remove
  }

  package let attempt: Attempt
  package let path: String
  package let code: CInt

  package init(attempt: Attempt, path: String, code: CInt) {
    self.attempt = attempt
    self.path = path
    self.code = code
  }

  /// The action, its path, the system's error, and the fix.
  package var message: String {
    "\(Self.verb[attempt]!) \(path): \(String(cString: strerror(code))). \(wayOut)"
  }

  package var description: String { message }

  private var wayOut: String {
    switch code {
    case EACCES, EPERM, EROFS: "Make it writable for the user who runs the tests."
    case ENOSPC, EDQUOT, EFBIG: "Make room on the disk; nothing was overwritten."
    case EISDIR: "A folder stands where the file belongs: move it away."
    case ENOTDIR, EEXIST: "A file stands where a folder belongs: move it away."
    case ENOENT: "The folder above it is gone; was the test built on another machine?"
    case ENAMETOOLONG: "The folder's path is too long: build the tests in a shorter one."
    default: "Nothing was overwritten."
    }
  }

  private static let verb: [Attempt: String] = [
    .read: "Cannot read", .write: "Cannot write", .makeFolder: "Cannot make the folder", .list: "Cannot list",
    .remove: "Cannot remove",
  ]
}
