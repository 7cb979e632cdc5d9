import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The place where a file is written, and its names before it is whole.
struct OutputPlace: Sendable {
  /// The path that is written: the target of a link, and the link stays.
  let path: String
  private let folder: String
  private let name: String

  init(_ path: String) {
    let path = Self.target(of: path)
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    self.path = path
    folder = String(path[..<start])
    name = String(path[start...])
  }

  /// The kinds of what may be at a place, by how it is written.
  enum Kind {
    /// A file, or nothing yet: it is replaced.
    case file
    /// A pipe, a terminal or another device of bytes: it is written to.
    case stream
    /// A folder, a socket or a disk.
    case other
  }

  /// That of what is there now.
  var kind: Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .file }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFIFO, S_IFCHR: .stream
    default: .other
    }
  }

  private static func target(of path: String) -> String {
    if let found = realpath(path, nil) {
      defer { free(found) }
      return String(cString: found)
    }
    // A link to what is not there yet.
    let isMissing = errno == ENOENT
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let read = buffer.withMemoryRebound(to: CChar.self) { readlink(path, $0.baseAddress!, $0.count) }
      count = max(0, read)
    }
    if !isMissing || bytes.isEmpty { return path }
    let next = String(decoding: bytes, as: UTF8.self)
    if next.hasPrefix("/") { return next }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + next
  }

  /// The number of files that this process has begun, so that each has a name of its own.
  private static let count = Atomic(0)

  /// Begins a file with a name of this process alone, in the same folder, for those who may read the file that is there.
  ///
  /// - Returns: A negative file and the number of the error in `errno` if it cannot be.
  func begin(_ access: Int32) -> (name: String, file: Int32) {
    let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = "\(folder).\(name).\(getpid())-\(number).riblets-tmp"
    return (temporary, open(temporary, access | O_CREAT | O_TRUNC | O_CLOEXEC, mode))
  }

  /// That of the file as it is.
  private var mode: mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
  }

  /// Removes what a run that was killed has left.
  func removeLeftOvers() {
    let prefix = ".\(name)."
    guard let entries = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { $0[0] == 46 ? String(cString: $0) : "" }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(".riblets-tmp") else { continue }
      // Who still runs, still writes.
      if let process = Int32(name.dropFirst(prefix.count).prefix { $0 != "-" }), kill(process, 0) != 0, errno == ESRCH {
        unlink(folder + name)
      }
    }
  }
}

/// Writes all bytes.
///
/// - Returns: The error's number; 0 for none.
func writeWhole(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
  var done = 0
  while done < bytes.count {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
    let count = write(file, rest.baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    if count < 0 { return errno }
    // Nothing is written and nothing wrong: to try again would be to wait for ever.
    if count == 0 { return ENOSPC }
    done += count
  }
  return 0
}
