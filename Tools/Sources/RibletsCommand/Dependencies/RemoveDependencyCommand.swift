import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets remove dependency`: an item, from a riblet and all levels that only hand it on.
struct RemoveDependencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dependency",
    abstract: "Remove an item from what a riblet needs from above, and from the levels that only hand it on.",
    discussion: """
      The riblet no longer declares the item. Each level above that hands it on, and uses it for nothing else, loses it, \
      too, up to the component that has it: what an edge makes goes with the last child that needs it. Where code of \
      the riblet, its tests or a child still uses the item nothing is changed, and every place is listed; --force \
      removes the item nevertheless, and leaves these places to you.

      Ends with 0, or with 1 if something is left to do by hand, 64 for wrong arguments, 65 for an item that is used or \
      sources that cannot be used, 73 where files cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The item.", valueName: "name"))
  var item: String

  @Option(name: .customLong("from"), help: ArgumentHelp("The riblet that no longer needs it.", valueName: "riblet"))
  var riblet: String

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try DependencyPlanner(app).plan(removing: item, from: riblet, isForced: options.force)
      }
      return ("riblets remove dependency \(item) --from \(riblet)", plan)
    }
  }
}
