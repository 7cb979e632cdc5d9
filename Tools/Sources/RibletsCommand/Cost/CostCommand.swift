import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsCost
import RibletsImpact
import RibletsModel
import RibletsPlans
import RibletsRepository

/// `riblets cost`: the size of the app, and the instructions of its start, by riblet.
struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Show the size of each riblet in the app, and the instructions of its start.",
    discussion: """
      Builds the app in release, in '.build/cost', and gives each byte that the program loads to a riblet, a \
      library, or the linker. With --baseline, you see only what has changed. \(CostBudget.file) has the limits.

      Exits with status 0, or 1 if the app is above a limit, 64 for wrong arguments, 65 if the build fails or a file \
      cannot be understood, 66 if the app, its riblets or a file cannot be found, 73 if a file cannot be written.
      """
  )

  @Option(help: "The executable to measure, if the package has several.") var product: String?
  @Option(help: "A program to measure that was built elsewhere. Needs --map.", completion: .file()) var binary: String?
  @Option(help: "The map that the linker wrote for the program.", completion: .file()) var map: String?
  @Option(parsing: .unconditionalSingleValue, help: "An option for 'swift build'. Can be repeated.")
  var buildOption: [String] = []
  @Option(help: "The format of the report: text, json, or line for a pull request.") var format = CostForm.text
  @Option(name: .shortAndLong, help: "A file for the report.", completion: .file()) var output: String?
  @Option(help: "Show only the differences from an earlier --format json.", completion: .file()) var baseline: String?
  @Flag(help: "Add the sizes of the last commit to \(CostHistory.file), which 'riblets map' shows.") var record = false
  @Flag(help: "Also count the instructions until the first screen, with valgrind.") var start = false
  @Argument(parsing: .postTerminator, help: "With --start, options for the program instead of --print, or a command.")
  var command: [String] = []
  @OptionGroup var place: AppOptions

  func validate() throws {
    if (binary == nil) != (map == nil) || binary != nil && (product != nil || !buildOption.isEmpty) {
      throw ValidationError("--binary and --map need each other, and leave --product and --build-option out.")
    }
    if !start, !command.isEmpty { throw ValidationError("What is behind '--' is run with --start.") }
  }

  func run() throws {
    try ScaffoldOptions.only(dryRun: false, json: false).reporting {
      let app = try place.model(isQuiet: format != .text)
      if app.model.riblets.isEmpty {
        let problem = "There is no riblet in '\(place.sources ?? app.root)', so sizes have no names"
        throw CommandFailure("\(problem). Choose another folder with --sources.", .missingInput)
      }
      try CommandOutput.check(output)
      let limits = FileManager.default.contents(atPath: app.root + "/" + CostBudget.file)
      let budget = try limits.map { try CostBudget($0, for: app.model.riblets.keys.map(app.model.name)) }
      let old = try baseline.map(Self.earlier)
      let commit = record ? try Self.commit(of: app.root) : nil
      let cost = try measure(app)
      let difference = old.map { CostDifference(from: $0, to: cost) }
      let text = difference.map(format.text(of:)) ?? format.text(of: cost)
      if !text.isEmpty || output != nil { try CommandOutput.write(text, to: output) }
      if let commit {
        let file = app.root + "/" + CostHistory.file
        var history = try CostHistory(FileManager.default.contents(atPath: file) ?? Data())
        history.record(cost, commit: commit)
        try CommandOutput.write(history.text, to: file)
      }
      let failures = budget?.failures(of: cost, since: difference) ?? []
      if !failures.isEmpty { throw CommandFailure(failures.joined(separator: "\n"), .incomplete) }
    }
  }

  private func measure(_ app: CommandModel) throws -> AppCost {
    let build = binary == nil ? try CostBuild(of: app, product: product, options: buildOption) : nil
    let (program, map) = (build?.binary ?? binary ?? "", build?.map ?? self.map ?? "")
    let reader = try CostReader(
      model: app.model, binary: Self.contents(of: program), named: program, map: Self.contents(of: map), named: map)
    var settings = build?.settings ?? [:]
    settings["riblets"] = Self.riblets(of: app)
    let profile = start ? try CostStart.profile(of: program, command, reader: reader) : nil
    return reader.cost(of: app.name, settings: settings, start: profile)
  }

  /// The version of Riblets that the app asks for, or the tree of the sources in its checkout.
  private static func riblets(of app: CommandModel) -> String? {
    guard let path = app.riblets?.path else { return app.riblets?.version }
    let folder = URL(filePath: path, relativeTo: URL(filePath: app.root + "/")).path
    return try? GitRepository(around: folder).text(of: ["rev-parse", "HEAD:./Sources"])
  }

  private static func contents(of path: String) throws -> Data {
    if let data = FileManager.default.contents(atPath: path) { return data }
    throw CommandFailure("Cannot read '\(path)': it is not there, or the system refused.", .missingInput)
  }

  private static func earlier(_ path: String) throws -> AppCost {
    let data = try contents(of: path)
    if let cost = try? JSONDecoder().decode(AppCost.self, from: data), cost.version == 1 { return cost }
    let advice = "Make it: riblets cost --format json --output \(path)."
    throw CommandFailure("'\(path)' is not a report of this version. \(advice)", .badData)
  }

  /// The last commit, if nothing has changed since.
  private static func commit(of root: String) throws -> String {
    let repository = try? GitRepository(around: root)
    let changes = try? repository?.text(of: ["status", "--porcelain", "--", ".", ":!" + CostHistory.file])
    if changes == "", let commit = try? repository?.text(of: ["rev-parse", "HEAD"]) { return commit }
    throw CommandFailure("'--record' needs a commit without changes since then. Commit them first.", .badData)
  }
}

extension CostForm: ExpressibleByArgument {}
