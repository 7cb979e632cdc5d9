import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Both ends of a pseudo terminal: a host has the one, and a test sits at the other.
///
/// Sendable unchecked: the queue that reads uses the controlling end alone, whose number never changes; `device` is the
/// only thing that does, and belongs to the test.
final class PseudoTerminal: @unchecked Sendable {
  /// The steps of the user in front of the terminal, one after another.
  enum Step: Sendable {
    /// Reads until the text has been shown.
    case see(String)
    case type(String)
    /// Sends a signal to whoever has the terminal.
    case signal(Int32)
    /// Takes the terminal away.
    case hangUp
  }

  /// In milliseconds. Long, since other tests may keep the main actor to themselves for half a minute.
  private static let patience: Int32 = 240_000

  let controller: Int32
  private(set) var device: Int32
  /// The name under which another process opens the device.
  let path: String

  init?(width: UInt16 = 40, height: UInt16 = 20) {
    var ends: (controller: Int32, device: Int32) = (-1, -1)
    guard openpty(&ends.controller, &ends.device, nil, nil, nil) == 0, let name = ttyname(ends.device) else {
      return nil
    }
    (controller, device) = ends
    path = String(cString: name)
    // A child process that had them could not lose its terminal.
    for end in [controller, device] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(device, numericCast(TIOCSWINSZ), &size)
    // Not what a new terminal has anyway, so that a test can see the difference.
    var modes = modes
    modes.c_lflag &= ~tcflag_t(ECHOE)
    modes.c_iflag |= tcflag_t(IXANY)
    tcsetattr(device, TCSANOW, &modes)
  }

  deinit {
    if device >= 0 { close(device) }
    close(controller)
  }

  var modes: termios {
    var modes = termios()
    tcgetattr(device, &modes)
    return modes
  }

  /// All modes, to be compared.
  var modeBytes: [UInt8] { withUnsafeBytes(of: modes) { Array($0) } }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(controller, bytes, bytes.count)
  }

  /// Closes this process's device end, after which the other end comes to its end.
  func closeDevice() {
    close(device)
    device = -1
  }

  /// Does the steps, then reads to the end; answers everything that was shown.
  ///
  /// A step that cannot be done takes the terminal away in the end, so that nothing waits for it for ever.
  func output(after steps: [Step] = []) async -> String {
    await withCheckedContinuation { continuation in
      // A queue of its own, hence a thread at once, however many others wait.
      DispatchQueue(label: path).async { continuation.resume(returning: self.follow(steps)) }
    }
  }

  private func follow(_ steps: [Step]) -> String {
    var shown: [UInt8] = []
    var start = 0
    for step in steps {
      switch step {
      case .see(let text):
        let wanted = Array(text.utf8)
        var found = shown[start...].firstIndex(of: wanted)
        while found == nil, read(into: &shown) { found = shown[start...].firstIndex(of: wanted) }
        // What follows was meant for a screen that never came.
        guard let found else { return String(decoding: shown, as: UTF8.self) }
        start = found + wanted.count
      case .type(let text): type(text)
      case .signal(let number): send(number)
      case .hangUp: hangUp()
      }
    }
    while read(into: &shown) {}
    return String(decoding: shown, as: UTF8.self)
  }

  /// Signals the group in the terminal's foreground, if there is one other than the test's own. Without that check, -1
  /// for "no terminal" and 0 for "no group" would signal every process of this machine, or the test itself.
  private func send(_ signal: Int32) {
    let group = tcgetpgrp(controller)
    if group > 1, group != getpgrp(), group != getpid() { kill(-group, signal) }
  }

  /// Another file takes the controlling end's number, so that it can be closed once more later.
  private func hangUp() {
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, controller)
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    close(nothing)
  }

  /// False at the end, or when nothing has come for too long.
  private func read(into bytes: inout [UInt8]) -> Bool {
    var ready = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Self.patience) > 0 else {
      hangUp()
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = systemRead(&buffer)
    bytes += buffer.prefix(max(0, count))
    return count > 0
  }

  private func systemRead(_ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(controller, &buffer, buffer.count)
    #elseif canImport(Musl)
      Musl.read(controller, &buffer, buffer.count)
    #elseif canImport(Darwin)
      Darwin.read(controller, &buffer, buffer.count)
    #endif
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstIndex(of wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { self[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
