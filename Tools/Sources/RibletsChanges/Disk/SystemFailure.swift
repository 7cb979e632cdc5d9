#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An action on a file that the system refused, and its reason.
package struct SystemFailure: Error, Hashable, Sendable {
  package enum Action: String, Sendable {
    case look = "look at"
    case read = "read"
    case list = "list"
    case write = "write"
    case makeFolder = "make the folder"
    case move = "move"
    case remove = "remove"
    case lock = "lock"
  }

  enum Reason: Equatable {
    case noPermission, readOnlyDisk, diskFull, quota, nameTooLong, otherDisk, folder, notAFolder, notEmpty, exists,
      missing
    case tooManyOpenFiles, fault, other
  }

  package let action: Action
  /// Relative to the root.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// The same for the file that the user knows, where it was about a copy of it on the way there.
  func about(_ path: String, _ action: Action) -> SystemFailure { SystemFailure(action, path, code: code) }

  var reason: Reason {
    switch code {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnlyDisk
    case ENOSPC: .diskFull
    case EDQUOT: .quota
    case ENAMETOOLONG: .nameTooLong
    case EXDEV: .otherDisk
    case EISDIR: .folder
    case ENOTDIR: .notAFolder
    case ENOTEMPTY: .notEmpty
    case EEXIST: .exists
    case ENOENT: .missing
    case EMFILE, ENFILE: .tooManyOpenFiles
    case EIO: .fault
    default: .other
    }
  }
}

extension SystemFailure: CustomStringConvertible {
  package var description: String {
    "Cannot \(action.rawValue) '\(path.isEmpty ? "." : path)': \(explanation)"
  }

  private var folder: String {
    let above = folders(above: path).last ?? "."
    return above.isEmpty ? "/" : above
  }

  private var explanation: String {
    switch reason {
    case .noPermission: "permission denied. See who may write: ls -ld '\(folder)'"
    case .readOnlyDisk: "its disk is read-only. Work on a copy on another disk."
    case .diskFull: "the disk is full. Free some space, then run the command again."
    case .quota: "your share of the disk is used up. Free some space, then run the command again."
    case .nameTooLong: "the name is too long for this disk. Choose a shorter one."
    case .otherDisk: "it is on another disk than the repository. Mount both as one, or use a copy."
    case .folder: "a folder is in the way. Move or remove it first."
    case .notAFolder: "a file stands where a folder is needed. Move or remove it first."
    case .notEmpty: "the folder is not empty. Move what is in it first."
    case .exists: "something is there already. Move or remove it first."
    case .missing: "it is not there, or its folder is not. Was it removed meanwhile? Run the command again."
    case .tooManyOpenFiles: "too many files are open. Raise the limit with 'ulimit -n', or end other programs."
    case .fault: "the disk reported a fault. Check it before anything else."
    case .other: String(cString: strerror(code)) + "."
    }
  }
}
