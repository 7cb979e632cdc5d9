import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets add dependency`: a dependency, through all levels between the nearest provider and a riblet.
struct AddDependencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dependency",
    abstract: "Add a dependency to a riblet, on all levels that it comes through.",
    discussion: """
      Each level between the riblet and the nearest component that has the dependency gets it: its 'Dependency', its \
      component, and the tests of its builder, as 'riblets new riblet --dependency' would have written them. Where \
      nothing above has it, the root makes it with the value that was given, or with one that is known for the type; \
      without a value, the root is given it, too, and it is said what the start of the app has to have.

      A dependency is written name:Type, or name:Type=value.

      Ends with 0, or with 1 if something is left to do by hand, 64 for wrong arguments, 65 for sources that cannot be \
      used, 73 where files cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The dependency.", valueName: "name:Type"))
  var item: String

  @Option(name: .customLong("to"), help: ArgumentHelp("The riblet that needs it.", valueName: "riblet"))
  var riblet: String

  @Option(name: .customLong("import"), help: ArgumentHelp("A module that its type is in.", valueName: "module"))
  var imports: [String] = []

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        let item = try TypedItem(self.item, option: "riblets add dependency")
        return try DependencyPlanner(app).plan(adding: item, importing: imports, to: riblet)
      }
      return ("riblets add dependency \(item) --to \(riblet)", plan)
    }
  }
}
