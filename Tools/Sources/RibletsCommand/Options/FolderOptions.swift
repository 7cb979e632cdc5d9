import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// The choice of the folder in which a command looks for its app.
///
/// It is no group of options within a group: a debug build of the parser checks groups again for each one around them,
/// three times over.
protocol FolderChoice {
  var packagePath: String? { get }
  var wait: WaitTime { get }
}

/// The options of a command that asks for nothing but the folder of its app.
struct FolderOptions: ParsableArguments, FolderChoice {
  @Option(help: Self.packagePathHelp, completion: .directory) var packagePath: String?
  @Option(help: WaitTime.help, transform: { try WaitTime($0) }) var wait = WaitTime()
}

extension FolderChoice {
  static var packagePathHelp: ArgumentHelp {
    ArgumentHelp("A folder of the app, unless it is the current one.", valueName: "folder")
  }

  /// Absolute.
  var path: String { URL(filePath: packagePath ?? ".").standardizedFileURL.path }

  /// Takes back what a killed command left half-made around the folder, and says so: every command begins with it.
  func recover() throws(CommandFailure) {
    do throws(ChangeError) {
      let recoveries = try Repository.recover(around: path, for: "riblets", waiting: wait.deadline)
      for recovery in recoveries { CommandOutput.say(recovery.description) }
    } catch {
      throw CommandFailure("\(error)", error.status)
    }
  }

  /// Looks for the folder of the app or the package, whatever modules there are.
  func appFolder() throws(CommandFailure) -> AppFolder {
    try recover()
    return try CommandFailure.attempt(.missingInput) { () throws(RequestProblem) in try AppFolder(around: path) }
  }
}
