import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new workflow`: a way through the app in steps, with its tests.
struct NewWorkflowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workflow",
    abstract: "Write a workflow with its tests.",
    discussion: "You write the line that starts the workflow, and its further steps. The command prints the places."
  )

  @Argument(help: "The name of the workflow without 'Workflow', such as OpenCart. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The riblet of the first step.", valueName: "name"))
  var riblet: String?

  @Option(help: ArgumentHelp("A parameter of the link. Can be repeated.", valueName: "name:Type"))
  var argument: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("A module with the types of the parameters. Can be repeated.", valueName: "module"))
  var imports: [String] = []

  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .workflow, app: app, options: options)
    let command = { (name: PartName) in "\(name)" + (riblet.map { " --riblet \($0)" } ?? "") }
    try part.run(named: name, example: "OpenCart --riblet Root", command: command) {
      (name, planner) throws(CommandFailure) in
      var request = PartRequest(name: name)
      request.riblet = try part.riblet(riblet, option: "--riblet", question: "The riblet that it begins in", planner)
      request.arguments = try PartItems.items(argument, "--argument")
      request.imports = imports
      return try part.plan(request, planner)
    }
  }
}
