import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsCoverage

/// `riblets coverage`: the table by riblet and role.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how many lines of each riblet and role their own tests cover.",
    discussion: """
      Builds the tests once with coverage, in '.build/coverage'. Then it runs all of them, and again for each role \
      of each riblet the role's own tests alone. Documentation/Coverage.md says which tests these are.

      Exits with status 0, or 1 below --fail-under or if a test fails, also then with the table; 64 for wrong \
      arguments, 65 if the build fails or there is no riblet, 66 if there is no app or no llvm-cov, 73 if --output \
      cannot be written.
      """
  )

  @Option(help: ArgumentHelp("Measure only this riblet and its tests. Can be repeated.", valueName: "name"))
  var riblet: [String] = []

  @Option(
    help: ArgumentHelp(
      "Fail if own tests cover less than this percentage of the lines with a role.", valueName: "percent"),
    transform: { try CoverageCommand.threshold($0) })
  var failUnder: Threshold?

  @Option(help: ArgumentHelp("The format of the table.", valueName: "format"))
  var format = ReportFormat.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the table to this file instead of printing it.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "How long one run of tests can take. A longer run is stopped and does not count.", valueName: "seconds"))
  var limit = 300

  @Option(
    help: ArgumentHelp(
      "The folder that contains the folders of the targets, relative to the package.", valueName: "folder"),
    completion: .directory)
  var sources = "Sources"

  @OptionGroup var folder: FolderOptions

  func validate() throws {
    if limit < 1 { throw ValidationError("A run of tests takes at least a second: --limit 60.") }
  }

  func run() throws {
    let report: CoverageReport
    let broken: [String]
    do throws(CommandFailure) {
      let root = try folder.realAppFolder()
      let sources = URL(filePath: sources, relativeTo: URL(filePath: root + "/")).path
      try CommandOutput.check(output)
      try CommandFailure.attempt { () throws(CoverageError) in
        try MeasuredSources.check(sources, riblets: riblet)
      }
      var run = try CoverageRun(in: root, sources: sources, riblets: riblet, limit: limit)
      defer { run.removeTraces() }
      report = try run.report()
      broken = run.broken
    } catch {
      throw CommandOutput.fail(error)
    }
    try CommandOutput.write(format.text(of: report), to: output)
    let failure = failUnder?.failure(of: report)
    if !broken.isEmpty {
      let lines = broken.map { "  " + $0 }.joined(separator: "\n")
      CommandOutput.say("\nThe figures are those of a run with failures:\n\(lines)")
    }
    if let failure { throw CommandOutput.fail(failure, .incomplete) }
    if !broken.isEmpty { throw ExitCode(ExitStatus.incomplete.rawValue) }
  }

  private static func threshold(_ text: String) throws -> Threshold {
    guard let percent = Double(text), let threshold = Threshold(percent: percent) else {
      throw ValidationError("'\(text)' is no percentage. Give a number from 0 to 100.")
    }
    return threshold
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension CommandFailure {
  /// Does something with coverage; what goes wrong ends the command.
  static func attempt<Result>(_ work: () throws(CoverageError) -> Result) throws(CommandFailure) -> Result {
    do throws(CoverageError) {
      return try work()
    } catch {
      throw CommandFailure("\(error)", error.exitStatus)
    }
  }
}

extension CoverageError {
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .noSources: .missingInput
    case .unknownRiblet: .wrongArguments
    case .emptyExport, .notJSON, .notAnExport, .noFileUnder, .noRiblets, .noTests: .badData
    }
  }
}
