import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets remove dependency`: a dependency, from a riblet and all levels that only hand it on.
struct RemoveDependencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dependency",
    abstract: "Remove a dependency from a riblet, and from the levels that only hand it on.",
    discussion: """
      The riblet no longer declares the dependency. Each level above that hands it on, and uses it for nothing else, loses it, \
      too, up to the component that has it: what a route file makes goes with the last child that needs it. Where code of \
      the riblet, its tests or a child still uses the dependency nothing is changed, and every place is listed; --force \
      removes the dependency nevertheless, and leaves these places to you.

      Ends with 0, or with 1 if something is left to do by hand, 64 for wrong arguments, 65 for a dependency that is used or \
      sources that cannot be used, 73 where files cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The dependency.", valueName: "name"))
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
