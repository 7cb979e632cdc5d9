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
  private let specs: SpecDocuments?
  private let ignored: IgnoredSources?

  /// Selects the tests.
  ///
  /// - Parameters:
  ///   - base: The commit since which changes count; all tests are selected if that is `nil`.
  ///   - isCold: True for a build from nothing that nobody goes on with.
  ///   - specs: The documents to write; the specs alone are run then.
  init(
    options: ImpactOptions, base: String?, durations: TestReport, shard: ShardOption?, isParallel: Bool, isCold: Bool,
    specs: SpecDocuments? = nil
  ) throws(CommandFailure) {
    let root = try options.root()
    if let base {
      let found = try options.impact(of: base)
      (app, impact, ignored) = (found.app, found.impact, found.ignored)
    } else {
      app = ImpactedApp(at: root)
      try ImpactOptions.check(app, at: root)
      impact = Impact(ofAllTestsIn: app)
      ignored = nil
    }
    package = TestPackage(
      of: root, isCold: isCold, isInPlace: app.isBoundToFolder || app.looksIntoFolder(from: impact))
    self.durations = durations.durations
    self.shard = shard
    self.isParallel = isParallel
    self.specs = specs
  }

  // MARK: Without a build

  /// Prints the selected suites, each on a line.
  func list() throws {
    if app.hasUnknownTests {
      let reasons = app.problems.joined(separator: "; ")
      throw CommandFailure(
        "The suites cannot be listed, because \(reasons). 'riblets test' runs all of them.",
        .badData)
    }
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
    try specs?.prepare()
    guard let choice = try built(builds: builds) else { return }
    let outcome = TestOutcome(choice, try runTests(choice), riblets: impact.ribletsByUnit, log: package.log)
    specs?.say()
    try outcome.finish(writing: package.results, xunit)
    notePassed(builds)
  }

  /// Notes with which sources that git leaves out the tests have passed, if all that can be reached were built and run.
  private func notePassed(_ isBuilt: Bool) {
    guard isBuilt, shard == nil, specs == nil, app.ownTests.isSuperset(of: impact.targets.map(\.name)) else { return }
    ignored?.notePassed(in: app.root)
  }

  /// Builds, and writes a folder from which other machines run.
  func pack(into folder: String) throws {
    let choice = try built(builds: true)
    if choice?.hasOldTests == true {
      throw CommandFailure(
        "Tests of XCTest cannot be packed; without --pack, each machine builds and runs its --shard of them.", .badData)
    }
    let tests = PackedTests(
      choice ?? .none, riblets: impact.ribletsByUnit, durations: durations, folder: package.root.path)
    try PackedFolder(at: folder).write(tests, builtIn: choice == nil ? nil : try binaries())
    CommandOutput.say("Packed \(choice?.count ?? 0) tests: \(folder)")
  }

  /// The tests that are to be run here, once they are built; `nil` if there are none.
  private func built(builds: Bool) throws -> TestChoice? {
    sayReasons()
    let scope = ScopedPackage(for: impact, in: app)
    let hasTests = app.hasUnknownTests || impact.targets.contains { app.ownTests.contains($0.name) }
    if let scope, scope.targets.isEmpty || !hasTests && impact.modules.isEmpty {
      CommandOutput.say("Nothing of this package has to be built or tested.")
      return nil
    }
    if builds {
      try package.write(scope)
      package.forgetExpansions(of: app.codeOfMacros)
      let tests = hasTests ? ["--build-tests"] : []
      guard try SwiftProgram.run(["build", "--disable-build-manifest-caching"] + tests + package.options) else {
        throw CommandFailure("The build failed; so nothing was tested.", .badData)
      }
    }
    if !hasTests { CommandOutput.say("What has changed is built, and no test of this package uses it.") }
    return hasTests ? try choice() : nil
  }

  private func choice() throws(CommandFailure) -> TestChoice {
    let (isSuccess, text) = try SwiftProgram.output(of: ["test", "list", "--skip-build"] + package.runOptions)
    guard isSuccess else { throw CommandFailure("The tests cannot be listed.", .badData) }
    let known = Impact(ofAllTestsIn: app)
    // A suite in an extension of a type has the module of the type in its name, and runs with all tests that the app does not know.
    let others = Set(known.targets.map(\.name)).subtracting(app.ownTests)
    let identifiers = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { name in TestUnit(of: name).map { !others.contains($0.target) } ?? app.hasUnknownTests }
    let all = TestChoice(of: identifiers, selectedBy: impact, among: known)
    if specs != nil { return try SpecDocuments.specs(of: all) }
    return shard?.part(of: all, durations) ?? all
  }

  /// The folder in which SwiftPM has built.
  private func binaries() throws(CommandFailure) -> String {
    let (isSuccess, text) = try SwiftProgram.output(of: ["build", "--show-bin-path"] + package.options)
    guard isSuccess else { throw CommandFailure("The folder of the build cannot be found.", .badData) }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func runTests(_ choice: TestChoice) throws(CommandFailure) -> TestReport {
    if choice.tests.isEmpty { return TestReport() }
    let files = ["report.xml", "report-swift-testing.xml"].map { package.folder.appending(path: $0).path }
    return try package.report(in: files) { output throws(CommandFailure) in
      let filters = choice.filters.flatMap { ["--filter", $0] }
      var isWell = true
      for (part, file) in zip(runs(hasOldTests: choice.hasOldTests), files) {
        let reports = ["--xunit-output", file, "--event-stream-output-path", TestPackage.events(beside: file)]
        let arguments = ["test", "--skip-build"] + reports + package.runOptions + part + filters
        let end = try ChildProgram("swift", arguments, variables: specs?.variables ?? [:]).run(output: output)
        isWell = isWell && end.isSuccess
      }
      return isWell
    }
  }

  /// The options of each run of SwiftPM: tests of XCTest are another run, which takes its time also without any. SwiftPM reports
  /// them only if they run in parallel, if only with one worker.
  private func runs(hasOldTests: Bool) -> [[String]] {
    switch (hasOldTests, isParallel) {
    case (false, true): [["--disable-xctest"]]
    case (false, false): [["--disable-xctest", "--no-parallel"]]
    case (true, true): [["--parallel"]]
    case (true, false):
      [["--disable-swift-testing", "--parallel", "--num-workers", "1"], ["--disable-xctest", "--no-parallel"]]
    }
  }
}

extension ShardOption {
  /// The part of this machine, and says how large it is.
  func part(of all: TestChoice, _ durations: [TestUnit: Double]) -> TestChoice {
    let mine = all.shard(number, of: count, durations: durations)
    CommandOutput.say("Shard \(number) of \(count): \(mine.count) of \(all.count) tests.")
    return mine
  }
}
