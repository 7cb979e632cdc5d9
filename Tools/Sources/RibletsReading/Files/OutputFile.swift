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
  private let content: FileParts
  private let past: PastOutput?
  private let isDurable: Bool

  /// - Parameters:
  ///   - past: The file as it was, if parts of it stay.
  ///   - isDurable: False for a file whose reader finds out that it is not whole: after a power cut it may be empty, and
  ///     nobody waits for the disk.
  package init(_ path: String, _ content: FileParts, past: PastOutput? = nil, isDurable: Bool = true) {
    place = OutputPlace(path)
    givenPath = path
    self.content = content
    self.past = past
    self.isDurable = isDurable
  }

  /// Returns true for what is not replaced as a whole but written to, as a pipe is.
  package static func isStream(_ path: String) -> Bool { OutputPlace(path).kind != .file }

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
    if let draft = content.draft,
      let code = draft.file.become(place, head: draft.head, tail: draft.tail, isDurable: isDurable)
    {
      if code != 0 { throw Failure(path: givenPath, code: code) }
      return true
    }
    let (temporary, file) = place.begin(O_WRONLY)
    guard file >= 0 else { throw Failure(path: givenPath, code: errno) }
    var code = write(to: file)
    // Without it, a power cut after the rename may leave an empty file.
    if code == 0, isDurable, fsync(file) != 0 { code = errno }
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
    let code = write(to: file)
    close(file)
    if code != 0 { throw Failure(path: givenPath, code: code) }
  }

  /// The error's number; 0 for none.
  private func write(to file: Int32) -> Int32 {
    for part in content.parts {
      let code = copied(part, to: file) ?? written(part, to: file)
      if code != 0 { return code }
    }
    return past.map { $0.isAsItWas ? 0 : PastOutput.isLost } ?? 0
  }

  /// `nil` if the system cannot copy it.
  private func copied(_ part: FileParts.Part, to file: Int32) -> Int32? {
    switch part.source {
    case .past: past?.copy(part.range, to: file)
    case .draft(let draft): draft.copy(part.range, to: file)
    case .bytes: nil
    }
  }

  private func written(_ part: FileParts.Part, to file: Int32) -> Int32 {
    switch part.source {
    case .past: past?.read(part.range) { writeWhole($0, to: file) } ?? PastOutput.isLost
    case let source: source.read(part.range) { writeWhole($0, to: file) }
    }
  }

  /// Compares a piece at a time, so that the old content is never in memory as a whole.
  private var isUpToDate: Bool {
    guard let now = PastOutput(at: place.path), now.identity.size == Int64(content.count) else { return false }
    if let past, past.identity != now.identity { return false }
    var end = 0
    for part in content.parts {
      let range = end..<(end + part.range.count)
      end = range.upperBound
      if case .past = part.source {
        if part.range != range { return false }
        continue
      }
      var start = range.lowerBound
      let isSame = part.source.read(part.range) { bytes in
        defer { start += bytes.count }
        var rest = bytes
        return now.read(start..<(start + bytes.count)) { found in
          defer { rest = UnsafeRawBufferPointer(rebasing: rest[found.count...]) }
          return memcmp(found.baseAddress!, rest.baseAddress!, found.count) == 0 ? 0 : 1
        }
      }
      if isSame != 0 { return false }
    }
    return true
  }
}
