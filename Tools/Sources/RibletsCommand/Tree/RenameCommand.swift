import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets rename`: another name for a riblet, wherever it is used.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a riblet another name: types, members, routes, files, tests and snapshots.",
    discussion: """
      Names are found by syntax, never by searching for text. Comments follow where the name is a word of its own, and \
      texts in which the app shows it. Any other text stays, as something may be saved under it, and is listed. Where a new name is taken, or an old one belongs to \
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
    try options.run(in: place) { app in
      let new = try RibletName.checked(newName)
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try RenamePlanner(app).plan(name, to: new)
      }
      return ("riblets rename \(name) \(new)", plan)
    }
  }
}
