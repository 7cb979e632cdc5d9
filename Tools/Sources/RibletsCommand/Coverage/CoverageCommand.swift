import ArgumentParser
import RibletsBuildCommands
import RibletsCoverage

/// `riblets coverage`: the table by riblet and role.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how much of each riblet's roles their own tests run.",
    discussion: """
      Reads what llvm-cov exported for a package. In the repository of Riblets, scripts/coverage builds, runs and \
      exports, and then calls this; Documentation/Coverage.md shows how to do it elsewhere.

      Ends with 0, or with 1 below --fail-under, 64 for wrong arguments, 65 for exports that are none, 66 for a \
      missing file or folder, 73 where --output cannot be written.
      """
  )

  @OptionGroup var options: CoverageOptions

  @Option(
    help: ArgumentHelp("Fail unless own tests run so many per cent of the lines with a role.", valueName: "percent"),
    transform: { try CoverageCommand.threshold($0) })
  var failUnder: Threshold?

  @Option(help: ArgumentHelp("The form of the table.", valueName: "format"))
  var format = ReportFormat.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the table there instead of printing it.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    let report = try options.reading { folder throws(CoverageError) in try folder.report(riblets: options.riblet) }
    try CommandOutput.write(format.text(of: report), to: output)
    if let failure = failUnder?.failure(of: report) { throw CommandOutput.fail(failure, .incomplete) }
  }

  private static func threshold(_ text: String) throws -> Threshold {
    guard let percent = Double(text), let threshold = Threshold(percent: percent) else {
      throw ValidationError("'\(text)' is no percentage. Give a number from 0 to 100.")
    }
    return threshold
  }
}

extension ReportFormat: ExpressibleByArgument {}
