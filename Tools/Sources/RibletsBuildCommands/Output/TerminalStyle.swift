import Foundation
import RibletsMocks
import RibletsSource

/// Colours for messages, where somebody sees them.
struct TerminalStyle {
  private let hasColors: Bool

  /// Decides by what the messages go to, and by what the user asked for: `NO_COLOR` and `TERM=dumb` mean no colours.
  init(isTerminal: Bool, environment: [String: String]) {
    hasColors = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// The style of standard error.
  static let standardError = TerminalStyle(
    isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment)

  /// The word before a message that ends the run.
  var error: String { colored("Error:", as: Self.red) }

  /// A diagnosis as compilers print it: the place stands out, then how bad it is.
  func text(of diagnosis: MockDiagnosis) -> String {
    guard hasColors else { return diagnosis.description }
    let color = diagnosis.severity == .error ? Self.red : Self.magenta
    let severity = colored(diagnosis.severity.rawValue + ":", as: color)
    let place = diagnosis.position.map { colored("\($0.file):\($0.line):\($0.column):", as: Self.bold) + " " }
    return (place ?? "") + severity + " " + diagnosis.text
  }

  private static let bold = "1"
  private static let red = "1;31"
  private static let magenta = "1;35"

  private func colored(_ text: String, as code: String) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
