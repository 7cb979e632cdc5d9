#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process that is changing a repository.
package struct LockHolder: Hashable, Sendable {
  package let process: Int32
  /// The command that the process carries out, as its user would type it.
  package let command: String

  package init(process: Int32, command: String) {
    self.process = process
    self.command = command
  }
}

/// A file that one process at a time may hold. The system releases it when the process ends, however it does.
final class FileLock {
  private var file: Int32?

  init(_ path: String, named name: String, for holder: LockHolder) throws(ChangeError) {
    // The file may be removed between opening and locking it, by who had it before: then there is another one.
    for _ in 0..<100 {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw .system(SystemFailure(.lock, name, code: errno)) }
      while flock(file, LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        let code = errno
        defer { close(file) }
        guard code == EWOULDBLOCK else { throw .system(SystemFailure(.lock, name, code: code)) }
        throw .locked(by: Self.holder(in: file))
      }
      if Self.isSame(file, path) {
        Self.write(holder, to: file)
        self.file = file
        return
      }
      close(file)
    }
    throw .system(SystemFailure(.lock, name, code: EAGAIN))
  }

  deinit { release() }

  /// Lets others have it.
  func release() {
    guard let file else { return }
    // Closing is not enough while a child process, just forked, still has the same file open.
    flock(file, LOCK_UN)
    close(file)
    self.file = nil
  }

  private static func isSame(_ file: Int32, _ path: String) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(file, &own) == 0 && stat(path, &named) == 0 && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  /// Only for the message to others: a lock without it is still one.
  private static func write(_ holder: LockHolder, to file: Int32) {
    let text = Array("\(holder.process)\n\(holder.command)".utf8)
    if ftruncate(file, 0) == 0 { _ = pwrite(file, text, text.count, 0) }
  }

  private static func holder(in file: Int32) -> LockHolder? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n", maxSplits: 1)
    guard lines.count == 2, let process = Int32(lines[0]) else { return nil }
    return LockHolder(process: process, command: String(lines[1]))
  }
}
