import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsCost
import RibletsImpact
import RibletsModel
import RibletsRepository

/// `riblets cost`: the size of the app, and the instructions of its start, by riblet.
struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Show the size of each riblet in the app, and the instructions of its start.",
    discussion: """
      Builds the app in release, in '.build/cost', and gives each byte that the program loads to a riblet, a \
      library, or the linker. With --baseline, you see only what has changed. \(CostBudget.file) has the limits.

      Example: riblets cost --format json --output before.json; … ; riblets cost --baseline before.json

      Exits with status 0, or 1 if the app is above a limit, 64 for wrong arguments, 65 if the build fails or a file \
      cannot be understood, 66 if the app, its riblets or a file cannot be found, 73 if a file cannot be written.
      """
  )

  @Option(help: ArgumentHelp("The executable to measure, if the package has several.", valueName: "name"))
  var product: String?

  @Option(help: "Measure this program, which was built elsewhere. Needs --map.", completion: .file()) var binary:
    String?
  @Option(help: "The map that the linker wrote for the program.", completion: .file()) var map: String?

  @Option(parsing: .unconditionalSingleValue, help: "An option for 'swift build'. Can be repeated.")
  var buildOption: [String] = []

  @Option(help: "The format of the report: text, json, or line for a pull request.") var format = CostForm.text
  @Option(name: .shortAndLong, help: "Write the report to this file instead of printing it.", completion: .file())
  var output: String?

  @Option(help: "Show only the differences from an earlier --format json.", completion: .file()) var baseline: String?
  @Flag(help: ArgumentHelp("Add the sizes of the last commit to \(CostHistory.file), which 'riblets map' shows."))
  var record = false

  @Flag(help: "Also count the instructions until the first screen, with valgrind.") var start = false
  @Argument(
    parsing: .postTerminator,
    help: "With --start, the options for the program, or a command that starts it. The default is '--print'.")
  var command: [String] = []

  @OptionGroup var place: AppOptions

  func validate() throws {
    if (binary == nil) != (map == nil) || binary != nil && (product != nil || !buildOption.isEmpty) {
      throw ValidationError("--binary and --map need each other, and leave --product and --build-option out.")
    }
    if !start, !command.isEmpty { throw ValidationError("What is behind '--' is run with --start.") }
  }

  func run() throws {
    do {
      let exits = try report().map { CommandOutput.fail($0, .incomplete) }
      if let exit = exits.first { throw exit }
    } catch let failure as CommandFailure {
      throw CommandOutput.fail(failure)
    } catch let failure as CostFailure {
      throw CommandOutput.fail("\(failure)", .badData)
    }
  }

  /// Measures, prints and records; returns the sentences on limits that are not kept.
  private func report() throws -> [String] {
    let app = try place.model(isQuiet: format != .text)
    if app.model.riblets.isEmpty {
      throw CommandFailure(
        "There is no riblet in '\(place.sources ?? app.root)', so sizes have no names. Choose another folder with --sources.",
        .missingInput)
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
    return budget?.failures(of: cost, since: difference) ?? []
  }

  private func measure(_ app: CommandModel) throws -> AppCost {
    let build = binary == nil ? try CostBuild(of: app, product: product, options: buildOption) : nil
    let (program, map) = (build?.binary ?? binary ?? "", build?.map ?? self.map ?? "")
    let reader = try CostReader(
      model: app.model, binary: Self.contents(of: program), named: program, map: Self.contents(of: map), named: map)
    var settings = reader.settings.merging(build?.settings ?? [:]) { $1 }
    settings["riblets"] = riblets(of: app)
    let profile = start ? try CostStart.profile(of: program, command, reader: reader) : nil
    return reader.cost(of: app.name, settings: settings, start: profile)
  }

  /// The version of Riblets that the app asks for, or the tree of the sources in its checkout.
  private func riblets(of app: CommandModel) -> String? {
    let layout = try? place.app(json: true, needsPackage: false, needsOneModule: false).layout
    guard let path = layout?.riblets?.path else { return layout?.riblets?.version }
    let folder = URL(filePath: path, relativeTo: URL(filePath: app.root + "/")).path
    return try? GitRepository(around: folder).text(of: ["rev-parse", "HEAD:./Sources"])
  }

  private static func contents(of path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("Cannot read '\(path)': it is not there, or the system refused.", .missingInput)
    }
    return data
  }

  private static func earlier(_ path: String) throws -> AppCost {
    let data = try contents(of: path)
    guard let cost = try? JSONDecoder().decode(AppCost.self, from: data), cost.version == 1 else {
      throw CommandFailure(
        "'\(path)' is not a report of this version. Make it: riblets cost --format json --output \(path).", .badData)
    }
    return cost
  }

  /// The last commit, if nothing has changed since.
  private static func commit(of root: String) throws -> String {
    do throws(GitFailure) {
      let repository = try GitRepository(around: root)
      let changes = try repository.text(of: ["status", "--porcelain", "--", ".", ":!" + CostHistory.file])
      if changes.isEmpty { return try repository.text(of: ["rev-parse", "HEAD"]) }
    } catch {
      throw CommandFailure("'--record' needs a commit in a git repository: \(error)", .missingInput)
    }
    throw CommandFailure("Files have changed since the last commit. Commit them, then record its size.", .badData)
  }
}

extension CostForm: ExpressibleByArgument {}
