#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Restores the terminal when the process ends: by a trap in the app's code, or by `exit`.
///
/// Signal handlers can only use static storage. It is filled before they are installed and cleared after they are
/// removed, and one process has one terminal.
enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGQUIT]

  // Unchecked, since no lock may be taken in a signal handler: written only while `isArmed` is false.
  private nonisolated(unsafe) static var isArmed = false
  private nonisolated(unsafe) static var input: Int32 = -1
  private nonisolated(unsafe) static var output: Int32 = -1
  private nonisolated(unsafe) static var modes = termios()
  private nonisolated(unsafe) static var farewell = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private nonisolated(unsafe) static var capture: Int32 = -1
  private nonisolated(unsafe) static var streams: (output: Int32, error: Int32) = (-1, -1)
  private nonisolated(unsafe) static var previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  private nonisolated(unsafe) static var isRegistered = false
  /// A second descriptor of the terminal, and one of the null device for threads that continue to draw.
  private nonisolated(unsafe) static var lastOutput: Int32 = -1
  private nonisolated(unsafe) static var nowhere: Int32 = -1
  /// Shared by all threads, since two that crash at once are one crash.
  private nonisolated(unsafe) static var stack: UnsafeMutableRawPointer?
  private static let stackSize = 65_536

  /// Makes a crash restore these modes and write the captured output.
  static func arm(device: TerminalDevice, modes: termios, capture: OutputCapture?) {
    if farewell.baseAddress == nil {
      farewell = .allocate(capacity: TerminalDevice.leave.utf8.count)
      _ = farewell.initialize(from: TerminalDevice.leave.utf8)
    }
    input = device.input
    output = device.output
    Self.modes = modes
    Self.capture = capture?.file ?? -1
    streams = (capture?.savedOutput ?? -1, capture?.savedError ?? -1)
    if capture != nil {
      lastOutput = fcntl(output, F_DUPFD_CLOEXEC, 3)
      nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    }
    if !isRegistered {
      isRegistered = true
      atexit { CrashGuard.restore() }
    }
    coverThread()
    isArmed = true
    for signal in signals {
      previous[Int(signal)] = SignalAction.install(detailed: CrashGuard.handle, for: signal)
    }
  }

  static func disarm() {
    guard isArmed else { return }
    for signal in signals { _ = SignalAction.replace(signal, by: previous[Int(signal)]) }
    isArmed = false
    for file in [lastOutput, nowhere] where file >= 0 { close(file) }
    (lastOutput, nowhere) = (-1, -1)
  }

  /// Gives this thread a stack for the handler, which cannot run on an overflowed one.
  ///
  /// The Swift runtime may have given it another already. The main actor is not bound to one thread on every system, so
  /// this is called again with every event.
  static func coverThread() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & numericCast(SS_DISABLE) != 0 else { return }
    let own = stack ?? .allocate(byteCount: stackSize, alignment: 16)
    stack = own
    var new = stack_t()
    new.ss_sp = own
    new.ss_size = numericCast(stackSize)
    _ = sigaltstack(&new, nil)
  }

  /// Restores the terminal, then lets the signal have its normal effect.
  ///
  /// A trap occurs again, so a crash report shows its place. A sent signal does not occur again: the previous handler
  /// is called, which may only write a report and return, as the Swift runtime does; then the signal is sent once more
  /// to end the process.
  private static let handle: SignalAction.DetailedHandler = { signal, information, context in
    CrashGuard.restore()
    let previous = CrashGuard.previous + Int(signal)
    if (information?.pointee.si_code ?? 0) > 0 || SignalAction.isIgnored(previous.pointee) {
      _ = sigaction(signal, previous, nil)
      return
    }
    SignalAction.call(previous.pointee, signal, information, context)
    var standard = SignalAction.standard
    _ = sigaction(signal, &standard, nil)
    raise(signal)
  }

  /// Restores the terminal with calls that are allowed in a signal handler.
  static func restore() {
    guard isArmed else { return }
    isArmed = false
    if lastOutput >= 0, nowhere >= 0 { _ = dup2(nowhere, output) }
    send(farewell.baseAddress, farewell.count, to: lastOutput >= 0 ? lastOutput : output)
    withUnsafeMutablePointer(to: &modes) { _ = tcsetattr(input, TCSANOW, $0) }
    if streams.output >= 0 { _ = dup2(lastOutput >= 0 ? lastOutput : streams.output, 1) }
    if streams.error >= 0 { _ = dup2(streams.error, 2) }
    if capture >= 0 { copyCapture() }
  }

  private static func copyCapture() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024) { buffer in
      var offset: off_t = 0
      while true {
        let count = pread(capture, buffer.baseAddress, buffer.count, offset)
        guard count > 0 else { return }
        send(buffer.baseAddress, count, to: streams.error >= 0 ? 2 : 1)
        offset += off_t(count)
      }
    }
  }

  private static func send(_ bytes: UnsafePointer<UInt8>?, _ count: Int, to file: Int32) {
    var start = 0
    while let bytes, start < count {
      let written = write(file, bytes + start, count - start)
      guard written > 0 else { return }
      start += written
    }
  }
}
