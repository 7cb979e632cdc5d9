package import ArgumentParser
import Foundation
import RibletsMocks
import RibletsReading

/// `riblets mock`: mocks of protocols as source.
package struct MockCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "mock",
    abstract: "Generate mocks of the protocols that are marked '@mockable'.",
    discussion: """
      Mark a protocol with a comment above it: '/// @mockable'. If the command cannot mock a protocol, it lists the \
      file, line and column, and mocks the others. The settings of a package are JSON with annotation, all, plain, \
      history, imports and exclude, for all of its targets and, below 'targets', for one.

      Exits with status 0, or 1 if anything marked could not be mocked or, with --strict, after a warning, 64 for \
      wrong arguments, 65 for settings that cannot be read, 66 for a missing file or folder, 73 if the output cannot \
      be written.
      """
  )

  @Option(
    name: .shortAndLong, parsing: .upToNextOption,
    help: ArgumentHelp("Files and folders with the protocols. Can be repeated.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var sources: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Files and folders with protocols that others inherit from. The command does not mock these.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var parents: [String] = []

  @Option(
    help: ArgumentHelp("A JSON file with such files for each module. Build plug-ins write it.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var modules: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var output: String?

  @Flag(help: "Write plain mocks, which do not need the test kit.")
  var plain = false

  @Flag(help: "Also keep the arguments of all calls in plain mocks.")
  var history = false

  @Flag(help: "Look for inherited protocols only in --sources and --parents, not in the modules of the package.")
  var noPackageGraph = false

  @Option(
    help: ArgumentHelp("The file with the settings of a package. Options are added to the settings.", valueName: "file")
  )
  var settings: String?

  @Option(help: ArgumentHelp("Use the settings of this target.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The word that marks a protocol. The default is '@mockable'.", valueName: "word"))
  var annotation: String?

  @Flag(help: "Mock every protocol, marked or not.")
  var all = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Leave out files whose names end with this suffix, without .swift.", valueName: "suffix"))
  var exclude: [String] = []

  @Option(parsing: .upToNextOption, help: ArgumentHelp("More modules to import.", valueName: "name"))
  var imports: [String] = []

  @Option(parsing: .upToNextOption, help: ArgumentHelp("Modules to import with @testable.", valueName: "name"))
  var testableImports: [String] = []

  @Option(parsing: .upToNextOption, help: ArgumentHelp("Modules not to import.", valueName: "name"))
  var excludeImports: [String] = []

  @Option(help: ArgumentHelp("Comments at the beginning of the output.", valueName: "text"))
  var header: String?

  @Option(help: ArgumentHelp("Put '#if NAME' around everything in the output.", valueName: "name"))
  var macro: String?

  @Option(
    help: ArgumentHelp(
      "Write this many files, for example 'Mocks-1.swift' and 'Mocks-2.swift' for 'Mocks.swift'.", valueName: "count"))
  var shards = 1

  @Option(
    help: ArgumentHelp("List the files of the run in this file, in the format of make.", valueName: "file"),
    completion: .file())
  var dependencyFile: String?

  @Option(
    help: ArgumentHelp("How many files to read at a time. The default is the number of cores.", valueName: "count"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Also exit with status 1 after warnings.")
  var strict = false

  @Flag(help: "Print the messages as JSON on standard output.")
  var json = false

  @OptionGroup(visibility: .hidden)
  var mockolo: MockoloOptions

  package init() {}

  package func validate() throws {
    if shards < 1 || shards > 1_000 { throw ValidationError("--shards takes a number from 1 to 1000.") }
    if jobs < 1 || mockolo.jobs ?? 1 < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    if sources.isEmpty, modules == nil, mockolo.isWithoutSources {
      throw ValidationError("Give --sources files or folders with protocols.")
    }
    if output == nil, mockolo.destination == nil { throw ValidationError("Give --output the file to write.") }
    if output != nil, mockolo.destination != nil {
      throw ValidationError("--output and --destination mean the same. Give one of them.")
    }
    if let macro, !MockOptions.isWord(macro) {
      throw ValidationError("'\(macro)' is no condition. Give --macro letters, digits and underscores.")
    }
    if let header, !MockOptions.isComment(header) {
      throw ValidationError("Each line of --header has to be a comment, '// …', or empty.")
    }
    if target != nil, settings == nil { throw ValidationError("--target needs --settings.") }
    if let annotation, !MockOptions.isWord(MockOptions.word(annotation)) {
      throw ValidationError("'\(annotation)' is no word. Give --annotation letters, digits and underscores.")
    }
  }

  package func run() throws {
    let findings: Findings
    do throws(CommandFailure) {
      findings = try self.findings()
    } catch {
      guard json else { throw CommandOutput.fail(error) }
      try CommandOutput.write(MockReport(status: error.status.rawValue, error: error.description).text, to: nil)
      throw ExitCode(error.status.rawValue)
    }
    try finish(findings)
  }

  /// The results of a run: outputs and diagnoses.
  private struct Findings {
    var outputs: [MockReport.Output]
    var diagnoses: [MockDiagnosis]
  }

  private func findings() throws(CommandFailure) -> Findings {
    let sources = try self.sources + mockolo.sources()
    let package = modules == nil && !noPackageGraph ? PackageParents(of: sources) : nil
    let run = try makeRun(package, sources)
    let input: MockRun.Input
    do throws(SwiftFiles.Failure) {
      input = try run.input()
    } catch {
      if case .outputAmongSources = error { throw CommandFailure("\(error)", .wrongArguments) }
      throw CommandFailure("\(error)", .missingInput)
    }
    if let dependencyFile { try CommandOutput.update(dependencyFile, to: dependencies(of: input)) }
    let outcome: MockRun.Outcome
    do throws(OutputFile.Failure) {
      outcome = try watching(run) { run throws(OutputFile.Failure) in try run.update(input) }
    } catch {
      throw CommandOutput.failure(toWrite: error.path, error.reason)
    }
    Workings.keep(outcome)
    let outputs = zip(run.outputs, outcome.changes).map { MockReport.Output(file: $0, isChanged: $1) }
    return Findings(outputs: outputs, diagnoses: outcome.diagnoses)
  }

  /// Shows how far a run has come, if somebody sees it.
  private func watching(
    _ run: MockRun, _ work: (MockRun) throws(OutputFile.Failure) -> MockRun.Outcome
  ) throws(OutputFile.Failure) -> MockRun.Outcome {
    guard isatty(STDERR_FILENO) == 1, !json else { return try work(run) }
    var run = run
    let progress = MockProgress()
    run.progress = progress
    let line = ProgressLine(of: progress) { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    defer { line.clear() }
    return try work(run)
  }

  private func dependencies(of input: MockRun.Input) -> String {
    func escaped(_ path: String) -> String {
      let special: [Character: String] = ["\\": "\\\\", " ": "\\ ", "#": "\\#", "$": "$$"]
      return path.map { special[$0] ?? String($0) }.joined()
    }
    let files = (input.own + input.others).map { " \\\n  " + escaped($0) }.joined()
    return outputs.map { escaped($0) + ":" + files + "\n" }.joined()
  }

  private func finish(_ findings: Findings) throws {
    let isWhole = strict ? findings.diagnoses.isEmpty : !findings.diagnoses.contains { $0.severity == .error }
    let status: Int32 = isWhole ? 0 : ExitStatus.incomplete.rawValue
    if json {
      let report = MockReport(
        status: status, isUpToDate: !findings.outputs.contains(where: \.isChanged), outputs: findings.outputs,
        diagnoses: findings.diagnoses.map(MockReport.Diagnosis.init))
      try CommandOutput.write(report.text, to: nil)
    } else {
      for note in mockolo.notes(isPlain: plain) { CommandOutput.say("note: " + note) }
      for diagnosis in findings.diagnoses { CommandOutput.say(TerminalStyle.standardError.text(of: diagnosis)) }
    }
    if !isWhole { throw ExitCode(status) }
  }

  private func makeRun(_ package: PackageParents?, _ sources: [String]) throws(CommandFailure) -> MockRun {
    var run = MockRun()
    var excluded = exclude + mockolo.suffixes
    let list: ModuleList?
    do throws(InputFileFailure) {
      list = if let modules { try ModuleList(reading: modules) } else { nil }
      if let settings {
        let settings = try MockSettings(reading: settings, targets: list?.targets)
        settings.apply(to: &run.options, excluded: &excluded, target: target)
      }
    } catch {
      throw CommandFailure(error)
    }
    if let annotation { run.options.annotation = MockOptions.word(annotation) }
    if all || mockolo.all { run.options.mocksAll = true }
    if plain { run.options.isPlain = true }
    if history || mockolo.history { run.options.keepsHistory = true }
    run.options.setsCallCounts = mockolo.setsCallCounts
    run.options.imports += imports + mockolo.imports
    run.options.excludedImports = excludeImports
    run.options.header = header
    run.options.macro = macro
    run.options.testableImports = testableImports
    run.sources = sources
    run.parents = parents + (package?.files ?? [])
    run.modules = list
    if let package { run.moduleOf = package.module } else if let names = list?.names { run.moduleOf = { names[$0] } }
    run.hints = package?.warnings ?? []
    run.excluded = excluded
    run.outputs = outputs
    run.jobs = mockolo.jobs ?? jobs
    return run
  }

  private var outputs: [String] {
    let output = output ?? mockolo.destination ?? ""
    guard shards > 1 else { return [output] }
    let stem = output.hasSuffix(".swift") ? String(output.dropLast(6)) : output
    return (1...shards).map { "\(stem)-\($0).swift" }
  }
}
