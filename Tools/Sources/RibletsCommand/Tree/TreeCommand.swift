import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsScaffold

/// `riblets tree`: which riblets there are, and who attaches whom.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the tree of riblets, as the sources describe it.",
    discussion: """
      The list can be built with: riblets new --from tree.md. What stands in the brackets are the options of 'riblets \
      new riblet'; a riblet that somebody else attaches, too, stands there again, without its children.

      What is written otherwise than 'riblets new' does is said on standard error. Ends with 0, or with 64 for wrong \
      arguments, 65 for sources that do not parse, 66 where there is no app.
      """
  )

  @Argument(help: "A riblet, to print only it and what is below it.")
  var name: String?

  @OptionGroup var place: AppOptions

  @Flag(help: "Print riblets, edges and notes as JSON.")
  var json = false

  func run() throws {
    try ScaffoldOptions.only(dryRun: false, json: json).reporting {
      let app = try place.app(json: json)
      let tree = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in try TreeReader.tree(of: app) }
      let view = RibletRequest.View(rawValue: app.layout.view) ?? .portable
      if let name { try check(name, tree) }
      let list = TreeList(tree, view: view)
      let text = name.map { list.text(of: $0) } ?? list.text
      try print(json ? TreeReport(tree, list: text).text + "\n" : text)
      guard !json else { return }
      for note in tree.notes { CommandOutput.say(note) }
      if tree.riblets.isEmpty {
        CommandOutput.say("There are no riblets in '\(app.layout.sources)'. Make one: riblets new riblet Root.")
      }
    }
  }

  private func check(_ name: String, _ tree: RibletTree) throws(CommandFailure) {
    guard tree.riblets[name] == nil else { return }
    throw CommandFailure(tree.unknown(name), .wrongArguments)
  }

  private func print(_ text: String) throws(CommandFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandFailure("Cannot print the result: standard output takes no more.", .cannotCreate)
    }
  }
}
