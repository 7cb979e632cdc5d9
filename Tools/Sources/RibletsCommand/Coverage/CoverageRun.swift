import Foundation
import RibletsBuildCommands
import RibletsCoverage

/// The tests of a package, built with coverage: all of them are run, and again the own tests of each role.
struct CoverageRun {
  /// The runs that did not go well, with what happened.
  private(set) var broken: [String] = []
  private var shown: Set<String> = []
  private let root: String
  private let sources: String
  private let riblets: [String]
  private let limit: Int
  private let tools: CoverageTools
  private let program: CoverageProgram
  /// A folder for what is only needed meanwhile.
  private let work: URL

  /// Builds the tests.
  init(in root: String, sources: String, riblets: [String], limit: Int) throws(CommandFailure) {
    (self.root, self.sources, self.riblets, self.limit) = (root, sources, riblets, limit)
    tools = try CoverageTools()
    program = try CoverageProgram(builtIn: root)
    work = URL(filePath: root).appending(path: ".build/coverage/runs.\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("Cannot write to '\(work.path)': \(error.localizedDescription)", .cannotCreate)
    }
  }

  func removeTraces() { try? FileManager.default.removeItem(at: work) }

  /// Runs the tests, and counts what they ran.
  mutating func report() throws(CommandFailure) -> CoverageReport {
    let started = ContinuousClock.now
    let whole = try coverage("all tests", [], of: [sources])
    let measured = try CommandFailure.attempt { () throws(CoverageError) in
      try MeasuredSources(sources, whole: whole, riblets: riblets)
    }
    let list = try program.list()
    let plan = try CommandFailure.attempt { () throws(CoverageError) in try measured.plan(testList: list) }
    var own: [OwnRun: CoverageExport] = [:]
    var count = 1
    var last: (step: TestPlan.Step, export: CoverageExport)?
    for step in plan.steps {
      // The tests of a view without snapshots are the same as with them.
      if let last, last.step.filter == step.filter, last.step.skip == step.skip {
        own[step.run] = last.export
        continue
      }
      let export = try coverage(
        step.run.name, ["--filter", step.filter, "--skip", step.skip], of: step.files)
      own[step.run] = export
      last = (step, export)
      count += 1
    }
    let seconds = (ContinuousClock.now - started).components.seconds
    CommandOutput.say("Ran the tests \(count == 1 ? "once" : "\(count) times") in \(seconds) s.")
    return measured.report(own: own)
  }

  /// Runs tests, and returns which lines of some files or folders they ran.
  private mutating func coverage(
    _ name: String, _ options: [String], of files: [String]
  ) throws(CommandFailure) -> CoverageExport {
    let profiles = work.appending(path: "profiles").path
    let log = work.appending(path: "tests.log").path
    try? FileManager.default.removeItem(atPath: profiles)
    try? FileManager.default.createDirectory(atPath: profiles, withIntermediateDirectories: true)
    let end = try program.run(options, profiles: profiles, log: log, limit: limit)
    if !end.isSuccess {
      broken.append("\(name): \(Self.text(of: end, limit: limit))")
      sayNewIssues(in: log)
    }
    let json = try tools.export(profiles: profiles, of: program.path, files: files, in: work)
    return try CommandFailure.attempt { () throws(CoverageError) in
      try CoverageExport(json: json, name: "llvm-cov export")
    }
  }

  /// Says the issues that a log has, without those that an earlier run had, too.
  private mutating func sayNewIssues(in log: String) {
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let issues = text.split(separator: "\n").map(String.init).filter { line in
      line.contains(" recorded an issue ")
        || line.hasPrefix("↳ ") && !line.hasPrefix("↳ Test") && !line.hasPrefix("↳ Target")
    }
    for issue in issues.filter({ shown.insert($0).inserted }).prefix(20) { CommandOutput.say("  \(issue)") }
  }

  private static func text(of end: ChildProgram.End, limit: Int) -> String {
    switch end {
    case .exited(1): "tests failed"
    case .tookTooLong: "had not ended after \(limit) s, so nothing of it counts as run"
    case .exited(let status), .crashed(let status):
      "stopped half-way (status \(status)), so nothing of it counts as run"
    }
  }
}
