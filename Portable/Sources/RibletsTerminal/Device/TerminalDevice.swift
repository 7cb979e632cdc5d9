#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal as two file descriptors: its modes, its size, and bytes to it.
struct TerminalDevice: Sendable {
  let input: Int32
  let output: Int32

  static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l\u{1B}[0m\u{1B}[2J"
  /// Reverts ``enter`` and ``keepTitle``, also in the middle of another sequence.
  static let leave =
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0t"
  /// Saves the terminal's title on a stack; unlike ``enter`` it needs one ``leave`` for each use.
  static let keepTitle = "\u{1B}[22;0t"

  /// Returns the current modes, to be restored later.
  func modes() throws(TerminalError) -> termios {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { throw .system(call: "tcgetattr", number: errno) }
    return modes
  }

  /// Sets raw mode: every key at once, without echo, and Ctrl-C and Ctrl-Z as keys.
  func setRaw(from modes: termios) throws(TerminalError) {
    var raw = modes
    cfmakeraw(&raw)
    guard tcsetattr(input, TCSANOW, &raw) == 0 else { throw .system(call: "tcsetattr", number: errno) }
  }

  func restore(_ modes: termios) {
    var modes = modes
    _ = tcsetattr(input, TCSANOW, &modes)
  }

  /// Returns columns and rows; for a terminal without a size, those of the environment, or 80 by 24.
  func size() -> (width: Int, height: Int) {
    var size = winsize()
    _ = ioctl(output, numericCast(TIOCGWINSZ), &size)
    return (
      size.ws_col > 0 ? Int(size.ws_col) : Environment.number("COLUMNS") ?? 80,
      size.ws_row > 0 ? Int(size.ws_row) : Environment.number("LINES") ?? 24
    )
  }

  /// Writes a whole text, and waits for a slow terminal; text for a closed terminal is lost.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let count = systemWrite(output, bytes.baseAddress! + start, bytes.count - start)
        if count > 0 {
          start += count
        } else if errno == EAGAIN {
          var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, 1_000)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  private func systemWrite(_ file: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #elseif canImport(Darwin)
      Darwin.write(file, bytes, count)
    #endif
  }
}

/// The environment variables that describe a terminal.
enum Environment {
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func number(_ name: String) -> Int? {
    value(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The variables that ``ColorDepth`` reads.
  static var colors: [String: String] {
    var found: [String: String] = [:]
    for name in ["NO_COLOR", "COLORTERM", "TERM"] { found[name] = value(name) }
    return found
  }
}
