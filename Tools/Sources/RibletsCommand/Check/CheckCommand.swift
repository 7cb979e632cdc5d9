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
      """,
    aliases: ["lint"]
  )

  @OptionGroup var place: AppOptions

  @Option(help: ArgumentHelp("The form: text, json, sarif, or github for its runner.", valueName: "format"))
  var format = CheckForm.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write it there instead of printing it.", valueName: "file"),
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
    let changing = ScaffoldOptions.only(dryRun: dryRun, json: false)
    try changing.reporting {
      let app = try place.model(isQuiet: format != .text)
      if fix || writeBaseline {
        let waiting = place.wait
        try changing.run(at: app.root, waiting: waiting) { try decide(for: try place.model(isQuiet: true)) }
        return
      }
      let check = try check(app, try baseline(of: app))
      try CommandOutput.write(format.text(of: check), to: output)
      if check.fails { throw ExitCode(ExitStatus.incomplete.rawValue) }
    }
  }

  private func check(_ app: CommandModel, _ baseline: Baseline) throws(CommandFailure) -> AppCheck {
    let settings = try read(RuleSettings.file, in: app.root, RuleSettings.init(_:)) ?? RuleSettings()
    return AppCheck(
      of: app.model, owners: app.owners, settings: settings, only: Set(rule), baseline: baseline)
  }

  private func baseline(of app: CommandModel) throws(CommandFailure) -> Baseline {
    try read(Baseline.file, in: app.root, Baseline.init(_:)) ?? Baseline()
  }

  private func decide(for app: CommandModel) throws(CommandFailure) -> ScaffoldOptions.Decision {
    var plan = ScaffoldPlan()
    let old = try baseline(of: app)
    if writeBaseline {
      let new = Baseline(of: try check(app, Baseline()).findings, keeping: old, except: Set(rule))
      plan.put(PlannedFile(Baseline.file, new.text), app.root)
      return ("riblets check --write-baseline", plan)
    }
    for (path, fixes) in try check(app, old).fixes.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: app.root + "/" + path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let (mended, made) = TextFix.apply(fixes, to: text)
      if !made.isEmpty { plan.edits.append(PlannedEdit(path: path, oldText: text, newText: mended)) }
    }
    if plan.isEmpty { plan.notes.append("There is nothing with one safe answer.") }
    return ("riblets check --fix", plan)
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
}

extension CheckForm: ExpressibleByArgument {}
