import Foundation
import RibletsBuildCommands

/// The program `swift`.
enum SwiftProgram {
  /// Runs it; what it prints is seen on standard error, as standard output is for results.
  static func run(_ arguments: [String]) throws(CommandFailure) -> Bool {
    try ChildProgram("swift", arguments).run(output: FileHandle.standardError).isSuccess
  }

  /// Runs it and returns what it prints.
  static func output(of arguments: [String]) throws(CommandFailure) -> (isSuccess: Bool, text: String) {
    let (end, data) = try ChildProgram("swift", arguments).output()
    return (end.isSuccess, String(decoding: data, as: UTF8.self))
  }
}
