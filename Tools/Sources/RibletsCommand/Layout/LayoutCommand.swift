import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// `riblets layout`: the modules of an app, and the package manifest that follows from them.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Put the riblets of a large app into modules, and write the targets into the package manifest.",
    discussion: """
      From 30 riblets on, an app of one module becomes groups of up to 12, with interfaces where the parent of a riblet \
      is in another group. Groups that are there stay as they are; riblets that a merge brought from before them are moved \
      to where 'riblets new riblet' would have put them. Each module has a manifest of its own, in \
      '.riblets/groups'. The part of 'Package.swift' between two marks is made of them; what stands around it stays.

      With --split-tests the sources stay one module, and their tests become targets of up to 12 riblets, each with the \
      mocks that it uses: a changed test compiles a part of them.

      With --check nothing is written, and a difference of 'Package.swift' ends it with 1, as CI wants it. That there \
      are 30 riblets is said, and is no difference, unless --group-from says when it is one.
      """
  )

  @Flag(help: "Write nothing, and end with 1 and the difference if there is something to write.")
  var check = false

  @Option(
    help: ArgumentHelp("With so many riblets in one module, put them into groups: 30 unless told.", valueName: "count"))
  var groupFrom: Int?

  @Flag(help: "Put the tests of one module into targets of up to 12 riblets, and leave its sources as they are.")
  var splitTests = false

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let plan = try runOptions.run(in: place) { app in ("riblets layout", try self.plan(app)) }
    guard check, !plan.isEmpty else { return }
    if !options.json {
      let option = splitTests ? " --split-tests" : groupFrom.map { " --group-from \($0)" } ?? ""
      CommandOutput.say("The layout is not what the manifests say. To write it: riblets layout\(option).")
    }
    throw ExitCode(ExitStatus.incomplete.rawValue)
  }

  func validate() throws {
    if splitTests, groupFrom != nil { throw ValidationError("--split-tests and --group-from exclude each other.") }
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
      if check, groupFrom == nil { return try planner.check() }
      return try planner.plan(isForced: options.force || check, threshold: groupFrom ?? planner.usualThreshold)
    }
  }
}
