import ArgumentParser
import Foundation

/// The options of all commands that write files.
struct ScaffoldOptions: ParsableArguments {
  @Flag(help: "Show what would be written, as differences, and write nothing.")
  var dryRun = false

  @Flag(help: "Overwrite files that are there already.")
  var force = false

  @Flag(help: "Keep files that are there already.")
  var skip = false

  @Flag(help: "Print what was done as JSON on standard output.")
  var json = false

  /// Options of a command that has only some of them.
  ///
  /// A function, since Swift 6.3 cannot optimise an initialiser that does it.
  static func only(dryRun: Bool, json: Bool) -> ScaffoldOptions {
    var options = ScaffoldOptions()
    options.dryRun = dryRun
    options.json = json
    return options
  }

  func validate() throws {
    if force, skip { throw ValidationError("--force and --skip exclude each other.") }
  }

  /// True if there is a user at a terminal who can be asked.
  var asks: Bool { !json && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }
}
