#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a terminal host stopped showing its window.
public enum TerminalExit: Hashable, Sendable {
  /// Ctrl-C.
  case quit
  /// The app called ``TerminalHost/stop()``, or the task that ran the host was cancelled.
  case stopped
  /// The terminal was closed, or its input ended.
  case endOfInput
  /// A request to end from outside, such as SIGTERM.
  case signal(Int32)

  /// The code that a process that ends for this reason hands to its shell: 0 for a person's or the app's own wish, 128 and the
  /// signal's number for a signal.
  ///
  /// A terminal that is gone counts as SIGHUP, since both are heard of at once.
  public var exitCode: Int32 {
    switch self {
    case .quit, .stopped: 0
    case .endOfInput: 128 + SIGHUP
    case .signal(let number): 128 + number
    }
  }
}
