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
      The command removes the riblet's types, the routes from its parents, and the lines that attach it. If another \
      child also needs a value that a parent makes for this riblet, the value moves to the route file of the other \
      child. If code of other files still uses the riblet, the command changes nothing and lists each place.

      If its folders have files that do not belong to the riblet, the command stops. You can remove these files with \
      --force, or keep them with --skip.
      """
  )

  @Argument(help: "The riblet to remove.")
  var name: String

  @Flag(help: "Also remove the riblets below, unless another riblet attaches them.")
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
