#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A folder to write into, through the C library. Its files appear whole or not at all.
struct Folder {
  var path: String

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes the folder and those above it, where they are missing.
  func make() throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/\(part)"
      guard mkdir(made, 0o755) != 0, errno != EEXIST else { continue }
      throw FileError("make the folder", made)
    }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw FileError("make the folder", path) }
    guard facts.st_mode & S_IFMT == S_IFDIR else { throw FileError("make the folder", path, code: ENOTDIR) }
  }

  /// Writes beside, then renames: a reader sees the old file or the new one.
  func write(_ text: String, to name: String) throws(FileError) {
    let target = file(name)
    let beside = "\(target).\(getpid()).part"
    guard let stream = fopen(beside, "wb") else { throw FileError("write", beside) }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, stream) == $0.count }
    let code = errno
    guard fclose(stream) == 0, written else {
      let code = written ? errno : code
      unlink(beside)
      throw FileError("write", target, code: code)
    }
    guard rename(beside, target) == 0 else {
      let code = errno
      unlink(beside)
      throw FileError("write", target, code: code)
    }
  }

  /// The text of a file; bytes that are not UTF-8 are replaced.
  func read(_ name: String) throws(FileError) -> String {
    guard let stream = fopen(file(name), "rb") else { throw FileError("read", file(name)) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    guard ferror(stream) == 0 else { throw FileError("read", file(name)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in the folder that end so, in the order of their bytes.
  func names(endingWith suffix: String) throws(FileError) -> [String] {
    guard let listing = opendir(path) else { throw FileError("list", path) }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix) { names.append(name) }
    }
    return names.sorted()
  }

  /// Runs a step while no other process is in such a step for this folder.
  func exclusively<Failure>(_ step: () throws(Failure) -> Void) throws(Failure) {
    let lock = open(file("lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 {
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    }
    try step()
  }
}
