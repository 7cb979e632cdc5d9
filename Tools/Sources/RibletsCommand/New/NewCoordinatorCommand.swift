import ArgumentParser
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new coordinator`: a flow of screens, with its tests.
struct NewCoordinatorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordinator",
    abstract: "Write a coordinator that begins with the screen of a view model, with its tests.",
    discussion: "It takes what the view model is made with. The app's manifest gets RibletsMVVM where it is missing."
  )

  @Argument(help: "The name of the flow without 'Coordinator', such as Shopping. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The screen that it begins with, as its view model is called.", valueName: "name"))
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
