import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsRules

/// `riblets check`: rules over the whole app.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold the app to rules about its riblets.",
    discussion: """
      Documentation/Check.md explains each rule, with its fix. \(RuleSettings.file) says which of them count, how much, and \
      what they leave alone; \(Baseline.file) has the findings that are old.

      Ends with 0, or with 1 if there is a warning or an error that is not in the baseline, 64 for wrong arguments, 65 for \
      a file of settings that is none, 66 where there is no app, 73 where a file cannot be written.
      """
  )

  @OptionGroup var options: ModelOptions

  @Option(help: ArgumentHelp("The form: text, json, sarif, or github for its runner.", valueName: "format"))
  var format = CheckForm.text

  @Option(
    name: [.short, .customLong("out")], help: ArgumentHelp("Write it there instead of printing it.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Only the rule with this identifier. Can be repeated.", valueName: "rule"))
  var rule: [String] = []

  @Flag(help: "List the rules.")
  var list = false

  @Flag(help: "Take all findings of now into the baseline.")
  var writeBaseline = false

  @Flag(help: "Mend what has one safe answer; 'riblets undo' takes it back.")
  var fix = false

  @Flag(help: "With --fix: show the changes, and make none.")
  var dryRun = false

  func validate() throws {
    for id in rule where !Rule.all.contains(where: { $0.id == id }) {
      throw ValidationError("There is no rule '\(id)'.\(NearestName.question(for: id, in: Rule.all.map(\.id)))")
    }
    if dryRun, !fix { throw ValidationError("'--dry-run' belongs to '--fix'.") }
    if fix, writeBaseline { throw ValidationError("Either '--fix' or '--write-baseline'.") }
  }

  func run() throws {
    if list {
      let width = Rule.all.map(\.id.count).max() ?? 0
      let lines = Rule.all.map { "\($0.id.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)" }
      return try CommandOutput.write(lines.joined(separator: "\n"), to: nil)
    }
    try ScaffoldOptions.only(dryRun: dryRun, json: false).reporting {
      let app = try options.read(isQuiet: format != .text)
      let settings = try read(RuleSettings.file, in: app.root, RuleSettings.init(_:)) ?? RuleSettings()
      let baseline = try read(Baseline.file, in: app.root, Baseline.init(_:)) ?? Baseline()
      let check = AppCheck(
        of: app.model, owners: app.owners, settings: settings, only: Set(rule),
        baseline: writeBaseline ? Baseline() : baseline)
      if writeBaseline {
        return try write(Baseline(of: check.findings, keeping: baseline, except: Set(rule)), app.root)
      }
      if fix { return try mend(check, app.root) }
      try CommandOutput.write(format.text(of: check), to: output)
      if check.fails { throw ExitCode(ExitStatus.incomplete.rawValue) }
    }
  }

  /// Reads a file of the app; `nil` if it is not there.
  private func read<Value>(
    _ path: String, in root: String, _ make: (Data) throws(RuleSettings.Failure) -> Value
  ) throws(CommandFailure) -> Value? {
    guard FileManager.default.fileExists(atPath: root + "/" + path) else { return nil }
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      throw CommandFailure("Cannot read '\(path)': the system refused.", .missingInput)
    }
    do throws(RuleSettings.Failure) {
      return try make(data)
    } catch {
      throw CommandFailure("\(path):1:1: error: \(error.description)", .badData)
    }
  }

  private func write(_ baseline: Baseline, _ root: String) throws {
    var plan = ScaffoldPlan()
    plan.put(PlannedFile(Baseline.file, baseline.text), root)
    try run(plan, "riblets check --write-baseline", root)
  }

  private func mend(_ check: AppCheck, _ root: String) throws {
    var plan = ScaffoldPlan()
    for (path, fixes) in check.fixes.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let (mended, made) = TextFix.apply(fixes, to: text)
      if !made.isEmpty { plan.edits.append(PlannedEdit(path: path, oldText: text, newText: mended)) }
    }
    guard !plan.isEmpty else { return CommandOutput.say("There is nothing with one safe answer.") }
    try run(plan, "riblets check --fix", root)
  }

  private func run(_ plan: ScaffoldPlan, _ command: String, _ root: String) throws {
    try ScaffoldRun(options: .only(dryRun: dryRun, json: false), root: root, command: command).run(plan)
  }
}

extension CheckForm: ExpressibleByArgument {}
