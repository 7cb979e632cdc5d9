import Foundation

/// The file operations of the test kit.
///
/// They use the C library, not Foundation's `FileManager`, which decomposes letters in file names on a Mac: snapshots
/// and their folders have the same names on all systems.
package enum Files {
  /// Returns the bytes of a file; nil if it does not exist.
  package static func contents(of path: String) throws(FileProblem) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw FileProblem(attempt: .read, path: path, code: errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileProblem(attempt: .read, path: path, code: errno) }
    // One more byte, so that the first call reads most files to their end.
    var buffer = [UInt8](repeating: 0, count: max(0, Int(status.st_size)) + 1)
    var count = 0
    while true {
      let added = buffer.withUnsafeMutableBytes { fill($0, from: count, with: file) }
      guard added >= 0 else { throw FileProblem(attempt: .read, path: path, code: errno) }
      count += added
      if added == 0 { break }
      if count == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    }
    buffer.removeLast(buffer.count - count)
    return buffer
  }

  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from start: Int, with file: CInt) -> Int {
    while true {
      let count = read(file, buffer.baseAddress! + start, buffer.count - start)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Makes a folder and its missing parent folders.
  ///
  /// - Parameter root: A folder that must exist already.
  package static func makeFolder(_ path: String, below root: String = "/") throws(FileProblem) {
    guard !isFolder(path) else { return }
    guard path != root, !path.isEmpty else {
      throw FileProblem(attempt: .makeFolder, path: path, code: ENOENT)
    }
    // A path without a folder in it is below the current one.
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]), below: root)
    }
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isFolder(path)) else {
      throw FileProblem(attempt: .makeFolder, path: path, code: errno)
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Returns the names in a folder, in no order; empty if there is no such folder.
  package static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FileProblem(attempt: .list, path: folder, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file, if it exists.
  package static func remove(_ path: String) throws(FileProblem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileProblem(attempt: .remove, path: path, code: errno) }
  }

  /// Appends a line to a file atomically, also when several processes do so at once.
  package static func append(line: String, to path: String) throws(FileProblem) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileProblem(attempt: .write, path: path, code: errno) }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    guard bytes.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == bytes.count else {
      throw FileProblem(attempt: .write, path: path, code: errno)
    }
  }
}
