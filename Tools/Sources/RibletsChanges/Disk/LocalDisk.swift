#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of this machine.
struct LocalDisk: FileSystem {
  /// Absolute, without a slash at the end.
  let root: String

  private func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  func entry(at path: String) throws(ChangeError) -> FileEntry? {
    var status = stat()
    guard lstat(absolute(path), &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(.look, path)
    }
    let kind: FileEntry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link(to: try target(of: path))
      default: .other
      }
    return FileEntry(kind: kind, mode: UInt16(status.st_mode & 0o7777), identity: FileEntry.Identity(status))
  }

  private func target(of path: String) throws(ChangeError) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(absolute(path), bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    guard count >= 0 else { throw failure(.look, path) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  func bytes(of path: String) throws(ChangeError) -> [UInt8] {
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(.read, path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(.read, path) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: max(1, Int(status.st_size)) + 1)
    while true {
      let count = read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(.read, path) }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }

  func items(in folder: String) throws(ChangeError) -> [FolderItem] {
    var items: [FolderItem] = []
    try list(folder) { (item, _) throws(ChangeError) in items.append(item) }
    return items
  }

  /// By the folder that is open, in which the system need not look for each of its files from the root on.
  func identities(in folder: String, where counts: (String) -> Bool) throws(ChangeError) -> [IdentifiedItem] {
    var found: [IdentifiedItem] = []
    var problem: ChangeError?
    try? list(folder) { (item, descriptor) throws(ChangeError) in
      var (status, identity) = (stat(), nil as FileEntry.Identity?)
      if item.kind != .folder, counts(item.name) {
        if fstatat(descriptor, item.name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
          identity = FileEntry.Identity(status)
        } else if errno != ENOENT {
          problem = failure(.look, folder.isEmpty ? item.name : folder + "/" + item.name)
        }
      }
      found.append((item.name, item.kind, identity))
    }
    if let problem { throw problem }
    return found
  }

  /// - Parameter take: Takes an item, and the descriptor of the folder.
  private func list(
    _ folder: String, _ take: (FolderItem, Int32) throws(ChangeError) -> Void
  ) throws(ChangeError) {
    guard let stream = opendir(absolute(folder)) else { throw failure(.list, folder) }
    defer { closedir(stream) }
    errno = 0
    while let item = readdir(stream) {
      let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." {
        let path = folder.isEmpty ? name : folder + "/" + name
        try take(FolderItem(name: name, kind: try kind(Int(item.pointee.d_type), at: path)), dirfd(stream))
      }
      errno = 0
    }
    guard errno == 0 else { throw failure(.list, folder) }
  }

  /// Not every disk tells in its folders what things are.
  private func kind(_ type: Int, at path: String) throws(ChangeError) -> FolderItem.Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    switch try entry(at: path)?.kind {
    case .file?: return .file
    case .folder?: return .folder
    case .link?: return .link
    case .other?, nil: return .other
    }
  }

  func makeFolder(_ path: String, mode: UInt16?) throws(ChangeError) {
    // The root itself is called by its whole path: from inside of it, nothing shows which folder is meant.
    guard mkdir(absolute(path), 0o777) == 0 else { throw failure(.makeFolder, path.isEmpty ? root : path) }
    if let mode, chmod(absolute(path), mode_t(mode)) != 0 { throw failure(.makeFolder, path) }
  }

  func rename(_ path: String, to new: String) throws(ChangeError) {
    #if canImport(Glibc)
      let status = Glibc.rename(absolute(path), absolute(new))
    #elseif canImport(Musl)
      let status = Musl.rename(absolute(path), absolute(new))
    #else
      let status = Darwin.rename(absolute(path), absolute(new))
    #endif
    guard status == 0 else { throw failure(.move, path) }
  }

  func removeFile(_ path: String) throws(ChangeError) {
    guard unlink(absolute(path)) == 0 else { throw failure(.remove, path) }
  }

  func removeFolder(_ path: String) throws(ChangeError) {
    guard rmdir(absolute(path)) == 0 else { throw failure(.remove, path) }
  }

  func lock(_ path: String, for holder: LockHolder) throws(ChangeError) -> FileLock {
    try FileLock(absolute(path), named: path, for: holder)
  }

  private func failure(_ action: SystemFailure.Action, _ path: String) -> ChangeError {
    .system(SystemFailure(action, path, code: errno))
  }
}

extension FileEntry.Identity {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

extension LocalDisk {
  func write(_ content: FileContent, to path: String) throws(ChangeError) {
    if content.isLink {
      guard symlink(String(decoding: content.bytes, as: UTF8.self), absolute(path)) == 0 else {
        throw failure(.write, path)
      }
      return
    }
    let mode: mode_t = content.mode != nil ? 0o600 : content.isExecutable ? 0o777 : 0o666
    let file = open(absolute(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(.write, path) }
    do throws(ChangeError) {
      try write(content.bytes, to: file, path)
      if let mode = content.mode, fchmod(file, mode_t(mode)) != 0 { throw failure(.write, path) }
    } catch {
      close(file)
      throw error
    }
    // Some disks say only now that they are full.
    guard close(file) == 0 else { throw failure(.write, path) }
  }

  private func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws(ChangeError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(file, buffer.baseAddress! + written, buffer.count - written)
        #elseif canImport(Musl)
          Musl.write(file, buffer.baseAddress! + written, buffer.count - written)
        #else
          Darwin.write(file, buffer.baseAddress! + written, buffer.count - written)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(.write, path) }
      written += count
    }
  }
}
