import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsPlans
import RibletsScaffold

/// The options of all commands that write files.
struct ScaffoldOptions: ParsableArguments {
  @Flag(help: "Show what would be written, as differences, and write nothing.")
  var dryRun = false

  @Flag(help: "Overwrite files that are there already.")
  var force = false

  @Flag(help: "Keep files that are there already.")
  var skip = false

  @Flag(help: "Print what was done as JSON on standard output.")
  var json = false

  /// Options of a command that has only some of them.
  ///
  /// A function, since Swift 6.3 cannot optimise an initialiser that does it.
  static func only(dryRun: Bool, json: Bool) -> ScaffoldOptions {
    var options = ScaffoldOptions()
    options.dryRun = dryRun
    options.json = json
    return options
  }

  func validate() throws {
    if force, skip { throw ValidationError("--force and --skip exclude each other.") }
  }

  /// True if there is a user at a terminal who can be asked.
  var asks: Bool { !json && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }
}

extension ScaffoldOptions {
  /// Plans in the app and carries the plan out.
  ///
  /// - Parameter decide: Returns the command, as its user would type it, and the plan.
  /// - Returns: The plan.
  @discardableResult
  func run(in place: AppOptions, _ decide: (FoundApp) throws -> (command: String, plan: ScaffoldPlan)) throws
    -> ScaffoldPlan
  {
    let (run, plan) = try reporting {
      let app = try place.app(json: json)
      let (command, plan) = try decide(app)
      return (ScaffoldRun(options: self, root: app.root, command: command), plan)
    }
    try run.run(plan)
    return plan
  }

  /// Does a part of a command; the command ends where that fails, with the reason as text or as JSON.
  func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as CommandFailure {
      throw exit(for: failure)
    } catch let error as ChangeError {
      throw exit(for: CommandFailure("\(error)", error.status))
    }
  }

  private func exit(for failure: CommandFailure) -> ExitCode {
    guard json else { return CommandOutput.fail(failure.description, failure.status) }
    let report = ScaffoldReport(status: failure.status.rawValue, error: failure.description)
    try? CommandOutput.write(report.text, to: nil)
    return ExitCode(failure.status.rawValue)
  }
}

extension ChangeError {
  fileprivate var status: ExitStatus {
    switch self {
    case .conflicts, .aborted, .changedMeanwhile, .nothingToUndo, .touchedSince: .badData
    case .notBelowRoot: .wrongArguments
    case .leadsOut, .circle, .reserved, .missing, .folder, .fileInTheWay, .special, .notText, .occupied, .intoItself,
      .createdTwice, .noRoot, .rootIsFile, .notAFolder, .locked, .interrupted, .system, .takenBack, .stuck,
      .damagedJournal:
      .cannotCreate
    }
  }
}
