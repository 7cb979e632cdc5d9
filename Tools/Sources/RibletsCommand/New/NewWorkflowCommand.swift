import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new workflow`: a way through the app in steps, with its tests.
struct NewWorkflowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workflow",
    abstract: "Write a workflow with its tests, which begins in a riblet.",
    discussion: "What starts it is yours to write, and so are its further steps: the command says where."
  )

  @Argument(help: "The name of the workflow without 'Workflow', such as OpenCart. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The riblet that it begins in.", valueName: "name"))
  var riblet: String?

  @Option(help: ArgumentHelp("What a link says. Can be repeated.", valueName: "name:Type"))
  var argument: [String] = []

  @Option(name: .customLong("import"), help: ArgumentHelp("A module that their types are in.", valueName: "module"))
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
