public import ArgumentParser
public import RibletsCoverage

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
    help: ArgumentHelp("Fail unless own tests run so many per cent of the lines with a role.", valueName: "percent"))
  var failUnder: Threshold?

  @Option(help: ArgumentHelp("text, markdown or json.", valueName: "format"))
  var format = ReportFormat.text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write the table there instead of printing it.", valueName: "file"))
  var output: String?

  func run() throws {
    let report = try options.reading { folder throws(CoverageError) in try folder.report() }
    try CommandOutput.write(format.text(of: report), to: output)
    if let failure = failUnder?.failure(of: report) { throw CommandOutput.fail(failure, .belowThreshold) }
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension Threshold: ExpressibleByArgument {
  public init?(argument: String) {
    guard let percent = Double(argument) else { return nil }
    self.init(percent: percent)
  }
}
