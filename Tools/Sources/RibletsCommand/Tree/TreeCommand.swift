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
      The list can be built with: riblets new --from tree.md. What stands in the brackets are the options of 'riblets \
      new riblet'; a riblet that somebody else attaches, too, stands there again, without its children.

      Riblets, and who attaches whom, are found in any code, also in code that no command wrote. What was not understood is said on \
      standard error with its place; a child that code alone does not name is said in a comment of the router: \
      // @attaches Cart. Sources without a package are read, too, such as those of an app with Uber's RIBs: riblets tree \
      --sources Checkout.

      Without --sources, all modules of the package are read, and those of the packages in local folders that it depends \
      on, as their manifests name them. Riblets of one name in two modules stand there with their modules: Player.Settings.

      Ends with 0, with 1 if there is a note and --strict was given, or with 64 for wrong arguments, 66 where there is no \
      app.
      """,
    aliases: ["list"]
  )

  @Argument(help: "A riblet, to print only it and what is below it.")
  var name: String?

  @OptionGroup var place: AppOptions

  @Flag(help: "Print the links of the app's catalogues instead: pattern, routes or workflow, place.")
  var links = false

  @Flag(help: "Print riblets, who attaches whom, links and notes as JSON.")
  var json = false

  @Flag(help: "End with 1 if anything was not understood.")
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
