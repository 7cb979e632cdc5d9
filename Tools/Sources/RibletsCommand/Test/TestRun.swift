import Foundation
import RibletsBuildCommands
import RibletsImpact

/// A run of selected tests: from the selection over the build to the report.
struct TestRun {
  private let package: TestPackage
  private let app: ImpactedApp
  private let impact: Impact
  private let durations: [TestUnit: Double]
  private let shard: ShardOption?
  private let isParallel: Bool

  /// Selects the tests.
  ///
  /// - Parameter base: The commit since which changes count; all tests are selected if that is `nil`.
  init(
    options: ImpactOptions, base: String?, durations: TestReport, shard: ShardOption?, isParallel: Bool
  ) throws(CommandFailure) {
    let root = try options.root()
    if let base {
      let found = try options.impact(of: base)
      (app, impact) = (found.app, found.impact)
    } else {
      app = ImpactedApp(at: root)
      try ImpactOptions.check(app, at: root)
      impact = Impact(ofAllTestsIn: app)
    }
    package = TestPackage(of: root)
    self.durations = durations.durations
    self.shard = shard
    self.isParallel = isParallel
  }

  // MARK: Without a build

  /// Prints the selected suites, each on a line.
  func list() throws {
    let units = impact.units.filter { app.ownTests.contains($0.target) }
    let counts = Dictionary(uniqueKeysWithValues: units.map { ($0, 1) })
    let mine = shard.map { ShardPlan(of: counts, durations: durations, into: $0.count).shards[$0.number - 1] }
    sayReasons()
    let lines = (mine ?? units.sorted()).map(\.description)
    if !lines.isEmpty { try CommandOutput.write(lines.joined(separator: "\n"), to: nil) }
  }

  private func sayReasons() {
    if !impact.base.isEmpty || impact.suites.count < impact.suiteCount { CommandOutput.say(impact.summary) }
    if !impact.base.isEmpty {
      for reason in impact.everything { CommandOutput.say("All tests are selected: \(reason).") }
    }
    let others = Set(impact.targets.map(\.name)).subtracting(app.ownTests).sorted()
    if !others.isEmpty {
      CommandOutput.say("Of other packages, and not run here: \(others.joined(separator: ", ")).")
    }
  }

  // MARK: With one

  /// Builds and runs.
  ///
  /// - Parameter xunit: A file for the report, besides the one that every run leaves.
  func run(xunit: String?, builds: Bool) throws {
    sayReasons()
    let scope = ScopedPackage(for: impact, in: app)
    let hasTests = impact.targets.contains { app.ownTests.contains($0.name) }
    if let scope, scope.targets.isEmpty || !hasTests && impact.modules.isEmpty {
      return CommandOutput.say("Nothing of this package has to be built or tested.")
    }
    if builds {
      try package.write(scope)
      let tests = hasTests ? ["--build-tests"] : []
      guard try SwiftProgram.run(["build", "--disable-build-manifest-caching"] + tests + package.options) == 0 else {
        throw CommandFailure("The build failed; so nothing was tested.", .badData)
      }
    }
    guard hasTests else { return CommandOutput.say("What has changed is built, and no test of this package uses it.") }
    let choice = try choice()
    let report = try runTests(choice)
    try finish(choice, report, xunit)
  }

  private func choice() throws(CommandFailure) -> TestChoice {
    let (status, text) = try SwiftProgram.output(of: ["test", "list", "--skip-build"] + package.options + libraries)
    guard status == 0 else { throw CommandFailure("The tests cannot be listed.", .badData) }
    let identifiers = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { TestUnit(of: $0).map { app.ownTests.contains($0.target) } ?? false }
    let all = TestChoice(of: identifiers, selectedBy: impact, among: Impact(ofAllTestsIn: app))
    guard let shard else { return all }
    let plan = ShardPlan(of: all.tests.mapValues(\.count), durations: durations, into: shard.count)
    let mine = all.only(plan.shards[shard.number - 1])
    let count = mine.tests.values.reduce(0) { $0 + $1.count }
    CommandOutput.say("Shard \(shard.number) of \(shard.count): \(count) of \(identifiers.count) tests.")
    return mine
  }

  /// The tests of XCTest are another run, which takes its time also without any.
  private var libraries: [String] { app.usesXCTest ? [] : ["--disable-xctest"] }

  private var log: URL { package.folder.appending(path: "tests.log") }

  private func runTests(_ choice: TestChoice) throws(CommandFailure) -> TestReport {
    var report = TestReport()
    if choice.tests.isEmpty { return report }
    let files = ["report.xml", "report-swift-testing.xml"].map { package.folder.appending(path: $0).path }
    for file in files { try? FileManager.default.removeItem(atPath: file) }
    guard FileManager.default.createFile(atPath: log.path, contents: nil),
      let output = FileHandle(forWritingAtPath: log.path)
    else { throw CommandFailure("Cannot write '\(log.path)'.", .cannotCreate) }
    let filters = choice.filters.flatMap { ["--filter", $0] }
    _ = try SwiftProgram.run(
      ["test", "--skip-build", "--xunit-output", files[0]] + package.options + libraries + filters
        + (isParallel ? [] : ["--no-parallel"]), output: output)
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      report.add(TestReport(reading: String(decoding: data, as: UTF8.self)))
    }
    return report
  }

  private func finish(_ choice: TestChoice, _ report: TestReport, _ xunit: String?) throws {
    let files = [package.folder.appending(path: "results.xml").path] + (xunit.map { [$0] } ?? [])
    for file in files { try CommandOutput.write(String(report.text.dropLast()), to: file) }
    let failed = report.cases.filter(\.hasFailed).map(\.identifier)
    let missing = choice.missing(in: report)
    try CommandOutput.write(RibletResults(report, of: impact).lines.joined(separator: "\n"), to: nil)
    for test in failed { CommandOutput.say("Failed: \(test)") }
    if !missing.isEmpty {
      let more = missing.count > 5 ? ", and \(missing.count - 5) more" : ""
      CommandOutput.say("Planned and not run: \(missing.prefix(5).joined(separator: ", "))\(more).")
    }
    guard failed.isEmpty, missing.isEmpty else {
      throw CommandOutput.fail(
        "\(failed.count) of \(report.cases.count) tests failed, \(missing.count) were not run. All that they printed: \(log.path)",
        .incomplete)
    }
    CommandOutput.say("\(report.cases.count) tests passed.")
  }
}
