import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets new component-extension`: the dependency side of an edge alone.
struct NewComponentExtensionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "component-extension",
    abstract: "Let the component of one riblet give another one what that depends on.",
    discussion: """
      For a child that is attached by code of your own. 'riblets new riblet NAME --parent P' writes it as a part of \
      the edge.
      """
  )

  @Argument(help: "The riblet that is given something, such as Cart. Asked for at a terminal.")
  var child: String?

  @Option(help: ArgumentHelp("The riblet that gives it.", valueName: "name"))
  var parent: String?

  @Option(help: ArgumentHelp("How the parent makes what nothing above has. Can be repeated.", valueName: "name=value"))
  var value: [String] = []

  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .componentExtension, app: app, options: options)
    let command = { (name: PartName) in "\(name)" + (parent.map { " --parent \($0)" } ?? "") }
    try part.run(named: child, example: "Cart --parent Root", command: command) {
      (name, planner) throws(CommandFailure) in
      let parent = try part.riblet(self.parent, option: "--parent", question: "The riblet that gives it", planner)
      var request = ComponentExtensionRequest(child: name.text, parent: parent)
      request.values = try values()
      return try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try planner.plan(in: request.parent) { (planner) throws(RequestProblem) in
          try planner.plan(request, isRepeated: part.isRepeated)
        }
      }
    }
  }

  private func values() throws(CommandFailure) -> [String: String] {
    var values: [String: String] = [:]
    for text in value {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandFailure("'\(text)' is no value. Write it as in --value 'title=\"Cart\"'.", .wrongArguments)
      }
      values[parts[0]] = parts[1]
    }
    return values
  }
}
