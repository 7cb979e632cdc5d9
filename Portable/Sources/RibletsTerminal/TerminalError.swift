/// The reason why a terminal cannot show a window. Nothing has been changed then.
///
/// ```swift
/// do { try await host.run() } catch { print(error) }
/// ```
///
/// See `Documentation/Terminal.md`.
public enum TerminalError: Error, Hashable, Sendable {
  /// The standard input or output is a file or a pipe. Run the app in a terminal, without pipes.
  case notATerminal(stream: String)
  /// The terminal cannot place its cursor, as its `TERM` says. Set `TERM` to the real type.
  case unsupported(term: String)
  /// Another host of this process uses the terminal. Wait for the end of its `run()`.
  case occupied
  /// A call to the system failed. The number is its `errno`.
  case system(call: String, number: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// The failure and how to fix it, in one line. Print it to the standard error.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "Cannot show the app here: the standard \(stream) is not a terminal. Run it in one, without pipes."
    case .unsupported(term: ""):
      "Cannot show the app here: TERM is not set, so the terminal's type is not known. Set it, such as TERM=xterm."
    case .unsupported(let term):
      "Cannot show the app here: the terminal type '\(term)' cannot place its cursor. Set TERM to what the terminal is."
    case .occupied:
      "Cannot show a second window: another TerminalHost of this process has the terminal. Let its run() return first."
    case .system(let call, let number):
      "Cannot set up the terminal: \(call) failed with error \(number)."
    }
  }
}
