import ArgumentParser
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsScaffold
import RibletsSource

/// `riblets move NAME --parent PARENT`: a riblet with all below it, to another parent.
struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract:
      "Move a riblet below another parent, with its route file, the tests of this file, and its dependencies.",
    discussion: """
      The files of the riblet stay where they are. The command writes the route file and its tests for the new \
      parent, keeps your changes in them, with the new parent's names, and lists your changes. The dependencies of \
      the riblet come through the components above the new parent. The command removes them from components that \
      only passed them to this riblet.

      If code of the old parent still uses the riblet's route, the command changes nothing and lists each place. \
      With --force, the command moves the riblet, and you fix these places. A riblet without a parent gets one.

      Exits with status 0, or 1 if something is left to do by hand, 64 for wrong arguments, 65 for sources that \
      cannot be used, 73 if files cannot be written.
      """
  )

  @Argument(help: "The riblet to move.")
  var name: String

  @Option(help: "The new parent.")
  var parent: String

  @Option(
    name: .customLong("from"), help: ArgumentHelp("The old parent, if the riblet has several.", valueName: "parent"))
  var oldParent: String?

  @Option(help: "How the new parent shows the riblet, if not as before: \(Presentation.list).")
  var shown: Presentation?

  @Option(help: "When the new parent attaches the riblet, if not as before: start, or by-hand.")
  var attach: RibletRequest.Attachment?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("A module with the types of its dependencies. Can be repeated.", valueName: "module")
  )
  var imports: [String] = []

  @Flag(help: "Say that routes can keep its arguments, where the sources do not tell.")
  var codable = false

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        var request = MovePlanner.Request(name, below: parent)
        (request.oldParent, request.shown, request.attachment) = (oldParent, shown, attach)
        (request.imports, request.isCodable) = (imports, codable)
        return try MovePlanner(app).plan(request, isForced: options.force)
      }
      return ("riblets move \(name) --parent \(parent)", plan)
    }
  }
}
