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

  @Option(
    help: ArgumentHelp("Measure this program, which was built elsewhere. Needs --map.", valueName: "file"),
    completion: .file())
  var binary: String?

  @Option(help: ArgumentHelp("The map that the linker wrote for the program.", valueName: "file"), completion: .file())
  var map: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An option for 'swift build'. Can be repeated.", valueName: "option"))
  var buildOption: [String] = []

  @Option(help: ArgumentHelp("The format of the report: text, json, or line for a pull request.", valueName: "format"))
  var format = CostForm.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the report to this file instead of printing it.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Show only the differences from this earlier output of --format json.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: ArgumentHelp("Add the sizes of the last commit to \(CostHistory.file), which 'riblets map' shows."))
  var record = false

  @Flag(help: "Also count the instructions until the first screen, with valgrind.")
  var start = false

  @Argument(
    parsing: .postTerminator,
    help: "With --start, the options for the program, or a command that starts it. The default is '--print'.")
  var command: [String] = []

  @OptionGroup var place: AppOptions

  func validate() throws {
    if (binary == nil) != (map == nil) { throw ValidationError("--binary and --map need each other.") }
    if binary != nil, product != nil || !buildOption.isEmpty {
      throw ValidationError("With --binary nothing is built: leave --product and --build-option out.")
    }
    if !start, !command.isEmpty { throw ValidationError("What is behind '--' is run with --start.") }
  }

  func run() throws {
    let failures: [String]
    do throws(CommandFailure) {
      let app = try place.model(isQuiet: format != .text)
      guard !app.model.riblets.isEmpty else {
        throw CommandFailure(
          "There is no riblet in '\(place.sources ?? app.root)', so sizes have no names. Choose another folder with --sources.",
          .missingInput)
      }
      try CommandOutput.check(output)
      let budget = try attempt(CostBudget.file) { () throws(CostFailure) in
        let budget = try read(CostBudget.file, in: app.root).map(CostBudget.init)
        try budget?.check(app.model.riblets.keys.map(app.model.name(of:)))
        return budget
      }
      let old: AppCost? = if let baseline { try earlier(baseline) } else { nil }
      let commit = record ? try commit(of: app.root) : nil
      let cost = try measure(app)
      let difference = old.map { CostDifference(from: $0, to: cost) }
      failures = budget?.failures(of: cost, since: difference) ?? []
      let text = difference.map(format.text(of:)) ?? format.text(of: cost)
      if !text.isEmpty || output != nil { try write(text) }
      if let commit { try add(cost, commit, in: app.root) }
    } catch {
      throw CommandOutput.fail(error)
    }
    for failure in failures { _ = CommandOutput.fail(failure, .incomplete) }
    if !failures.isEmpty { throw ExitCode(ExitStatus.incomplete.rawValue) }
  }

  // MARK: Measuring

  private func measure(_ app: CommandModel) throws(CommandFailure) -> AppCost {
    let build = binary == nil ? try CostBuild(of: app, product: product, options: buildOption) : nil
    guard let binary = build?.binary ?? binary, let map = build?.map ?? map else {
      throw CommandFailure("There is no program.", .missingInput)
    }
    let program = try contents(of: binary)
    let mapBytes = try contents(of: map)
    let reader = try attempt(nil) { () throws(CostFailure) in
      try CostReader(model: app.model, binary: program, named: binary, map: mapBytes, named: map)
    }
    var settings =
      build?.settings
      ?? AppCost.Settings(compiler: reader.compiler, target: reader.target, linker: "", options: nil, riblets: nil)
    settings.linker = reader.linker
    settings.riblets = riblets(of: app.root)
    var cost = try attempt(nil) { () throws(CostFailure) in try reader.cost(of: app.name, settings: settings) }
    if start, let profile = try CostStart.profile(of: binary, command, reader: reader) {
      cost.add(profile, of: app.model)
    }
    return cost
  }

  /// The version of Riblets that the app asks for, or the commit of its checkout, unless that is the app's own.
  private func riblets(of root: String) -> String? {
    let layout = try? place.app(json: true, needsPackage: false, needsOneModule: false).layout
    guard let riblets = layout?.riblets else { return nil }
    if let version = riblets.version { return version }
    let folder = URL(filePath: riblets.path ?? ".", relativeTo: URL(filePath: root + "/")).path
    guard let checkout = try? GitRepository(around: folder), (try? GitRepository(around: root))?.top != checkout.top
    else { return nil }
    return (try? checkout.text(of: ["rev-parse", "HEAD"]))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Files

  private func attempt<Result>(
    _ file: String?, _ work: () throws(CostFailure) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try work()
    } catch {
      throw CommandFailure((file.map { "\($0):1:1: error: " } ?? "") + "\(error)", .badData)
    }
  }

  private func contents(of path: String) throws(CommandFailure) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("Cannot read '\(path)': it is not there, or the system refused.", .missingInput)
    }
    return data
  }

  private func read(_ file: String, in root: String) -> Data? {
    FileManager.default.contents(atPath: root + "/" + file)
  }

  private func earlier(_ path: String) throws(CommandFailure) -> AppCost {
    let data = try contents(of: path)
    guard let cost = try? JSONDecoder().decode(AppCost.self, from: data), cost.version == 1 else {
      throw CommandFailure(
        "'\(path)' is not a report of this version. Make it: riblets cost --format json --output \(path).", .badData)
    }
    return cost
  }

  private func write(_ text: String) throws(CommandFailure) {
    do {
      try CommandOutput.write(text, to: output)
    } catch {
      // It has been said.
      throw CommandFailure("The report was not written.", .cannotCreate)
    }
  }

  // MARK: History

  /// The last commit, if nothing has changed since.
  private func commit(of root: String) throws(CommandFailure) -> String {
    do {
      let repository = try GitRepository(around: root)
      let status = ["status", "--porcelain", "--untracked-files=normal", "--", ".", ":!" + CostHistory.file]
      guard try repository.text(of: status).isEmpty else {
        throw CommandFailure("Files have changed since the last commit. Commit them, then record its size.", .badData)
      }
      return try repository.text(of: ["rev-parse", "HEAD"]).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("'--record' needs a commit in a git repository: \(error)", .missingInput)
    }
  }

  private func add(_ cost: AppCost, _ commit: String, in root: String) throws(CommandFailure) {
    let text = try attempt(nil) { () throws(CostFailure) in
      var history = try CostHistory(read(CostHistory.file, in: root) ?? Data())
      history.record(cost, commit: commit)
      return history.text
    }
    do {
      try CommandOutput.write(text, to: root + "/" + CostHistory.file)
    } catch {
      throw CommandFailure("The size was not recorded.", .cannotCreate)
    }
  }
}

extension CostForm: ExpressibleByArgument {}
