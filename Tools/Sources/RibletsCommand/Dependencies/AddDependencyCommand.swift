import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets add dependency`: a dependency, through all levels between the nearest provider and a riblet.
struct AddDependencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dependency",
    abstract: "Add a dependency to a riblet, and to all levels above that pass it down.",
    discussion: """
      The command changes each level between the riblet and the nearest component that has the dependency: its \
      'Dependency', its component, and the tests of its builder. If no component above has the dependency, the root \
      creates it with the value that you give, or with a known value of this type. Without a value, the root also \
      declares the dependency, and the command lists the lines that the start of your app needs.

      Write a dependency as name:Type, or name:Type=value.

      Exits with status 0, or 1 if something is left to do by hand, 64 for wrong arguments, 65 for sources that \
      cannot be used, 73 if files cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The name and the type of the dependency.", valueName: "name:Type"))
  var item: String

  @Option(name: .customLong("to"), help: ArgumentHelp("The riblet that needs the dependency.", valueName: "riblet"))
  var riblet: String

  @Option(name: .customLong("import"), help: ArgumentHelp("The module of the type.", valueName: "module"))
  var imports: [String] = []

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        let item = try TypedItem(self.item, option: "riblets add dependency")
        var planner = try DependencyPlanner(app)
        return try planner.plan(adding: item, importing: imports, to: riblet)
      }
      return ("riblets add dependency \(item) --to \(riblet)", plan)
    }
  }
}
