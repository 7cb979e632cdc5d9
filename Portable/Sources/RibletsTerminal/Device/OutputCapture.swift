// `@preconcurrency`, since `stdout` is a variable in C; it is never assigned.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Captures the app's output while the screen is shown, and writes it afterwards.
///
/// A file rather than a pipe: it has no size limit, needs no reader, and can be read in a signal handler.
struct OutputCapture {
  /// An unnamed file that is removed with the process.
  let file: Int32
  /// The former standard output; this and the former standard error are -1 for a stream that is not a terminal, which
  /// stays unchanged.
  let savedOutput: Int32
  let savedError: Int32

  /// Redirects the standard streams that lead to a terminal; nil if no file can be made.
  static func start() -> OutputCapture? {
    fflush(nil)
    guard let stream = tmpfile() else { return nil }
    let file = fileno(stream)
    let output = isatty(1) == 1 ? dup(1) : -1
    let error = isatty(2) == 1 ? dup(2) : -1
    if output >= 0 {
      _ = dup2(file, 1)
      // Line-buffered, as for a terminal: the buffer is lost when the process crashes.
      setvbuf(stdout, nil, _IOLBF, 0)
    }
    if error >= 0 { _ = dup2(file, 2) }
    return OutputCapture(file: file, savedOutput: output, savedError: error)
  }

  var isEmpty: Bool {
    fflush(nil)
    return lseek(file, 0, SEEK_CUR) == 0
  }

  /// Restores the streams and writes the captured output.
  func stop() {
    fflush(nil)
    if savedOutput >= 0 { _ = dup2(savedOutput, 1) }
    if savedError >= 0 { _ = dup2(savedError, 2) }
    var printed: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = pread(file, &buffer, buffer.count, off_t(printed.count)), count > 0 {
      printed += buffer[..<count]
    }
    TerminalDevice(input: 0, output: savedError >= 0 ? 2 : 1).write(String(decoding: printed, as: UTF8.self))
    for saved in [savedOutput, savedError] where saved >= 0 { close(saved) }
    close(file)
  }
}
