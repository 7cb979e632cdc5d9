import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// `riblets new plugin-point`: a parent whose children are added without editing it.
struct NewPluginPointCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plugin-point",
    abstract: "Let a riblet have children that are added without editing it.",
    discussion: """
      Children come with 'riblets new riblet NAME --plugin-into POINT', which writes new files only, so that nobody \
      meets anybody in git. While the module is built, RibletsPluginsPlugin lists its plug-ins; the manifest gets it.
      """
  )

  @Argument(help: "The name of the point, such as Features. Asked for at a terminal.")
  var name: String?

  @Option(help: ArgumentHelp("The riblet whose children plug-ins are.", valueName: "name"))
  var parent: String?

  @Option(help: "When the parent attaches its plug-ins: start, or by-hand.")
  var attach: RibletRequest.Attachment?

  @OptionGroup var app: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    let part = PartRun(kind: .pluginPoint, app: app, options: options)
    let command = { (name: PartName) in "\(name)" + (parent.map { " --parent \($0)" } ?? "") }
    try part.run(named: name, example: "Features --parent Root", command: command) {
      (name, planner) throws(CommandFailure) in
      let parent = try part.riblet(self.parent, option: "--parent", question: "The parent of its plug-ins", planner)
      var request = PluginPointRequest(name: name, parent: parent)
      request.attachment = attach
      return try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try planner.plan(in: request.parent) { (planner) throws(RequestProblem) in
          try planner.plan(request, isRepeated: part.isRepeated)
        }
      }
    }
  }
}
