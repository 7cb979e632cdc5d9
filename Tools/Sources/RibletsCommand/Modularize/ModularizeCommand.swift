import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// `riblets modularize`: the modules of an app, and the package manifest that follows from them.
struct ModularizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modularize",
    abstract: "Cut a large app into modules, and write the targets into the package manifest.",
    discussion: """
      From 30 riblets on, an app of one module becomes modules of up to 12 riblets, with module interfaces where the \
      parent of a riblet is in another module. Modules that are there stay as they are. If a merge brings riblets \
      from before the modules, the command moves them to where 'riblets new riblet' would have put them. Each module \
      has a manifest in '.riblets/modules'. The command writes them into 'Package.swift' between two marks, and \
      keeps your lines around these.

      With --split-tests, the sources stay one module, and their tests become targets of up to 12 riblets, each with \
      its own mocks. So a changed test compiles only one of these targets.

      With --check, for CI, the command writes nothing, and exits with status 1 if 'Package.swift' would change. If \
      the app has 30 riblets, the command only prints a note, unless you set the number with --modules-from.
      """,
    aliases: ["layout"]
  )

  @Flag(help: "Write nothing. If a file would change, print the difference and exit with status 1.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Cut a module into several if it has at least this many riblets. The default is 30.", valueName: "count"))
  var modulesFrom: Int?

  @Flag(help: "Put the tests of one module into targets of up to 12 riblets, but do not change its sources.")
  var splitTests = false

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let plan = try runOptions.run(in: place) { app in ("riblets modularize", try self.plan(app)) }
    guard check, !plan.isEmpty else { return }
    if !options.json {
      let option = splitTests ? " --split-tests" : modulesFrom.map { " --modules-from \($0)" } ?? ""
      CommandOutput.say(
        "'Package.swift' is not what the manifests of the modules say. To write it: riblets modularize\(option).")
    }
    throw ExitCode(ExitStatus.incomplete.rawValue)
  }

  func validate() throws {
    if splitTests, modulesFrom != nil { throw ValidationError("--split-tests and --modules-from exclude each other.") }
  }

  private var runOptions: ScaffoldOptions {
    var options = options
    if check { options.dryRun = true }
    return options
  }

  private func plan(_ app: FoundApp) throws(CommandFailure) -> ScaffoldPlan {
    try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
      let planner = try LayoutPlanner(app)
      if splitTests { return try planner.testPlan(isForced: options.force || check) }
      if check, modulesFrom == nil { return try planner.check() }
      return try planner.plan(isForced: options.force || check, threshold: modulesFrom ?? planner.usualThreshold)
    }
  }
}
