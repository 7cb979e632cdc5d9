import Foundation

/// The lines that are typed or piped into the app while it runs.
enum StandardInput {
  /// True if the user can type.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The lines as they come. Ends with the input, or when the app runs in the background of a terminal.
  static func lines() -> AsyncStream<String> {
    // In the background reading would stop the process; with the signal ignored it is the end of the input instead.
    signal(SIGTTIN, SIG_IGN)
    return AsyncStream { continuation in
      // Reading blocks, so it has a thread of its own, which ends with the process.
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
