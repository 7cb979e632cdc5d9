import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsPlans
import RibletsScaffold

/// The choice of the folder in which a command looks for its app.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of the app, unless it is the current one.", valueName: "folder"),
    completion: .directory)
  var into: String?

  @OptionGroup var waiting: WaitOptions

  /// Absolute.
  var path: String { URL(filePath: into ?? ".").standardizedFileURL.path }

  /// Takes back what a killed command left half-made around the folder, and says so: every command begins with it.
  func recover() throws(CommandFailure) {
    do throws(ChangeError) {
      let recoveries = try Repository.recover(around: path, for: "riblets", waiting: waiting.deadline)
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
