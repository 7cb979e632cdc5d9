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
      "Move a riblet below another parent, with its route file, the tests of that, and what it needs from above.",
    discussion: """
      The files of the riblet stay where they are. The command writes the route file and its tests for the new \
      parent, keeps what you changed in them, with the new parent's names, and lists it. What the riblet needs comes \
      through the components above the new parent, and leaves those that handed it on for this riblet alone.

      Where code of the old parent still names the riblet's route nothing is changed, and every place is listed; \
      --force moves it nevertheless, and leaves these places to you. A riblet that nobody attaches gets a parent.

      Ends with 0, or with 1 if something is left to do by hand, 64 for wrong arguments, 65 for sources that cannot be \
      used, 73 where files cannot be written.
      """
  )

  @Argument(help: "The riblet.")
  var name: String

  @Option(help: "The riblet that attaches it from now on.")
  var parent: String

  @Option(
    name: .customLong("from"), help: ArgumentHelp("The parent that it leaves, if it has several.", valueName: "parent"))
  var oldParent: String?

  @Option(help: "How the new parent shows it, unless as the old one did: \(Presentation.list).")
  var shown: Presentation?

  @Option(help: "When the new parent attaches it, unless as the old one did: start, or by-hand.")
  var attach: RibletRequest.Attachment?

  @Option(
    name: .customLong("import"), help: ArgumentHelp("A module that types of what it needs are in.", valueName: "module")
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
