import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new worker`: logic beside an interactor, with its tests.
struct NewWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Write a worker with its tests, and create it in the component of a riblet.",
    discussion: "You write the line that starts the worker. The command prints the place."
  )

  @Argument(help: "The name of the worker without 'Worker', such as Location. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The riblet that owns the worker.", valueName: "name"))
  var riblet: String?

  @OptionGroup var items: PartItems
  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .worker, app: app, options: options)
    let command = { (name: PartName) in "\(name)" + (riblet.map { " --riblet \($0)" } ?? "") }
    try part.run(named: name, example: "Location --riblet Root", command: command) {
      (name, planner) throws(CommandFailure) in
      var request = PartRequest(name: name)
      request.riblet = try part.riblet(riblet, option: "--riblet", question: "The riblet that it works for", planner)
      request.dependencies = try items.items()
      request.imports = items.imports
      return try part.plan(request, planner)
    }
  }
}
