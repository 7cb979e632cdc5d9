import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact

/// `riblets test`: builds and runs the tests that a change can reach.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Build and run the tests of the package, or only the affected tests of a change.",
    discussion: """
      Example: riblets test --affected main

      SwiftPM always builds all test targets. So this command builds from a manifest in '.build/riblets-test', which \
      has only the selected test targets and their dependencies. It does not change your 'Package.swift'. The folder \
      has a build of its own. The command also builds changed modules that no test uses.

      Shards need no server, because each machine makes the same plan and runs its part. If all machines have the \
      same xUnit file of an earlier run (--durations), the parts take about the same time. You can also build on one \
      machine with --pack TESTS, run the parts with --packed TESTS --shard 2/4 without a build, and merge the \
      reports with --packed TESTS --reports FILES. The command then checks that each test is in the report once.

      With --specs, the folder gets index.html, specs.md, specs.json and xunit.xml, also if an example fails. Specs \
      are the types of tests whose names end in Spec.

      Exits with status 0, 1 if a test fails or a planned one is not run, 64 for wrong arguments, 65 in a merge with \
      conflicts or if the build fails, 66 if there is no app, no git repository, no such commit or no spec, 73 if \
      the report or the documents cannot be written.
      """
  )

  @Option(
    help: ArgumentHelp(
      "Run only the tests that changes since this commit can affect, for example 'HEAD' or 'main'.", valueName: "base"))
  var affected: String?

  @Flag(help: "Print the suites, but build and run nothing.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Run only the part of one machine, for example '2/4' on the second of four.", valueName: "number/count"))
  var shard: ShardOption?

  @Option(
    help: ArgumentHelp("An xUnit file of an earlier run, to make shards of equal duration.", valueName: "file"),
    completion: .file())
  var durations: String?

  @Option(
    help: ArgumentHelp("Also write the xUnit file '.build/riblets-test/results.xml' to this file.", valueName: "file"),
    completion: .file())
  var xunit: String?

  @Option(
    help: ArgumentHelp(
      "Run only the specs, and write their living documentation to this folder, as a page, Markdown, JSON and xUnit.",
      valueName: "folder"),
    completion: .directory)
  var specs: String?

  @Flag(help: "Run one test after another, so that the report has the duration of each test alone.")
  var noParallel = false

  @Flag(
    help:
      "Build for this run alone, as CI does: without debug information and in a folder of its own, with a third less processor time."
  )
  var cold = false

  @Flag(help: "Build nothing, and run the last build of the same selection.")
  var skipBuild = false

  @Option(
    help: ArgumentHelp(
      "Build the tests, and write them to this folder for other machines, but run nothing.", valueName: "folder"),
    completion: .directory)
  var pack: String?

  @Option(
    help: ArgumentHelp(
      "Run the tests of this folder, which --pack has written, and build nothing.", valueName: "folder"),
    completion: .directory)
  var packed: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "With --packed, merge the reports of all shards into one, and run nothing.", valueName: "file"),
    completion: .file())
  var reports: [String] = []

  @OptionGroup var options: ImpactOptions

  func validate() throws {
    try validatePacking()
    if specs != nil {
      let others = [
        ("--affected", affected != nil), ("--files", !options.files.isEmpty), ("--ignore", !options.ignore.isEmpty),
        ("--list", list), ("--shard", shard != nil), ("--pack", pack != nil), ("--packed", packed != nil),
      ]
      for (name, isThere) in others where isThere {
        throw ValidationError("--specs documents all specs, so it excludes \(name).")
      }
    }
    if affected != nil, !options.files.isEmpty { throw ValidationError("--affected and --files exclude each other.") }
    if let affected, affected.contains("..") {
      throw ValidationError(
        """
        '--affected \(affected)' names two commits, but the tests are those of the working tree. Name one commit; for the \
        one in which a branch began: --affected "$(git merge-base main HEAD)".
        """)
    }
  }

  private func validatePacking() throws {
    if pack != nil {
      let others = [
        ("--packed", packed != nil), ("--shard", shard != nil), ("--list", list), ("--xunit", xunit != nil),
      ]
      for (name, isThere) in others + [("--skip-build", skipBuild)] where isThere {
        throw ValidationError("--pack and \(name) exclude each other.")
      }
    }
    if packed != nil {
      let isSelected = affected != nil || !options.files.isEmpty || !options.ignore.isEmpty
      if isSelected { throw ValidationError("What is selected was decided by --pack; --packed selects nothing.") }
      let others = [("--list", list), ("--skip-build", skipBuild), ("--cold", cold), ("--durations", durations != nil)]
      for (name, isThere) in others where isThere { throw ValidationError("--packed and \(name) exclude each other.") }
      if !reports.isEmpty, shard != nil {
        throw ValidationError("--reports are of all shards, so --shard says nothing.")
      }
    } else if !reports.isEmpty {
      throw ValidationError("--reports are held to a plan: name it with --packed.")
    }
  }

  func run() throws {
    do {
      if let packed { return try runPacked(PackedFolder(at: packed)) }
      let isSelected = affected != nil || !options.files.isEmpty
      let run = try TestRun(
        options: options, base: isSelected ? affected ?? "HEAD" : nil, durations: try read(durations),
        shard: shard, isParallel: !noParallel, isCold: cold, specs: specs.map { SpecDocuments(in: $0) })
      if list { return try run.list() }
      if let pack { return try run.pack(into: pack) }
      try run.run(xunit: xunit, builds: !skipBuild)
    } catch let failure as CommandFailure {
      throw CommandOutput.fail(failure)
    }
  }

  private func runPacked(_ folder: PackedFolder) throws {
    let package = TestPackage(of: try options.root())
    let tests = try folder.read(for: package.root.path)
    if reports.isEmpty {
      let choice = shard?.part(of: tests.choice, tests.durations) ?? tests.choice
      let report = try folder.run(choice, isParallel: !noParallel, in: package)
      return try TestOutcome(choice, report, riblets: tests.riblets, log: package.log)
        .finish(writing: package.results, xunit)
    }
    var report = TestReport()
    for file in reports { report.add(TestReport(reading: try text(of: file, named: "--reports"))) }
    try TestOutcome(tests.choice, report, riblets: tests.riblets, log: nil).finish(writing: xunit)
  }

  private func text(of file: String, named option: String) throws(CommandFailure) -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("Cannot read '\(file)', which \(option) names.", .missingInput)
    }
    return String(decoding: data, as: UTF8.self)
  }

  private func read(_ file: String?) throws(CommandFailure) -> TestReport {
    guard let file else { return TestReport() }
    let report = TestReport(reading: try text(of: file, named: "--durations"))
    if report.cases.isEmpty {
      throw CommandFailure("'\(file)' has no test case. It is to be an xUnit file, as --xunit writes one.", .badData)
    }
    return report
  }
}
