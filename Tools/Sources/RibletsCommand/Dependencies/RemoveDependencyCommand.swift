import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets remove dependency`: a dependency, from a riblet and all levels that only hand it on.
struct RemoveDependencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dependency",
    abstract: "Remove a dependency from a riblet, and from the levels above that only pass it down.",
    discussion: """
      The riblet no longer declares the dependency. If a level above only passes the dependency down, the command \
      also removes the dependency there, up to the component that has it. A value that a route file makes is removed \
      with the last child that needs it. If code of the riblet, its tests or a child still uses the dependency, the \
      command changes nothing and lists each place. With --force, the command removes the dependency, and you fix \
      these places.

      Exits with status 0, or 1 if something is left to do by hand, 64 for wrong arguments, 65 for a dependency that \
      is used or sources that cannot be used, 73 if files cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The name of the dependency.", valueName: "name"))
  var item: String

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("The riblet that no longer needs the dependency.", valueName: "riblet"))
  var riblet: String

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        var planner = try DependencyPlanner(app)
        return try planner.plan(removing: item, from: riblet, isForced: options.force)
      }
      return ("riblets remove dependency \(item) --from \(riblet)", plan)
    }
  }
}
