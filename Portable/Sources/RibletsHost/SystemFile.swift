#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read and replaced as a whole, by the calls of the C library: an app does not link Foundation for it.
struct SystemFile {
  let path: String

  /// Returns the bytes of the file; `nil` if the file does not exist.
  func bytes() throws(SystemError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw .last }
    }
  }

  /// Writes the text beside the file, and puts it into its place. So a process that is killed leaves the old file or the
  /// new file.
  func replace(by text: String) throws(SystemError) {
    let target = target
    var information = stat()
    // A device, for example '/dev/null', must not become a file.
    if stat(target, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      throw SystemError(description: "This is not a file.")
    }
    let aside = "\(target).\(getpid())"
    let file = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .last }
    let isWritten = Self.write(text, to: file)
    let error = SystemError.last
    close(file)
    guard isWritten else {
      unlink(aside)
      throw error
    }
    guard rename(aside, target) == 0 else {
      let error = SystemError.last
      unlink(aside)
      throw error
    }
  }

  /// Writes all of a text at once.
  ///
  /// - Returns: False if the system took only a part.
  @discardableResult
  static func write(_ text: String, to file: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let count = writeBytes(file, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        if count > 0 { start += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// The file at the end of symbolic links, so that the links stay.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The reason why the system refused a call.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  /// The reason of the last call on this thread: "Permission denied".
  static var last: SystemError { SystemError(description: String(cString: strerror(errno))) }
}

/// Outside of the type, whose function of this name would hide the function of the system.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
