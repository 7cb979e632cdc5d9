/// The content of a file: bytes, usually text, and the properties that are kept with them.
struct FileContent: Hashable, Sendable {
  var bytes: [UInt8]
  /// Permission bits; those that the system gives to new files if `nil`.
  var mode: UInt16?
  /// True if a new file may be run.
  var isExecutable = false
  /// True if this is a symbolic link. Its bytes are where it points to.
  var isLink = false

  /// The text, unless a byte is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The offset of the first byte that is not UTF-8.
  var invalidOffset: Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &source) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Returns true if a file with this content would become another one by the new content.
  func differs(from new: FileContent) -> Bool {
    if bytes != new.bytes || isLink != new.isLink { return true }
    guard !isLink, let mode, let newMode = new.mode else { return false }
    return mode != newMode
  }
}

/// A name in a folder, with what stands there as far as the folder knows.
struct FolderItem: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case file, folder, link, other
  }

  var name: String
  var kind: Kind
}

/// An item with its identity, where that was asked for.
typealias IdentifiedItem = (name: String, kind: FolderItem.Kind, identity: FileEntry.Identity?)

/// A file, folder, link or other item at a path of the disk.
struct FileEntry: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case file
    case folder
    case link(to: String)
    /// A socket, a pipe or a device.
    case other
  }

  /// Changes when the file does: as long as it is the same, the file need not be read again.
  struct Identity: Equatable, Sendable {
    var device: UInt64
    var number: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  var kind: Kind
  var mode: UInt16
  var identity: Identity
}
