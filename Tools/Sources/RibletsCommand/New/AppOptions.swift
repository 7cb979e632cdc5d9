import ArgumentParser
import Foundation
import RibletsScaffold

/// Which app a command works in.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of the app, unless it is the current one.", valueName: "folder"),
    completion: .directory)
  var into: String?

  @Option(help: ArgumentHelp("The folder of the module, relative to the package.", valueName: "folder"))
  var sources: String?

  @Option(help: ArgumentHelp("The folder of its tests, relative to the package.", valueName: "folder"))
  var tests: String?

  /// Looks for the app, and says so if its layout was guessed.
  func app(_ options: ScaffoldOptions) throws(CommandFailure) -> FoundApp {
    let folder = URL(filePath: into ?? ".").standardizedFileURL.path
    let app = try CommandFailure.attempt(.missingInput) { () throws(RequestProblem) in
      try FoundApp(around: folder, sources: sources, tests: tests)
    }
    if app.isGuessed, !options.json {
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
