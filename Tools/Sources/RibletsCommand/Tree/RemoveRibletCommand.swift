import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsScaffold

/// `riblets remove NAME`: a riblet with all that belongs to it.
struct RemoveRibletCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "riblet",
    abstract: "Remove a riblet with its tests, its snapshots and its routes.",
    discussion: """
      What is found by syntax is removed: the riblet's types, the routes from its parents, and the lines that attach it. \
      What a parent makes for it and another child needs, too, moves to the route file of that child. Where code of other \
      files still uses it nothing is changed, and every place is listed.

      Files in its folders that are no part of it stop the command, unless --force removes them, too, or --skip keeps \
      them.
      """
  )

  @Argument(help: "The riblet.")
  var name: String

  @Flag(help: "Remove the riblets below it, too, unless somebody else attaches them.")
  var recursive = false

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try RemovePlanner(app).plan(
          name, isRecursive: recursive, strangers: options.force ? .remove : options.skip ? .keep : .refuse)
      }
      let command = "riblets remove \(name)" + (recursive ? " --recursive" : "")
      return (command, plan)
    }
  }
}
