import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// The choice of the folder in which a command looks for its app.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of the app, unless it is the current one.", valueName: "folder"),
    completion: .directory)
  var into: String?

  /// Absolute.
  var path: String { URL(filePath: into ?? ".").standardizedFileURL.path }

  /// Looks for the folder of the app or the package, whatever modules there are.
  func appFolder() throws(CommandFailure) -> AppFolder {
    try CommandFailure.attempt(.missingInput) { () throws(RequestProblem) in try AppFolder(around: path) }
  }
}
