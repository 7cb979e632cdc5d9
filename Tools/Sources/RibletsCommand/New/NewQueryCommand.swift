import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new query`: what an app asks its data, with its tests.
struct NewQueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Write a query of a domain with its tests, and the domain and the model where they are new.",
    discussion: """
      A query fetches all of a model, or with --mutate keeps one. What comes with a new domain: its source, which a \
      store implements, the protocol of those who may run its queries, and a source in memory for tests. The app's \
      manifest gets RibletsData where it is missing.

      With --remote, the query asks a server. The domain has the protocol of the server's functions then, one for each \
      query, and an implementation over HTTP, for which the manifest gets RibletsHTTP. The tests have a contract: a \
      file with the request and its answer, to which the query is held, and the real server if a variable has its \
      address.
      """
  )

  @Argument(help: "The name of the query, such as Burgers. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The domain that it belongs to, such as Food.", valueName: "name"))
  var domain: String?

  @Option(help: ArgumentHelp("What it is about, such as Burger.", valueName: "name"))
  var model: String?

  @Flag(help: "Change something instead of fetching it.")
  var mutate = false

  @Flag(help: "Ask a server instead of a store.")
  var remote = false

  @Flag(help: "Read a server's list page by page.")
  var paged = false

  @Option(
    help: ArgumentHelp(
      "What a new model has besides its 'id'; a name unless told. Can be repeated.", valueName: "name:Type"))
  var property: [String] = []

  @Option(name: .customLong("import"), help: ArgumentHelp("A module that types of items are in.", valueName: "module"))
  var imports: [String] = []

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
      (request.isMutation, request.isRemote, request.isPaged) = (mutate, remote, paged)
      request.properties = try PartItems.items(property, "--property")
      request.imports = imports
      return try part.plan(request, planner)
    }
  }
}
