import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact

/// `riblets test`: builds and runs the tests that a change can reach.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Build and run the tests of the package, or only those that a change can reach.",
    discussion: """
      SwiftPM builds all test targets whatever it is to run. This builds from a manifest in '.build/riblets-test', which \
      has the selected test targets and what they depend on; 'Package.swift' is only read. The folder has a build of its \
      own. Modules that have changed are built also if no test uses them.

      Shards need no server: each machine makes the same plan and takes its part. The plan is even in seconds with the \
      xUnit file of an earlier run, --durations, which is the same on all machines.

      Ends with 0, with 1 if a test fails or a planned one is not run, or with 64 for wrong arguments, 65 in a merge with \
      conflicts or if the build fails, 66 where there is no app, no git repository or no such commit, 73 where the report \
      cannot be written.
      """
  )

  @Option(
    help: ArgumentHelp(
      "Only the tests that changes since a commit can reach: 'HEAD', 'main'.", valueName: "base"))
  var affected: String?

  @Flag(help: "Print the suites, and build and run nothing.")
  var list = false

  @Option(help: ArgumentHelp("Only the part of one of several machines: '2/4'.", valueName: "number/count"))
  var shard: ShardOption?

  @Option(
    help: ArgumentHelp("An xUnit file of an earlier run, for shards of equal length.", valueName: "file"),
    completion: .file())
  var durations: String?

  @Option(
    help: ArgumentHelp("Write one xUnit file there, besides '.build/riblets-test/results.xml'.", valueName: "file"),
    completion: .file())
  var xunit: String?

  @Flag(help: "Run one test after another, so that the durations in the report are those of each test alone.")
  var noParallel = false

  @Flag(help: "Run what the last run of the same selection has built.")
  var skipBuild = false

  @OptionGroup var options: ImpactOptions

  func validate() throws {
    if affected != nil, !options.files.isEmpty { throw ValidationError("--affected and --files exclude each other.") }
    if let affected, affected.contains("..") {
      throw ValidationError(
        """
        '--affected \(affected)' names two commits, but the tests are those of the working tree. Name one commit; for the \
        one in which a branch began: --affected "$(git merge-base main HEAD)".
        """)
    }
  }

  func run() throws {
    do {
      let isSelected = affected != nil || !options.files.isEmpty
      let run = try TestRun(
        options: options, base: isSelected ? affected ?? "HEAD" : nil, durations: try read(durations),
        shard: shard, isParallel: !noParallel)
      if list { return try run.list() }
      try run.run(xunit: xunit, builds: !skipBuild)
    } catch let failure as CommandFailure {
      throw CommandOutput.fail(failure)
    }
  }

  private func read(_ file: String?) throws(CommandFailure) -> TestReport {
    guard let file else { return TestReport() }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("Cannot read '\(file)', which --durations names.", .missingInput)
    }
    let report = TestReport(reading: String(decoding: data, as: UTF8.self))
    if report.cases.isEmpty {
      throw CommandFailure("'\(file)' has no test case. It is to be an xUnit file, as --xunit writes one.", .badData)
    }
    return report
  }
}
