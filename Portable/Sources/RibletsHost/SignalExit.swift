#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the process at Control-C and at a request of the system, after the app has saved its place.
///
/// The handler writes the number of the signal into a pipe, because a handler may do almost nothing else. A thread reads
/// the pipe. A second signal ends the process at once, also while the app hangs.
@MainActor
final class SignalExit {
  private nonisolated static let signals = [SIGINT, SIGTERM]
  // Unchecked, since no lock may be taken in a signal handler: set before the handlers are installed.
  private nonisolated(unsafe) static var pipeEnd: Int32 = -1
  private static var willExit: @MainActor () -> Void = {}

  /// Watches SIGINT and SIGTERM until ``cancel()``.
  init(willExit: @escaping @MainActor () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    Self.willExit = willExit
    Self.pipeEnd = ends[1]
    guard Self.startThread(reading: ends[0]) else { return }
    Self.installHandlers()
  }

  /// Stops watching. The signals end the process again.
  func cancel() {
    Self.restore()
    close(Self.pipeEnd)
    Self.pipeEnd = -1
    Self.willExit = {}
  }

  // Not isolated, because a handler runs on any thread.
  private nonisolated static func installHandlers() {
    for number in signals {
      signal(number) { signal in
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(SignalExit.pipeEnd, &byte, 1)
        errno = saved
      }
    }
  }

  private nonisolated static func startThread(reading end: Int32) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    context.initialize(to: end)
    let failure = pthread_create(
      &thread, nil,
      { context in
        SignalExit.waitForSignal(context)
        return nil
      }, context)
    guard failure == 0 else {
      context.deallocate()
      return false
    }
    return true
  }

  /// Runs on the thread until a signal comes, or the other end of the pipe is closed.
  private nonisolated static func waitForSignal(_ context: UnsafeMutableRawPointer?) {
    guard let context = context?.assumingMemoryBound(to: Int32.self) else { return }
    // By itself: Apple's library has an optional number of a thread where it is made, and wants one that is there.
    pthread_detach(pthread_self())
    let end = context.pointee
    context.deallocate()
    listen()
    var number: UInt8 = 0
    while read(end, &number, 1) < 0, errno == EINTR {}
    close(end)
    guard number != 0 else { return }
    restore()
    Task { @MainActor [number] in
      willExit()
      exit(128 + Int32(number))
    }
  }

  private nonisolated static func restore() {
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Unblocks the signals on this thread, because threads of Dispatch block them all.
  private nonisolated static func listen() {
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in signals { sigaddset(&heard, number) }
    pthread_sigmask(SIG_UNBLOCK, &heard, nil)
  }
}
