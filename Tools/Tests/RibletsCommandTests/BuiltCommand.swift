import Foundation

/// The command `riblets` as it was built beside the tests.
enum BuiltCommand {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  static func run(_ arguments: String..., in directory: String? = nil) throws -> Result {
    try run(arguments, in: directory)
  }

  /// - Parameters:
  ///   - sizeLimit: How many blocks of 512 bytes, or of 1,024, a file may have that the command writes.
  ///   - runner: A command that runs this one, with its arguments.
  ///   - variables: Variables besides those of the tests' own environment.
  static func run(
    _ arguments: [String], in directory: String? = nil, sizeLimit: Int? = nil, through runner: [String] = [],
    variables: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let program = runner.first {
      process.executableURL = URL(filePath: program)
      process.arguments = runner.dropFirst() + [executable.path(percentEncoded: false)] + arguments
    }
    if let sizeLimit {
      // The signal that comes with the limit is ignored, so that writing fails as it does on a full disk.
      process.executableURL = URL(filePath: "/bin/sh")
      let script = #"trap '' XFSZ; ulimit -f \#(sizeLimit); exec "$0" "$@""#
      process.arguments = ["-c", script, executable.path(percentEncoded: false)] + arguments
    }
    if let directory { process.currentDirectoryURL = URL(filePath: directory) }
    // Files and not pipes: nobody has to empty them meanwhile. The width of the help does not follow the terminal.
    let folder = FileManager.default.temporaryDirectory.appending(path: "command \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    let handles = try files.map { file in
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "80"]) { $1 }
      .merging(variables) { $1 }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  static var executable: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "riblets")
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "riblets")
    #endif
  }
}
