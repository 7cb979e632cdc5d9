#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a terminal host stopped.
///
/// ```swift
/// let end = try await host.run()
/// exit(end.exitCode)
/// ```
///
/// See `Documentation/Terminal.md`.
public enum TerminalExit: Hashable, Sendable {
  /// The user pressed Ctrl-C. The exit code is 0.
  case quit
  /// The app called ``TerminalHost/stop()``, or the task that ran the host was cancelled. The exit code is 0.
  case stopped
  /// The terminal was closed, or its input ended. Nobody can see the app any more.
  case endOfInput
  /// A signal that requests the end, such as SIGTERM.
  case signal(Int32)

  /// The exit code of a process that ends for this reason: 0 for a request of the user or of the app, 128 plus the
  /// signal's number for a signal.
  ///
  /// A closed terminal counts as SIGHUP, since both arrive together.
  public var exitCode: Int32 {
    switch self {
    case .quit, .stopped: 0
    case .endOfInput: 128 + SIGHUP
    case .signal(let number): 128 + number
    }
  }
}
