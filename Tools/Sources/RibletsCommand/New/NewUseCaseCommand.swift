import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets new use-case`: a rule of the business over a repository, with its tests.
struct NewUseCaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use-case",
    abstract: "Write a use case over a repository, both behind protocols, with its tests."
  )

  @Argument(help: "The name of the use case, such as FetchPrices. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("What it is told. Can be repeated.", valueName: "name:Type"))
  var argument: [String] = []

  @Option(
    help: ArgumentHelp("What it returns, as [String] or Price=Price(cents: 3); nothing unless told.", valueName: "Type")
  )
  var result: String?

  @Option(name: .customLong("import"), help: ArgumentHelp("A module that types of items are in.", valueName: "module"))
  var imports: [String] = []

  @OptionGroup var place: PartPlace
  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .useCase, app: app, options: options)
    try part.run(named: name, example: "FetchPrices", command: { "\($0)" }) { (name, planner) throws(CommandFailure) in
      var request = PartRequest(name: name)
      request.module = place.module
      request.arguments = try PartItems.items(argument, "--argument")
      request.imports = imports
      if let result {
        request.result = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
          try PartRequest.result(result)
        }
      }
      return try part.plan(request, planner)
    }
  }
}
