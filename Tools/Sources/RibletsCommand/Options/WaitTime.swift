import ArgumentParser
import RibletsChanges

/// The time that a command waits for others that change the same files.
struct WaitTime: Sendable {
  /// The explanation of the option.
  static let help = ArgumentHelp(
    "Wait so long for another command that is at work in the app, or while files change.", valueName: "time")

  let duration: Duration

  /// Ten seconds.
  init() { duration = .seconds(10) }

  /// Reads a time, such as `10s`, `500ms` or `2m`; a number alone is one of seconds.
  init(_ text: String) throws {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int32(digits) else { throw Self.problem(text) }
    switch text.dropFirst(digits.count) {
    case "", "s": duration = .seconds(Int(number))
    case "ms": duration = .milliseconds(Int(number))
    case "m": duration = .seconds(Int(number) * 60)
    default: throw Self.problem(text)
    }
  }

  /// A deadline from now on.
  var deadline: Deadline { Deadline(in: duration) }

  private static func problem(_ text: String) -> ValidationError {
    ValidationError("'\(text)' is no time. Write it as in 10s, 500ms or 2m.")
  }
}
