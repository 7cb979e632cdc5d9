import Foundation

/// Atomic writing of files: under another name, then renamed.
package enum AtomicFile {
  /// Writes some bytes to an open file, as `write(2)` does; tests bring one that fails.
  package typealias Write = (CInt, UnsafeRawPointer, Int) -> Int

  /// Replaces the file, or changes nothing.
  package static func write(
    _ bytes: [UInt8], to path: String, with write: Write? = nil
  ) throws(FileProblem) {
    guard !Files.isFolder(path) else { throw FileProblem(attempt: .write, path: path, code: EISDIR) }
    let (file, temporary) = try makeTemporary(beside: path)
    var code = writeAll(bytes, to: file, with: write ?? { Foundation.write($0, $1, $2) })
    // A network file system may report only now that it is full.
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw FileProblem(attempt: .write, path: path, code: code)
    }
  }

  /// Makes a new file that no other thread or process writes to.
  private static func makeTemporary(beside path: String) throws(FileProblem) -> (file: CInt, path: String) {
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    var attempt = 0
    while true {
      let temporary = "\(folder).riblets-\(processNumber)-\(attempt).tmp"
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      // Another thread, or a process with the same number in another container, uses the name.
      guard errno == EEXIST, attempt < 1_000 else { throw FileProblem(attempt: .write, path: path, code: errno) }
      attempt += 1
    }
  }

  private static var processNumber: Int32 {
    #if os(WASI)
      // WebAssembly does not number processes.
      0
    #else
      getpid()
    #endif
  }

  /// - Returns: 0, or the error's number.
  private static func writeAll(_ bytes: [UInt8], to file: CInt, with write: Write) -> CInt {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = write(file, buffer.baseAddress! + done, buffer.count - done)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return written == 0 ? ENOSPC : errno }
        done += written
      }
      return 0
    }
  }
}
