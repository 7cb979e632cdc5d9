import ArgumentParser
import RibletsBuildCommands
import RibletsCoverage

/// `riblets coverage-plan`: which tests to run for each role.
struct CoveragePlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage-plan",
    abstract: "List the runs of tests that 'riblets coverage' counts.",
    discussion: """
      One run a line, with tabs between: the name of its export without .json, the pattern for the test binary's \
      --filter, the one for its --skip, and the files to export. A role without tests has no line.
      """
  )

  @OptionGroup var options: CoverageOptions

  @Option(
    help: ArgumentHelp("What the test binary printed with --list-tests.", valueName: "file"), completion: .file())
  var tests: String

  func run() throws {
    let plan = try options.reading { folder throws(CoverageError) in
      try folder.plan(testList: tests, riblets: options.riblet)
    }
    guard !plan.steps.isEmpty else { return }
    let lines = plan.steps.map { ([$0.run.exportName, $0.filter, $0.skip] + $0.files).joined(separator: "\t") }
    try CommandOutput.write(lines.joined(separator: "\n"), to: nil)
  }
}
