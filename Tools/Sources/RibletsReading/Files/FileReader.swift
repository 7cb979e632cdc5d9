#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files one after the other into the same memory.
package struct FileReader: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)

  package init() {}

  deinit { buffer.deallocate() }

  /// Reads a file whole, and hands it out as long as the closure runs.
  package mutating func read<Result>(
    _ path: String, _ body: (UnsafeBufferPointer<UInt8>) throws(SwiftFiles.Failure) -> Result
  ) throws(SwiftFiles.Failure) -> Result {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw errno == ENOENT ? .missing(path) : .unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path) }
    makeRoom(for: Int(status.st_size) + 1)
    var count = 0
    while true {
      let got = unistdRead(file, buffer.baseAddress! + count, buffer.count - count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { throw .unreadable(path) }
      if got == 0 { break }
      count += got
      // All of it: what is added meanwhile is for the next run.
      if count == Int(status.st_size) { break }
      // A file that grows meanwhile.
      if count == buffer.count { makeRoom(for: 2 * count) }
    }
    return try body(UnsafeBufferPointer(rebasing: buffer[..<count]))
  }

  private mutating func makeRoom(for count: Int) {
    guard count > buffer.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, 2 * buffer.count))
    _ = larger.update(fromContentsOf: buffer)
    buffer.deallocate()
    buffer = larger
  }
}

/// The system's function, where a method has the same name.
private func unistdRead(_ file: Int32, _ place: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, place, count)
}
