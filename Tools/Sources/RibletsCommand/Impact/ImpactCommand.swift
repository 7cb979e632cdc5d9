import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact

/// `riblets impact`: what a difference can reach.
struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Show what a change can reach: riblets, tests, screens and links, with the reasons.",
    discussion: """
      Compares the working tree with a commit, the last one unless told: riblets impact main. 'A..B' compares two commits, \
      'A...B' the second with the last commit that both have in common.

      A change of bodies reaches the suites whose code uses the file, in some way, by a name; a change of an interface all \
      that is compiled against it, too. What is not understood reaches everything, and the reason is printed.

      Ends with 0, or with 64 for wrong arguments, 65 in a merge with conflicts, 66 where there is no app, no git \
      repository or no such commit, 73 where --output cannot be written.
      """
  )

  @Argument(help: "A commit before the change, or two: 'main', 'v1..v2', 'main...topic'.")
  var base: String?

  @OptionGroup var options: ImpactOptions

  @Flag(help: "Print JSON, with its version; the same as --format json.")
  var json = false

  @Flag(help: "Name the test targets that depend on what changes, too, as if every change were one of an interface.")
  var dependents = false

  @Option(help: ArgumentHelp("The form of the report.", valueName: "format"))
  var format = ImpactReport.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the report there instead of printing it.", valueName: "file"),
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
