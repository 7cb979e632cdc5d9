import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// The options that choose the app of a command.
struct AppOptions: ParsableArguments, FolderChoice {
  @Option(help: Self.packagePathHelp, completion: .directory) var packagePath: String?
  @Option(help: WaitTime.help, transform: { try WaitTime($0) }) var wait = WaitTime()

  @Option(help: ArgumentHelp("The folder of the module, relative to the package.", valueName: "folder"))
  var sources: String?

  @Option(help: ArgumentHelp("The folder of the module's tests, relative to the package.", valueName: "folder"))
  var tests: String?

  /// Looks for the app, once no change of it is half-made, and says so if its layout was guessed.
  ///
  /// - Parameters:
  ///   - json: True if a program reads what is printed, and a guess is not said.
  ///   - needsPackage: False if `--sources` is enough where there is no package.
  ///   - needsOneModule: False if all modules are read anyway.
  func app(
    json: Bool, needsPackage: Bool = true, needsOneModule: Bool = true
  ) throws(CommandFailure) -> FoundApp {
    try recover()
    let app = try CommandFailure.attempt(.missingInput) { () throws(RequestProblem) in
      try FoundApp(
        around: path, sources: sources, tests: tests, needsPackage: needsPackage, needsOneModule: needsOneModule)
    }
    if app.isGuessed, !json {
      CommandOutput.say("Guessed: riblets are in '\(app.layout.sources)', tests in '\(app.layout.tests)'.")
    }
    return app
  }
}

extension CommandFailure {
  /// Does something; what is wrong with a file of the app is bad data, whatever the status of the rest.
  static func attempt<Result>(
    _ status: ExitStatus, _ work: () throws(RequestProblem) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(RequestProblem) {
      return try work()
    } catch {
      throw CommandFailure("\(error)", error.place == nil ? status : .badData)
    }
  }
}
