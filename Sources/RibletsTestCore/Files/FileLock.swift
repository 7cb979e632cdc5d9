import Foundation

/// A file that one thread of one process holds at a time.
package enum FileLock {
  /// Runs a step while it holds the file exclusively; the file is made if it is missing.
  package static func hold(_ path: String, _ step: () throws(FileProblem) -> Void) throws(FileProblem) {
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard lock >= 0 else { throw FileProblem(attempt: .write, path: path, code: errno) }
    defer { close(lock) }
    // WebAssembly has no such function, and no other process.
    #if !os(WASI)
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    #endif
    try step()
  }
}
