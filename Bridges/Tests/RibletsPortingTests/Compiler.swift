import Foundation

/// The compiler's word on a file, with the modules that these tests are built with.
struct Compiler {
  struct Message {
    let line: Int
    let text: String

    /// True if a stub says it: another error would not help.
    var isOfAStub: Bool { text.contains("is unavailable: ") || text.contains("has been renamed to ") }
  }

  let output: String
  private let file: PortedFile

  /// The errors, in the order of their lines.
  var messages: [Message] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file.path), let match = line.firstMatch(of: #/:(\d+):\d+: error: (.*)/#) else { return nil }
      return Message(line: Int(match.1) ?? 0, text: String(match.2))
    }.sorted { ($0.line, $0.text) < ($1.line, $1.text) }
  }

  /// The stubs that its notes point to, as in `TypeStubs.swift:5`.
  var stubs: Set<String> {
    Set(output.matches(of: #/\/RibletsPorting\/(\w+\.swift:\d+):\d+: note: /#).map { String($0.1) })
  }

  static func check(_ file: PortedFile, options: [String] = []) async throws -> Compiler {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Ported", "-I", modules]
      + ["-diagnostic-style", "llvm"] + options + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Compiler(output: String(decoding: output, as: UTF8.self), file: file)
  }

  /// The folder of the modules, beside the bundle of these tests.
  private static var modules: String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle)
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: "Modules").path
  }
}
