import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// The options of all commands that write files.
struct ScaffoldOptions: ParsableArguments {
  @Flag(help: "Write nothing, and print the differences that the command would make.")
  var dryRun = false

  @Flag(help: "Overwrite files that exist already.")
  var force = false

  @Flag(help: "Keep files that exist already, and write only the others.")
  var skip = false

  @Flag(help: "Print the changes as JSON on standard output.")
  var json = false

  @Flag(help: "Print a line for each file, also if there are many.")
  var verbose = false

  /// Options of a command that has only some of them.
  ///
  /// A function, since Swift 6.3 cannot optimise an initializer that does it.
  static func only(dryRun: Bool, json: Bool) -> ScaffoldOptions {
    var options = ScaffoldOptions()
    options.dryRun = dryRun
    options.json = json
    options.force = false
    options.skip = false
    options.verbose = false
    return options
  }

  func validate() throws {
    if force, skip { throw ValidationError("--force and --skip exclude each other.") }
  }

  /// True if there is a user at a terminal who can be asked.
  var asks: Bool { !json && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }
}

extension ScaffoldOptions {
  /// A plan, and the command that it carries out, as its user would type it.
  typealias Decision = (command: String, plan: ScaffoldPlan)

  /// Plans in the app and carries the plan out, while other commands wait.
  ///
  /// - Returns: The plan.
  @discardableResult
  func run(in place: AppOptions, _ decide: (FoundApp) throws -> Decision) throws -> ScaffoldPlan {
    let root = try reporting { try place.appFolder().path }
    var isFirst = true
    return try run(at: root, waiting: place.wait) {
      // It is not said twice that a layout was guessed.
      let app = try place.app(json: json || !isFirst)
      isFirst = false
      return try decide(app)
    }
  }

  /// Plans for a folder and carries the plan out, while other commands wait.
  ///
  /// If files that a plan may rest on change in the meantime, it plans again.
  ///
  /// - Parameters:
  ///   - root: The folder of the app, which need not be there.
  ///   - next: What to do then, said at the end of a run that did something.
  ///   - decide: Plans for the files as they are at its call.
  /// - Returns: The plan.
  @discardableResult
  func run(
    at root: String, waiting: WaitTime, next: String? = nil, _ decide: () throws -> Decision
  ) throws -> ScaffoldPlan {
    let plan = try reporting {
      let deadline = waiting.deadline
      var run = ScaffoldRun(
        options: self,
        repository: try Repository(at: root, command: "riblets", isExclusive: !dryRun, waiting: deadline))
      defer { run.repository.close() }
      if let recovery = run.repository.recovery { CommandOutput.say(recovery.description) }
      while true {
        do {
          return try run.run(decide, next: next)
        } catch ChangeError.changedMeanwhile where !deadline.isOver {
          deadline.pause()
        }
      }
    }
    if !plan.missing.isEmpty { throw ExitCode(ExitStatus.incomplete.rawValue) }
    return plan
  }

  /// Does a part of a command; the command ends where that fails, with the reason as text or as JSON.
  func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as CommandFailure {
      throw exit(for: failure)
    } catch let problem as RequestProblem {
      throw exit(for: CommandFailure("\(problem)", .badData))
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
  var status: ExitStatus {
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
