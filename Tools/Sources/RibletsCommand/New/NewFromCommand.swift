import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsLayout
import RibletsPlans
import RibletsScaffold

/// `riblets new --from tree.md`: all riblets of a list at once.
struct NewFromCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Write all riblets of a list, such as 'riblets tree' prints: riblets new --from tree.md.",
    discussion: """
      Write one riblet on a line, indented below its parent, with its options in brackets:

        - LoggedIn (view none, argument player: String = "Ann")
          - Menu (presenter, dependency player: String)

      The command writes all riblets or none. It skips riblets that exist with the same options. If a riblet exists \
      with other options, the command stops and prints the line of the list.
      """
  )

  @Option(
    help: ArgumentHelp("The file with the list, or - for standard input.", valueName: "file"), completion: .file())
  var from: String?

  @Option(help: ArgumentHelp("The parent of the riblets without indentation.", valueName: "name"))
  var parent: String?

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    guard let from else { throw CleanExit.helpRequest(NewCommand.self) }
    try options.run(in: place) { app in
      let planner = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in try ListPlanner(app) }
      let text = try Self.text(of: from)
      let name = from == "-" ? "<standard input>" : from
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try planner.plan(text, file: name, below: parent)
      }
      return ("riblets new --from \(from)" + (parent.map { " --parent \($0)" } ?? ""), plan)
    }
  }

  private static func text(of file: String) throws(CommandFailure) -> String {
    let data =
      file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data else {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      let reason = isThere && isFolder.boolValue ? "it is a folder" : "there is no such file, or the system refused"
      throw CommandFailure("Cannot read '\(file)': \(reason).", .missingInput)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure("Cannot read '\(file)': it is not UTF-8.", .badData)
    }
    return text
  }
}
