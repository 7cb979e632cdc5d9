#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes signals as bytes into a pipe while a host runs, since a handler may do almost nothing else.
enum SignalWatch {
  private static let signals = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT]

  // Unchecked, since no lock may be taken in a signal handler: set before the handlers are installed.
  private nonisolated(unsafe) static var pipe: Int32 = -1
  private nonisolated(unsafe) static var previous: [(signal: Int32, action: sigaction)] = []

  static func start(writingTo pipe: Int32) {
    Self.pipe = pipe
    previous = signals.map { ($0, SignalAction.install(handle, for: $0)) }
  }

  /// Unblocks the signals on this thread, which may be one of Dispatch's, which block them all.
  static func listen() {
    var heard = sigset_t()
    sigemptyset(&heard)
    for signal in signals { sigaddset(&heard, signal) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
  }

  static func stop() {
    for (signal, action) in previous { _ = SignalAction.replace(signal, by: action) }
    previous = []
    pipe = -1
  }

  private static let handle: SignalAction.Handler = { signal in
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(SignalWatch.pipe, &byte, 1)
    errno = saved
  }

  /// Stops the process and its group as the terminal would on Ctrl-Z; returns when it is continued.
  static func suspend() {
    let own = SignalAction.install(SIG_IGN, for: SIGTSTP)
    kill(0, SIGTSTP)
    _ = SignalAction.replace(SIGTSTP, by: SignalAction.standard)
    // The main actor may run on a thread that blocks signals.
    var stop = sigset_t()
    var mask = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    _ = SignalAction.replace(SIGTSTP, by: own)
  }
}
