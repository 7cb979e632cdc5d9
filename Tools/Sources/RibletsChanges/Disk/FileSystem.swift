/// The interface to a disk as this library needs it. Each call is one step that may fail.
///
/// Paths are relative to one folder, the root; the empty path is the root itself.
protocol FileSystem {
  /// Returns the entry at a path, without following a link there; `nil` if there is none.
  func entry(at path: String) throws(ChangeError) -> FileEntry?
  /// The bytes of a file.
  func bytes(of path: String) throws(ChangeError) -> [UInt8]
  /// Returns the items in a folder, in any order.
  func items(in folder: String) throws(ChangeError) -> [FolderItem]
  /// Returns the items in a folder, with the identities of some that are no folders; nothing for one that cannot be read.
  func identities(in folder: String, where counts: (String) -> Bool) throws(ChangeError) -> [IdentifiedItem]
  /// Writes a file or a link where nothing stands.
  func write(_ content: FileContent, to path: String) throws(ChangeError)
  /// Makes a folder in an existing one.
  func makeFolder(_ path: String, mode: UInt16?) throws(ChangeError)
  /// Moves a file or a link; a file at the new path is replaced.
  func rename(_ path: String, to new: String) throws(ChangeError)
  func removeFile(_ path: String) throws(ChangeError)
  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(ChangeError)
  /// Locks a file, which is made if need be, until the lock is released or the process ends.
  ///
  /// - Throws: ``ChangeError/locked(by:)`` at once if somebody else holds it.
  func lock(_ path: String, for holder: LockHolder) throws(ChangeError) -> FileLock
}

extension FileSystem {
  /// The content of what stands at a path; `nil` if it is neither a file nor a link.
  func content(at path: String) throws(ChangeError) -> FileContent? {
    guard let entry = try entry(at: path) else { return nil }
    switch entry.kind {
    case .file: return FileContent(bytes: try bytes(of: path), mode: entry.mode)
    case .link(let target): return FileContent(bytes: Array(target.utf8), mode: nil, isLink: true)
    case .folder, .other: return nil
    }
  }

  func identities(in folder: String, where counts: (String) -> Bool) throws(ChangeError) -> [IdentifiedItem] {
    var found: [IdentifiedItem] = []
    for item in (try? items(in: folder)) ?? [] {
      let isAsked = item.kind != .folder && counts(item.name)
      let path = folder.isEmpty ? item.name : folder + "/" + item.name
      found.append((item.name, item.kind, isAsked ? try entry(at: path)?.identity : nil))
    }
    return found
  }

  func names(in folder: String) throws(ChangeError) -> [String] { try items(in: folder).map(\.name) }

  func isFolder(_ path: String) throws(ChangeError) -> Bool {
    try entry(at: path)?.kind == .folder
  }

  /// Makes a folder unless it is there.
  ///
  /// - Returns: Whether it was made.
  @discardableResult
  func ensureFolder(_ path: String, mode: UInt16? = nil) throws(ChangeError) -> Bool {
    do {
      try makeFolder(path, mode: mode)
      return true
    } catch {
      guard case .system(let failure) = error, failure.reason == .exists else { throw error }
      return false
    }
  }

  /// Removes a file, a link, or a folder with all that is in it.
  func removeTree(_ path: String) throws(ChangeError) {
    guard let entry = try entry(at: path) else { return }
    guard entry.kind == .folder else { return try removeFile(path) }
    for name in try names(in: path) { try removeTree(path + "/" + name) }
    try removeFolder(path)
  }
}

/// The folders that a path lies in, outermost first, without the root.
func folders(above path: String) -> [String] {
  var folders: [String] = []
  for place in path.utf8.indices where path.utf8[place] == UInt8(ascii: "/") {
    folders.append(String(path[..<place]))
  }
  return folders
}
