// Before concurrency, since `stdout` is a variable in C; nobody assigns to it.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Keeps what the app prints off the screen, and prints it when the screen is gone.
///
/// A file rather than a pipe: it takes any amount, needs no reader, and can be read from a signal handler.
struct OutputCapture {
  /// A file without a name that vanishes with the process.
  let file: Int32
  /// The former end of the standard output and the standard error; -1 for one that is not a terminal and stays as it is.
  let savedOutput: Int32
  let savedError: Int32

  /// Redirects the standard streams that lead to a terminal; nil if there is no room for a file.
  static func start() -> OutputCapture? {
    fflush(nil)
    guard let stream = tmpfile() else { return nil }
    let file = fileno(stream)
    let output = isatty(1) == 1 ? dup(1) : -1
    let error = isatty(2) == 1 ? dup(2) : -1
    if output >= 0 {
      _ = dup2(file, 1)
      // As for a terminal: what is in a buffer when the process crashes is lost.
      setvbuf(stdout, nil, _IOLBF, 0)
    }
    if error >= 0 { _ = dup2(file, 2) }
    return OutputCapture(file: file, savedOutput: output, savedError: error)
  }

  var isEmpty: Bool {
    fflush(nil)
    return lseek(file, 0, SEEK_CUR) == 0
  }

  /// Gives the streams back and prints what they took meanwhile.
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
