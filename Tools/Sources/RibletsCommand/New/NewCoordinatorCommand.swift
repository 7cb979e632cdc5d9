import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new coordinator`: a flow of screens, with its tests.
struct NewCoordinatorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordinator",
    abstract: "Write a coordinator that begins with the screen of a view model, with its tests.",
    discussion:
      "The coordinator takes the arguments of the view model. If the app's manifest does not have RibletsMVVM, the command adds it."
  )

  @Argument(help: "The name of the flow without 'Coordinator', such as Shopping. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The first screen, by the name of its view model.", valueName: "name"))
  var screen: String?

  @OptionGroup var place: PartPlace
  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .coordinator, app: app, options: options)
    let command = { (name: PartName) in "\(name)" + (screen.map { " --screen \($0)" } ?? "") }
    try part.run(named: name, example: "Shopping --screen Search", command: command) {
      (name, planner) throws(CommandFailure) in
      var request = PartRequest(name: name)
      request.module = place.module
      request.screen = try part.answer(screen, question: "The screen that it begins with")
      return try part.plan(request, planner)
    }
  }
}
