import ArgumentParser
import RibletsBuildCommands
import RibletsCoverage

/// The arguments that both subcommands for coverage take.
struct CoverageOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The folder of the exports of llvm-cov: all.json of all tests, and one for each role, named as in the plan.",
      valueName: "folder"),
    completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp("The folder whose folders are the targets.", valueName: "folder"), completion: .directory)
  var sources = "Sources"

  @Option(help: ArgumentHelp("Only the riblet of this name. Can be repeated.", valueName: "name"))
  var riblet: [String] = []

  /// Runs what reads the exports, and ends with the right status when they are not as they should be.
  func reading<Result>(_ read: (ExportFolder) throws(CoverageError) -> Result) throws -> Result {
    do throws(CoverageError) {
      return try read(try ExportFolder(path: folder, sources: sources))
    } catch {
      throw CommandOutput.fail("\(error)", error.exitStatus)
    }
  }
}

extension CoverageError {
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .missing: .missingInput
    case .unknownRiblet: .wrongArguments
    case .emptyExport, .notJSON, .notAnExport, .noFileUnder, .noRiblets, .strayExport, .emptyTestList: .badData
    }
  }
}
