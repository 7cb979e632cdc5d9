import ArgumentParser
import Foundation
import RibletsScaffold

/// `riblets layout`: the modules of an app, and the package manifest that follows from them.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Put the riblets of a large app into modules, and write the targets into the package manifest.",
    discussion: """
      From 30 riblets on, an app of one module becomes groups of 8 to 12, with interfaces where the parent of a riblet \
      is in another group. Groups that are there stay as they are. Each module has a manifest of its own, in '.riblets/groups'. The part of 'Package.swift' between two marks is made \
      of them; what stands around it stays. With --check nothing is written, and a difference ends it with 1, as CI \
      wants it.
      """
  )

  @Flag(help: "Write nothing, and end with 1 and the difference if there is something to write.")
  var check = false

  @Option(help: ArgumentHelp("With so many riblets in one module, put them into groups.", valueName: "count"))
  var groupFrom = 30

  @Option(
    help: ArgumentHelp("A folder of the app, unless it is the current one.", valueName: "folder"),
    completion: .directory)
  var into: String?

  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let prepared: (run: ScaffoldRun, plan: ScaffoldPlan)
    do throws(CommandFailure) {
      let app = try app()
      prepared = (ScaffoldRun(options: runOptions, root: app.root, command: "riblets layout"), try plan(app))
    } catch {
      throw ScaffoldRun.failure(error, options)
    }
    try prepared.run.run(prepared.plan)
    guard check, !prepared.plan.isEmpty else { return }
    if !options.json { CommandOutput.say("The layout is not what the manifests say. To write it: riblets layout.") }
    throw ExitCode(ExitStatus.belowThreshold.rawValue)
  }

  private var runOptions: ScaffoldOptions {
    var options = options
    if check { options.dryRun = true }
    return options
  }

  private func app() throws(CommandFailure) -> FoundApp {
    let folder = URL(filePath: into ?? ".").standardizedFileURL.path
    do throws(RequestProblem) {
      return try FoundApp(around: folder)
    } catch {
      throw CommandFailure("\(error)", error.place == nil ? .missingInput : .badData)
    }
  }

  private func plan(_ app: FoundApp) throws(CommandFailure) -> ScaffoldPlan {
    do throws(RequestProblem) {
      return try LayoutPlanner(app).plan(isForced: options.force || check, threshold: groupFrom)
    } catch {
      throw CommandFailure("\(error)", .badData)
    }
  }
}
