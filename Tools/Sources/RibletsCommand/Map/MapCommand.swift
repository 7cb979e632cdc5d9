import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsCost
import RibletsImpact
import RibletsMap
import RibletsModel
import RibletsPlans
import RibletsReading
import RibletsRepository
import RibletsScaffold

/// `riblets map`: the whole app on one page.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draw the whole app on one page: tree, modules, dependencies, links.",
    discussion: """
      The page is one file that works offline. You can fold, zoom and search the tree. For each riblet you see its \
      parts with their lines, its parents and children, the way of each dependency, its tests, coverage, owners and \
      size, and how often it changed in git. Without --output, the command writes the page into .build/riblets of \
      the package. You can also get JSON, text, or a graph for Graphviz or Mermaid.

      You can also read an app with Uber's RIBs, or sources without a package: riblets map --sources Checkout.

      Exits with status 0, or 64 for wrong arguments, 65 if a report of coverage or sizes cannot be understood, 66 \
      if the app or the report cannot be found, 73 if the page cannot be written.
      """,
    aliases: ["graph"]
  )

  @OptionGroup var place: AppOptions

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the map to this file, or to standard output with -. The ending of the name sets the format.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("The format. The default is html, or the ending of --output.", valueName: "format"))
  var format: MapForm?

  @Option(
    help: ArgumentHelp(
      "The output of 'riblets coverage --format json'. The default is .build/riblets/coverage.json.", valueName: "file"
    ),
    completion: .file())
  var coverage: String?

  @Flag(
    help: "Leave the folder of this machine out of the page. Then a click copies a place instead of opening an editor.")
  var portable = false

  func validate() throws {
    if format == nil, !ending.isEmpty, Self.form(of: ending) == nil {
      throw ValidationError(
        "'riblets map' writes no '.\(ending)'. Let the name end in .html, .json, .txt, .dot, .gv or .mmd, or say the form: --format html."
      )
    }
    if open, form != .html || output == "-" {
      throw ValidationError("'--open' opens a page in a file. Leave --format out, or --open.")
    }
  }

  func run() throws {
    try ScaffoldOptions.only(dryRun: false, json: false).reporting {
      let folder = place.path
      // Git reads its log meanwhile.
      let (read, history) = Workers.both(jobs: 2) {
        Result { () throws(CommandFailure) in try place.model(isQuiet: form != .html) }
      } _: {
        Self.history(of: (try? AppFolder(around: folder))?.path ?? folder)
      }
      let app = try read.get()
      let map = try map(of: app, history)
      let text = form.text(of: map, root: portable ? nil : app.root)
      guard let file = try file(in: app) else { return try CommandOutput.write(text, to: nil) }
      try CommandOutput.write(text, to: file)
      CommandOutput.say("The map of \(map.riblets.count) riblets is in '\(file)'.")
      if open { Self.open(file) }
    }
  }

  private var form: MapForm {
    format ?? Self.form(of: ending) ?? .html
  }

  /// The ending of the output's name, without the dot.
  private var ending: String { output.map { URL(filePath: $0).pathExtension.lowercased() } ?? "" }

  private static func form(of ending: String) -> MapForm? {
    ["mmd": .mermaid, "txt": .text, "gv": .dot, "htm": .html][ending] ?? MapForm(rawValue: ending)
  }

  private func map(of app: CommandModel, _ history: ChangeHistory?) throws(CommandFailure) -> AppMap {
    let report = try coverage(of: app)
    if form == .html { for note in app.model.notes { CommandOutput.say(note.description) } }
    return AppMap(
      of: app.model, name: app.name, owners: app.owners, coverage: report, history: history, bytes: try bytes(of: app))
  }

  /// The sizes that 'riblets cost --record' has written.
  private func bytes(of app: CommandModel) throws(CommandFailure) -> [RibletID: [Int]] {
    guard let data = FileManager.default.contents(atPath: app.root + "/" + CostHistory.file) else { return [:] }
    let history = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in try CostHistory(data) }
    return Dictionary(uniqueKeysWithValues: app.model.riblets.keys.map { ($0, history.sizes(of: $0)) })
      .filter { !$0.value.isEmpty }
  }

  /// The report that was asked for; otherwise one that lies in its place.
  private func coverage(of app: CommandModel) throws(CommandFailure) -> CoverageFile? {
    let usual = app.root + "/.build/riblets/coverage.json"
    guard let path = coverage ?? (FileManager.default.fileExists(atPath: usual) ? usual : nil) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        "Cannot read '\(path)'. Make it: riblets coverage FOLDER --format json --output \(path).", .missingInput)
    }
    do throws(CoverageFile.Failure) {
      return try CoverageFile(data)
    } catch {
      throw CommandFailure("\(path): \(error)", .badData)
    }
  }

  /// The last 5,000 commits; `nil` where there is no repository.
  private static func history(of root: String) -> ChangeHistory? {
    let command = [
      "-c", "core.quotePath=false", "log", "-n", "5000", "--no-merges", "--no-renames", "--format=%x00", "--name-only",
      "--relative", "--", ".",
    ]
    return (try? GitRepository(around: root).text(of: command)).map(ChangeHistory.init)
  }

  /// The file to write; `nil` for standard output.
  private func file(in app: CommandModel) throws(CommandFailure) -> String? {
    if let output { return output == "-" ? nil : output }
    guard form == .html else { return nil }
    let manager = FileManager.default
    guard manager.fileExists(atPath: app.root + "/Package.swift") else {
      return manager.temporaryDirectory.appending(path: "\(app.name)-map.html").path
    }
    let folder = app.root + "/.build/riblets"
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder + "/map.html"
  }

  private static func open(_ file: String) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [opener, file]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    if (try? process.run()) != nil {
      process.waitUntilExit()
      if process.terminationStatus == 0 { return }
    }
    CommandOutput.say("'\(opener)' does not open it. Open the file in a browser.")
  }
}

extension MapForm: ExpressibleByArgument {}
