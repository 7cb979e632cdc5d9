import ArgumentParser
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsScaffold

/// `riblets new tests`: the first tests of an interactor.
struct NewTestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests",
    abstract: "Write the tests of a riblet's interactor, once it does something.",
    discussion:
      "The tests make the interactor as its initializer is now, with mocks around it. You write the first test."
  )

  @Argument(help: "The riblet, such as Cart.")
  var riblet: String

  @Option(
    name: .customLong("argument"),
    help: ArgumentHelp(
      "A value for an argument of the initializer, such as --argument 'price:Price=Price(cents: 3)'.",
      valueName: "name:Type=value"))
  var arguments: [String] = []

  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: app) { app in
      let values = try PartItems.items(arguments, "--argument")
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try PartPlanner(app).plan(in: riblet) { (planner) throws(RequestProblem) in
          try planner.planInteractorTests(of: riblet, given: values)
        }
      }
      return ("riblets new tests \(riblet)", plan)
    }
  }
}
