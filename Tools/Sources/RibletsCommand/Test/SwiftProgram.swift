import Foundation
import RibletsBuildCommands

/// The program `swift`.
enum SwiftProgram {
  /// Runs it; what it prints is seen on standard error, as standard output is for results.
  static func run(_ arguments: [String]) throws(CommandFailure) -> Int32 {
    try run(arguments, output: FileHandle.standardError)
  }

  /// Runs it and returns what it prints.
  static func output(of arguments: [String]) throws(CommandFailure) -> (status: Int32, text: String) {
    let pipe = Pipe()
    let process = process(arguments, output: pipe)
    try start(process)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs it; what it prints goes to a file.
  static func run(_ arguments: [String], output: FileHandle) throws(CommandFailure) -> Int32 {
    let process = process(arguments, output: output)
    try start(process)
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func process(_ arguments: [String], output: Any) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private static func start(_ process: Process) throws(CommandFailure) {
    do {
      try process.run()
    } catch {
      throw CommandFailure("Cannot run 'swift': \(error.localizedDescription)", .missingInput)
    }
  }
}
