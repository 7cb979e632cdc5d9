import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets new view-model`: the logic of a screen, with its tests.
struct NewViewModelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view-model",
    abstract: "Write a view model and its screen, with tests of both.",
    discussion: "If the app's manifest does not have RibletsMVVM, the command adds it."
  )

  @Argument(help: "The name of the screen without 'ViewModel', such as Search. Asked for at a terminal.")
  var name: String?

  @Option(
    help: "The view of the screen: portable, uikit or swiftui, as the app has it, or none for a view of your own.")
  var view: RibletRequest.View?

  @OptionGroup var items: PartItems
  @OptionGroup var place: PartPlace
  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .viewModel, app: app, options: options)
    try part.run(named: name, example: "Search", command: { "\($0)" }) { (name, planner) throws(CommandFailure) in
      var request = PartRequest(name: name)
      request.module = place.module
      request.view = view
      request.dependencies = try items.items()
      request.imports = items.imports
      return try part.plan(request, planner)
    }
  }
}
