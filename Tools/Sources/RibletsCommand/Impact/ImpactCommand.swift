import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact

/// `riblets impact`: what a difference can reach.
struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Show the riblets, tests, screens and links that a change can affect, with the reasons.",
    discussion: """
      Compares the working tree with a commit, for example 'riblets impact main'. The default is the last commit. \
      'A..B' compares two commits, 'A...B' the second with the last common commit of both.

      A change of a body affects the suites whose code uses the file by a name. A change of an interface also \
      affects all code that is compiled against it. If the command does not understand a change, it selects \
      everything and prints the reason.

      Exits with status 0, or 64 for wrong arguments, 65 in a merge with conflicts, 66 if there is no app, no git \
      repository or no such commit, 73 if --output cannot be written.
      """
  )

  @Argument(help: "The commit before the change, or two commits: 'main', 'v1..v2', 'main...topic'.")
  var base: String?

  @OptionGroup var options: ImpactOptions

  @Flag(help: "Print JSON with a version, as --format json does.")
  var json = false

  @Flag(
    help:
      "Also list all test targets that depend on the changed modules, as if each change were a change of an interface.")
  var dependents = false

  @Option(help: ArgumentHelp("The format of the report.", valueName: "format"))
  var format = ImpactReport.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the report to this file instead of printing it.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if base != nil, !options.files.isEmpty { throw ValidationError("A commit and --files exclude each other.") }
  }

  func run() throws {
    do {
      let impact = try options.impact(of: base, namesDependents: dependents).impact
      try CommandOutput.write((json ? .json : format).text(of: impact), to: output)
    } catch let failure as CommandFailure {
      throw CommandOutput.fail(failure)
    }
  }
}

extension ImpactReport: ExpressibleByArgument {}
