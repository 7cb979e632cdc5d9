internal import Foundation

/// A program that ran to its end, and what it printed.
struct ChildProcess {
  let status: Int32
  let output: String
  let errors: String

  /// The reason for which a program gave no figure.
  struct Failure: Error, CustomStringConvertible {
    let program: String
    let status: Int32
    let errors: String

    var description: String { "'\(program)' ended with status \(status):\n\(errors)" }
  }

  /// Runs a program and waits for it.
  ///
  /// - Throws: ``Failure`` if it ends with another status than 0.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Neither program prints more than a pipe holds.
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: outputData, as: UTF8.self)
    self.errors = String(decoding: errorData, as: UTF8.self)
    if status != 0 { throw Failure(program: program, status: status, errors: self.errors) }
  }

  /// Returns the path at which the shell would find a program; `nil` if it is not installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A program that was built together with this one.
  static func sibling(_ name: String) -> String {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return own.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name).path
  }
}
