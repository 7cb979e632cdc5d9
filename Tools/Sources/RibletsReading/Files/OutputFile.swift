#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file whole or not at all, and only if its content changes.
public struct OutputFile: Sendable {
  /// The reason for which a file cannot be written.
  public struct Failure: Error, Hashable, Sendable {
    /// The file, as it was asked for.
    public let path: String
    /// The system's number for it, as `errno` has it.
    public let code: Int32
    /// The system's description of the error.
    public var reason: String { String(cString: strerror(code)) }
  }

  private let place: OutputPlace
  private let givenPath: String
  private let content: [UInt8]

  package init(_ path: String, _ content: [UInt8]) {
    place = OutputPlace(path)
    givenPath = path
    self.content = content
  }

  /// Writes the file unless it has that content already. A pipe, or a device of bytes, is written to in any case.
  ///
  /// - Returns: Whether it had another content, or was not there.
  @discardableResult
  package func update() throws(Failure) -> Bool {
    switch place.kind {
    case .file: break
    case .stream:
      try writeStream()
      return true
    case .other: throw Failure(path: givenPath, code: EINVAL)
    }
    if isUpToDate { return false }
    place.removeLeftOvers()
    let (temporary, file) = place.begin(O_WRONLY)
    guard file >= 0 else { throw Failure(path: givenPath, code: errno) }
    var code = content.withUnsafeBytes { writeWhole($0, to: file) }
    // Without it, a power cut after the rename may leave an empty file.
    if code == 0, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, place.path) != 0 { code = errno }
    if code != 0 {
      unlink(temporary)
      throw Failure(path: givenPath, code: code)
    }
    return true
  }

  private func writeStream() throws(Failure) {
    let file = open(place.path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: givenPath, code: errno) }
    let code = content.withUnsafeBytes { writeWhole($0, to: file) }
    close(file)
    if code != 0 { throw Failure(path: givenPath, code: code) }
  }

  /// Compares a piece at a time, so that the old content is never in memory as a whole.
  private var isUpToDate: Bool {
    let file = open(place.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size == off_t(content.count) else { return false }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    var rest = content[...]
    while true {
      let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return count == 0 && rest.isEmpty }
      guard rest.starts(with: piece[..<count]) else { return false }
      rest = rest.dropFirst(count)
    }
  }
}
