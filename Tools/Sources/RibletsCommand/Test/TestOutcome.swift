import Foundation
import RibletsBuildCommands
import RibletsImpact

/// The report of a run beside what was planned.
struct TestOutcome {
  private let choice: TestChoice
  private let report: TestReport
  private let riblets: [TestUnit: String]
  private let log: String?

  /// Takes a report.
  ///
  /// - Parameter log: The file with all that the tests have printed.
  init(_ choice: TestChoice, _ report: TestReport, riblets: [TestUnit: String], log: URL?) {
    self.choice = choice
    self.report = report
    self.riblets = riblets
    self.log = log?.path
  }

  /// Writes the report and says how the tests ended; the command fails unless each planned test has passed, once.
  func finish(writing files: String?...) throws {
    for file in files.compactMap({ $0 }) { try CommandOutput.write(String(report.text.dropLast()), to: file) }
    let failed = report.cases.filter(\.hasFailed).map(\.identifier)
    let missing = choice.missing(in: report)
    let repeated = choice.repeated(in: report)
    try CommandOutput.write(RibletResults(report, of: riblets).lines.joined(separator: "\n"), to: nil)
    for test in failed { CommandOutput.say("Failed: \(test)") }
    say("Planned and not run", missing)
    say("Run more than once", repeated)
    guard failed.isEmpty, missing.isEmpty, repeated.isEmpty else {
      let more = repeated.isEmpty ? "" : ", \(repeated.count) were run more than once"
      let printed = log.map { " All that they printed: \($0)" } ?? ""
      throw CommandOutput.fail(
        "\(failed.count) of \(report.cases.count) tests failed, \(missing.count) were not run\(more).\(printed)",
        .incomplete)
    }
    if report.hasFailedProgram {
      let printed = log.map { " See what they printed: \($0)" } ?? ""
      throw CommandOutput.fail(
        "Each test passed, but the tests as a whole did not: an issue may be of no test, or the program crashed at its end.\(printed)",
        .incomplete)
    }
    let passed = report.cases.filter { !$0.isSkipped }.count
    let skipped = choice.count - passed
    CommandOutput.say(
      (passed == 1 ? "1 test passed" : "\(passed) tests passed") + (skipped > 0 ? ", \(skipped) skipped." : "."))
  }

  private func say(_ problem: String, _ tests: [String]) {
    guard !tests.isEmpty else { return }
    let more = tests.count > 5 ? ", and \(tests.count - 5) more" : ""
    CommandOutput.say("\(problem): \(tests.prefix(5).joined(separator: ", "))\(more).")
  }
}
