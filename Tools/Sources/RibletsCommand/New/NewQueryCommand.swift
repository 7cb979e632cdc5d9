import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

extension PartRequest.ModelID: ExpressibleByArgument {}

/// `riblets new query`: what an app asks its data, with its tests.
struct NewQueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Write a query of a domain with its test, and the domain and the model if they are new.",
    discussion: """
      A query fetches all values of a model. With --mutate, it keeps one. The command writes at most four files: \
      the query with a new model, which has an 'id' and a 'name'; a new domain with its source, and the data of the \
      domain in memory; and the test. The manifest gets RibletsData and RibletsDataRoot if they are missing.
      """
  )

  @Argument(help: "The name of the query, such as Burgers. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The domain of the query, such as Food.", valueName: "name"))
  var domain: String?

  @Option(help: ArgumentHelp("The model of the query, such as Burger.", valueName: "name"))
  var model: String?

  @Option(help: "The type of the 'id' of a new model: String, Int or UUID. The default is String.")
  var id: PartRequest.ModelID?

  @Flag(help: "Write a query that changes the model instead of fetching it.")
  var mutate = false

  @OptionGroup var place: PartPlace
  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .query, app: app, options: options)
    let command = { (name: PartName) in "\(name)" + (domain.map { " --domain \($0)" } ?? "") }
    try part.run(named: name, example: "Burgers --domain Food --model Burger", command: command) {
      (name, planner) throws(CommandFailure) in
      var request = PartRequest(name: name)
      request.module = place.module
      request.domain = try part.answer(domain, question: "The domain that it belongs to")
      request.model = try part.answer(model, question: "The model that it is about")
      request.isMutation = mutate
      request.modelID = id
      return try part.plan(request, planner)
    }
  }
}
