import ArgumentParser
import RibletsChanges

/// The choice of how long a command waits for others that change the same files.
struct WaitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Wait so long for another command that is at work in the app, or while files change.", valueName: "time"),
    transform: { try WaitOptions.duration($0) })
  var wait = Duration.seconds(10)

  /// A deadline from now on.
  var deadline: Deadline { Deadline(in: wait) }

  /// Reads a time, such as `10s`, `500ms` or `2m`; a number alone is one of seconds.
  static func duration(_ text: String) throws -> Duration {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int32(digits) else { throw problem(text) }
    switch text.dropFirst(digits.count) {
    case "", "s": return .seconds(Int(number))
    case "ms": return .milliseconds(Int(number))
    case "m": return .seconds(Int(number) * 60)
    default: throw problem(text)
    }
  }

  private static func problem(_ text: String) -> ValidationError {
    ValidationError("'\(text)' is no time. Write it as in 10s, 500ms or 2m.")
  }
}
