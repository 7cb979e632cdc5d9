#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file as it was before it is written anew; also when it has another name by now, or none.
package final class PastOutput: Sendable {
  /// The error's number when it is not as it was.
  package static let isLost = Int32(ESTALE)

  private let file: Int32
  /// The identity of the file when it was opened.
  package let identity: FileIdentity

  package init?(at path: String) {
    file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    var status = stat()
    let isFile = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    identity = FileIdentity(status)
    if !isFile { return nil }
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// True if the file was not written to meanwhile.
  var isAsItWas: Bool {
    var status = stat()
    return fstat(file, &status) == 0 && FileIdentity(status) == identity
  }

  /// Hands out bytes, some at a time, as long as the closure answers 0.
  ///
  /// - Returns: What the closure answered last, or the number of an error.
  func read(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    Self.read(file, range, body)
  }

  /// Writes bytes to another file, as ``copy(_:_:to:)`` does.
  func copy(_ range: Range<Int>, to target: Int32) -> Int32? { Self.copy(file, range, to: target) }

  /// Writes bytes of an open file to another one, so that they never come into this process.
  ///
  /// - Returns: The number of an error, 0 for none; `nil` where the system cannot do that, and nothing was written.
  static func copy(_ file: Int32, _ range: Range<Int>, to target: Int32) -> Int32? {
    #if canImport(Glibc)
      var place = off_t(range.lowerBound)
      while place < range.upperBound {
        let count = sendfile(target, file, &place, range.upperBound - Int(place))
        if count < 0, errno == EINTR { continue }
        if count < 0, place == range.lowerBound, [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) { return nil }
        if count < 0 { return errno }
        if count == 0 { return isLost }
      }
      return 0
    #else
      return nil
    #endif
  }

  /// Reads bytes of an open file.
  static func read(_ file: Int32, _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(max(range.count, 1), 1 << 18), alignment: 8)
    defer { buffer.deallocate() }
    var place = range.lowerBound
    while place < range.upperBound {
      let count = pread(file, buffer.baseAddress!, min(buffer.count, range.upperBound - place), off_t(place))
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      if count == 0 { return isLost }
      let code = body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if code != 0 { return code }
      place += count
    }
    return 0
  }
}
