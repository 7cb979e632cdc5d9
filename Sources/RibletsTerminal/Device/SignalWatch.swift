#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns signals into bytes of a pipe while a host runs: in a handler almost nothing else is allowed.
enum SignalWatch {
  private static let signals = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT]

  // Unchecked, since no lock may be taken in a signal handler: set before the handlers are there.
  private nonisolated(unsafe) static var pipe: Int32 = -1
  private nonisolated(unsafe) static var previous: [(signal: Int32, action: sigaction)] = []

  static func start(writingTo pipe: Int32) {
    Self.pipe = pipe
    previous = signals.map { ($0, SignalAction.install(handle, for: $0)) }
  }

  /// Lets this thread hear the signals. Threads of Dispatch, from which it may come, hold them all back.
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
    // The main actor may run on a thread that holds signals back.
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
