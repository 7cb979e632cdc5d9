import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file whole or not at all, and only if its content changes.
public struct OutputFile: Sendable {
  /// Why a file cannot be written.
  public struct Failure: Error, Hashable, Sendable {
    /// The file, as it was asked for.
    public let path: String
    /// The system's number for it, as `errno` has it.
    public let code: Int32
    /// What the system says to it.
    public var reason: String { String(cString: strerror(code)) }
  }

  private let path: String
  private let givenPath: String
  private let content: MockFile
  private let past: PastOutput?

  /// - Parameter past: The file as it was, if parts of it stay.
  init(_ path: String, _ content: MockFile, past: PastOutput? = nil) {
    // What a link leads to is written, and the link stays.
    self.path = Self.target(of: path)
    givenPath = path
    self.content = content
    self.past = past
  }

  /// How many files this process has begun, so that each has a name of its own.
  private static let count = Atomic(0)

  /// A name of this process alone, in the same folder.
  static func temporaryName(besides path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(folder).\(path.dropFirst(folder.count)).\(getpid())-\(number).riblets-tmp"
  }

  private static func target(of path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Writes the file unless it has that content already.
  ///
  /// - Returns: Whether it had another content, or was not there.
  func update() throws(Failure) -> Bool {
    if isUpToDate { return false }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = path.dropFirst(folder.count)
    let temporary = Self.temporaryName(besides: path)
    removeLeftOvers(in: String(folder), of: ".\(name).")
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { throw Failure(path: givenPath, code: errno) }
    var code = write(to: file)
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    if code != 0 {
      unlink(temporary)
      throw Failure(path: givenPath, code: code)
    }
    return true
  }

  /// That of the file as it is.
  private var mode: mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
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
  private func copied(_ part: MockFile.Part, to file: Int32) -> Int32? {
    switch part.source {
    case .past: past?.copy(part.range, to: file)
    case .scratch(let scratch): scratch.copy(part.range, to: file)
    case .bytes: nil
    }
  }

  private func written(_ part: MockFile.Part, to file: Int32) -> Int32 {
    switch part.source {
    case .past: past?.read(part.range) { write($0, to: file) } ?? PastOutput.isLost
    case let source: source.read(part.range) { write($0, to: file) }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(file, rest)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno }
      // Nothing is written and nothing wrong: to try again would be to wait for ever.
      if count == 0 { return ENOSPC }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return 0
  }

  /// Compares a piece at a time, so that the old content is never in memory as a whole.
  private var isUpToDate: Bool {
    guard let now = PastOutput(at: path), now.identity.size == Int64(content.count) else { return false }
    if let past, past.identity != now.identity { return false }
    var place = 0
    for part in content.parts {
      let range = place..<(place + part.range.count)
      place = range.upperBound
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

  /// Removes what a run that was killed has left.
  private func removeLeftOvers(in folder: String, of prefix: String) {
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

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress!, bytes.count)
}

extension MockOutput {
  /// Writes the mocks to one or several files, each whole or not at all, and only those that change.
  ///
  /// - Parameter past: The files as they were, if mocks stay where they are.
  /// - Returns: For each file, whether it had another content, or was not there.
  static func write(_ files: [MockFile], to paths: [String], past: [PastOutput]) throws(OutputFile.Failure) -> [Bool] {
    var changes: [Bool] = []
    for (number, path) in paths.enumerated() {
      let past = number < past.count ? past[number] : nil
      changes.append(try OutputFile(path, files[number], past: past).update())
    }
    return changes
  }
}
