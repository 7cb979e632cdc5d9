import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsRules
import RibletsScaffold
import RibletsSource

/// `riblets check`: rules over the whole app.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the whole tree of riblets, like a linter: ownership, dependencies, links and tests.",
    discussion: """
      Documentation/Check.md explains each rule, with its fix. You can switch rules off, set their severity, and \
      exclude files in \(RuleSettings.file). Old findings are in \(Baseline.file). With --since, you see only the \
      findings that your branch brings.

      Exits with status 0, or 1 if there is a warning or an error that is not in the baseline, 64 for wrong \
      arguments, 65 for a file of settings that is none, 66 if there is no app, no riblet or no such commit, 73 if a \
      file cannot be written.
      """,
    aliases: ["lint"]
  )

  @OptionGroup var place: AppOptions

  @Option(help: ArgumentHelp("The format: text, json, sarif, or github for a workflow of GitHub.", valueName: "format"))
  var format = CheckForm.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the findings to this file instead of printing them.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Check only the rule with this identifier. Can be repeated.", valueName: "rule"))
  var rule: [String] = []

  @Flag(help: "List the rules.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "Print only findings that were not there when the branch left this commit.", valueName: "commit"))
  var since: String?

  @Flag(help: "Add all findings to the baseline, so that they no longer count.")
  var writeBaseline = false

  func validate() throws {
    for id in rule where !Rule.all.contains(where: { $0.id == id }) {
      let rules = Rule.all.map(\.id).sorted()
      let hint = NearestName.question(for: id, in: rules)
      throw ValidationError(
        "There is no rule '\(id)'.\(hint.isEmpty ? " There are: \(rules.joined(separator: ", "))." : hint)")
    }
    if since != nil, writeBaseline { throw ValidationError("Either '--since' or '--write-baseline'.") }
  }

  func run() throws {
    if list {
      let width = Rule.all.map(\.id.count).max() ?? 0
      let lines = Rule.all.map { "\($0.id.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)" }
      return try CommandOutput.write(lines.joined(separator: "\n"), to: nil)
    }
    let changing = ScaffoldOptions.only(dryRun: false, json: false)
    try changing.reporting {
      let app = try place.model(isQuiet: format != .text)
      if writeBaseline {
        let waiting = place.wait
        try changing.run(at: app.root, waiting: waiting) { try decide(for: try place.model(isQuiet: true)) }
        return
      }
      let settings = try settings(of: app)
      let earlier = try since.map { try findings(before: $0, at: app.root, settings) } ?? Baseline()
      let check = check(app, settings, try baseline(of: app), since: earlier)
      if !app.model.files.contains(where: \.isTest) {
        for id in ["missing-tests", "unused-mock"] where rule.contains(id) {
          CommandOutput.say("No tests are read, so '\(id)' finds nothing. Name their folder with --tests.")
        }
      }
      let isUnderstood = !app.model.riblets.isEmpty || !settings.layers.isEmpty
      if isUnderstood || !check.findings.isEmpty || format != .text {
        try CommandOutput.write(format.text(of: check), to: output)
      }
      guard isUnderstood else { throw noRiblets(in: app) }
      if check.fails { throw ExitCode(ExitStatus.incomplete.rawValue) }
    }
  }

  private func noRiblets(in app: CommandModel) -> CommandFailure {
    let folder = place.sources ?? app.root
    let unnamed = app.model.notes.count { $0.text.hasPrefix("This router is called 'Router'") }
    if unnamed > 0 {
      return CommandFailure(
        "The routers in '\(folder)' are called 'Router', so their riblets (\(unnamed)) have no names and are left out. Call each router after its riblet, for example 'CartRouter'.",
        .missingInput)
    }
    return CommandFailure(
      "There is no riblet in '\(folder)', so the rules have nothing to look at. A riblet has a class such as 'CartRouter' that inherits from 'Router', 'ViewableRouter' or 'LaunchRouter' with its interactor in angle brackets. \(otherFolders(of: app.root))",
      .missingInput)
  }

  /// The folders of an app that have riblets beside the modules of its package, as a sentence: `tutorials`.
  private func otherFolders(of root: String) -> String {
    var all = place
    (all.packagePath, all.sources) = (root, ".")
    let riblets =
      place.sources == nil ? (try? all.model(isQuiet: true))?.model.riblets.values.map(\.position.file) : nil
    let folders = Set((riblets ?? []).compactMap { $0.split(separator: "/").drop { $0 == "." }.dropLast().first })
    guard let first = folders.min() else { return "Choose another folder with --sources." }
    let name = first.contains(" ") ? "'\(first)'" : first
    return
      "Other folders have riblets: \(folders.sorted().joined(separator: ", ")). To read one: riblets check --sources \(name)"
  }

  private func settings(of app: CommandModel) throws(CommandFailure) -> RuleSettings {
    try read(RuleSettings.file, in: app.root, RuleSettings.init(_:)) ?? RuleSettings()
  }

  private func check(
    _ app: CommandModel, _ settings: RuleSettings, _ baseline: Baseline = Baseline(), since: Baseline = Baseline()
  ) -> AppCheck {
    AppCheck(
      of: app.model, owners: app.owners, settings: settings, only: Set(rule), baseline: baseline, since: since)
  }

  /// The findings of the app as it was when the branch left a commit, with the settings of now.
  private func findings(
    before commit: String, at root: String, _ settings: RuleSettings
  ) throws(CommandFailure) -> Baseline {
    do throws(GitFailure) {
      let root = URL(filePath: root).resolvingSymlinksInPath().path
      let repository = try GitRepository(around: root)
      let base = try GitDifference.ends(of: commit + "...", in: repository).base
      let copy = try CommitCopy(of: base, in: repository, for: root)
      defer { copy.remove() }
      var earlier = place
      earlier.packagePath = copy.root
      // Where there was no app, everything is new.
      return (try? earlier.model(isQuiet: true)).map { Baseline(of: check($0, settings).findings) } ?? Baseline()
    } catch .noRepository(let folder) {
      throw CommandFailure(
        "'\(folder)' is in no git repository, so there is no commit '\(commit)' to compare with. Leave '--since' out.",
        .missingInput)
    } catch .noGit {
      throw CommandFailure("There is no program 'git'. Install it, or leave '--since' out.", .missingInput)
    } catch {
      throw CommandFailure(error.description, error.status)
    }
  }

  private func baseline(of app: CommandModel) throws(CommandFailure) -> Baseline {
    try read(Baseline.file, in: app.root, Baseline.init(_:)) ?? Baseline()
  }

  private func decide(for app: CommandModel) throws(CommandFailure) -> ScaffoldOptions.Decision {
    var plan = ScaffoldPlan()
    let old = try baseline(of: app)
    let new = Baseline(of: check(app, try settings(of: app)).findings, keeping: old, except: Set(rule))
    plan.put(PlannedFile(Baseline.file, new.text), app.root)
    return ("riblets check --write-baseline", plan)
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
