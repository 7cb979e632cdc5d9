import Foundation

/// Ends the process at Control-C and at a request of the system, after the app has saved its place.
///
/// The handler writes the number of the signal into a pipe, because a handler may do almost nothing else. A thread reads
/// the pipe. A second signal ends the process at once, also while the app hangs.
@MainActor
final class SignalExit {
  private nonisolated static let signals = [SIGINT, SIGTERM]
  // Unchecked, since no lock may be taken in a signal handler: set before the handlers are installed.
  private nonisolated(unsafe) static var pipe: Int32 = -1

  /// Watches SIGINT and SIGTERM until ``cancel()``.
  init(willExit: @escaping @MainActor () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return }
    let end = ends[0]
    Self.pipe = ends[1]
    Thread.detachNewThread {
      Self.listen()
      var number: UInt8 = 0
      while read(end, &number, 1) < 0, errno == EINTR {}
      close(end)
      guard number != 0 else { return }
      Self.restore()
      Task { @MainActor in
        willExit()
        exit(128 + Int32(number))
      }
    }
    for number in Self.signals {
      signal(number) { signal in
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(SignalExit.pipe, &byte, 1)
      }
    }
  }

  /// Stops watching. The signals end the process again.
  func cancel() {
    Self.restore()
    close(Self.pipe)
    Self.pipe = -1
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
