import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsScaffold

/// `riblets rename`: another name for a riblet, wherever it is used.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a riblet another name: types, members, edges, files, tests and snapshots.",
    discussion: """
      Names are found by syntax, never by searching for text. Comments and texts change where a template is known to \
      have written them; others are listed, and left to you. Where a new name is taken, or an old one belongs to \
      something else, nothing is changed, and every place is listed.
      """
  )

  @Argument(help: "The riblet.")
  var name: String

  @Argument(help: "Its new name.")
  var newName: String

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let prepared: (run: ScaffoldRun, plan: ScaffoldPlan)
    do throws(CommandFailure) {
      let new = try RibletName.checked(newName)
      let app = try place.app(json: options.json)
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try RenamePlanner(app).plan(name, to: new)
      }
      prepared = (ScaffoldRun(options: options, root: app.root, command: "riblets rename \(name) \(new)"), plan)
    } catch {
      throw ScaffoldRun.failure(error, options)
    }
    try prepared.run.run(prepared.plan)
  }
}
