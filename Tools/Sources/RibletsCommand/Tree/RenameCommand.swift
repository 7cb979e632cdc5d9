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
      The command finds names by syntax, never by searching for text. It also changes comments that have the name as \
      a word, and texts that the app shows. Any other text stays, because your app may have saved data under this \
      text, and the command lists it. If a new name is taken, or an old name belongs to something else, the command \
      changes nothing and lists each place.
      """
  )

  @Argument(help: "The riblet to rename.")
  var name: String

  @Argument(help: "The new name of the riblet.")
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
