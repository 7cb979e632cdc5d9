import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// `riblets tree`: which riblets there are, and who attaches whom.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the tree of riblets, as the sources describe it.",
    discussion: """
      You can build an app from this list with 'riblets new --from tree.md'. The brackets have the options of \
      'riblets new riblet'. If a riblet has several parents, the list shows it below each, once with its children.

      The command reads any code, also code that no command wrote. If it does not understand a line, it prints the \
      line on standard error. If your code does not name a child, write a comment in the router: // @attaches Cart. \
      You can also read sources without a package, for example of an app with Uber's RIBs: riblets tree --sources \
      Checkout.

      Without --sources, the command reads all modules of the package, and of packages in local folders that it \
      depends on. If two modules have a riblet with the same name, the list shows the module, for example \
      Player.Settings.

      Exits with status 0, 1 if there is a note and --strict was given, 64 for wrong arguments, 66 if there is no \
      app.
      """,
    aliases: ["list"]
  )

  @Argument(help: "Print only this riblet and the riblets below it.")
  var name: String?

  @OptionGroup var place: AppOptions

  @Flag(help: "Print the deep links of the app instead, each with its pattern, its routes or workflow, and its line.")
  var links = false

  @Flag(help: "Print the riblets, their parents, links and notes as JSON.")
  var json = false

  @Flag(help: "Exit with status 1 if the command did not understand some code.")
  var strict = false

  func run() throws {
    try ScaffoldOptions.only(dryRun: false, json: json).reporting {
      let app = try place.app(json: json, needsPackage: false, needsOneModule: false)
      let tree = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
        try TreeReader.tree(of: app, isTolerant: true, readsPackages: place.sources == nil)
      }
      let view = app.layout.standardView
      if let name { try check(name, tree) }
      let list = TreeList(tree, view: view)
      let text = links ? linkText(of: tree) : name.map { list.text(of: $0) } ?? list.text
      try print(json ? TreeReport(tree, list: text).text + "\n" : text)
      if !json { say(tree, app) }
      if strict, !tree.notes.isEmpty { throw ExitCode.failure }
    }
  }

  func validate() throws {
    guard links, name != nil || json else { return }
    throw ValidationError(
      "'--links' prints all links of the app. Leave the name and '--json' out, which has links, too.")
  }

  /// One line a link: `product/{id:Int} → RootLoggedIn/LoggedInProduct  Sources/Shop/Links.swift:7`.
  private func linkText(of tree: RibletTree) -> String {
    tree.links.map { link in
      let ends = link.ends.isEmpty ? "" : " → " + link.ends.joined(separator: "/")
      return "\(link.pattern)\(ends)  \(link.place.file):\(link.place.line)\n"
    }.joined()
  }

  private func say(_ tree: RibletTree, _ app: FoundApp) {
    for note in tree.notes { CommandOutput.say(note) }
    if tree.riblets.isEmpty {
      let isThere = FileManager.default.fileExists(atPath: app.root + "/" + app.layout.sources)
      let folder = isThere ? app.layout.sources : app.root
      CommandOutput.say(
        "There are no riblets in '\(folder)'. Make one: riblets new riblet Root. Or choose another folder with --sources."
      )
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
