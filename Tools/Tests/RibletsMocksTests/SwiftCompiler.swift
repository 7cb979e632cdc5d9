import Foundation

/// The Swift compiler, with the modules of this build.
struct SwiftCompiler {
  /// A folder of its own, which the caller removes.
  let folder = FileManager.default.temporaryDirectory.appending(path: "compiler \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  /// The options for a check in a language mode: as far as data races are found, before code is made. In mode 5 they are no
  /// errors, and types are enough.
  func check(inMode mode: String) -> [String] {
    (mode == "5" ? ["-typecheck"] : ["-emit-sil", "-o", path("sil")]) + ["-swift-version", mode]
  }

  /// Returns the errors of the compiler; warnings are errors.
  ///
  /// Folders among the arguments are
  /// looked into before those of this build.
  func complaints(about files: [String], module: String, _ arguments: [String]) throws -> [String] {
    let all =
      ["-wmo", "-warnings-as-errors", "-parse-as-library", "-package-name", "samples", "-module-name", module]
      + arguments + ["-I", modules, "-plugin-path", try macros()] + files
    let result = try run(all)
    let errors = result.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error:") && !$0.hasPrefix(" ") }
    return result.isSuccess || !errors.isEmpty ? errors : [result.errors]
  }

  /// The folder of the macros of Swift Testing.
  private func macros() throws -> String {
    struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let text = try run(["-print-target-info"]).output
    let target = try JSONDecoder().decode(Target.self, from: Data(text.utf8))
    return target.paths.runtimeResourcePath + "/host/plugins/testing"
  }

  /// The folder of the modules of this package's build: beside the test bundle, as SwiftPM lays them out.
  private var modules: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    #else
      let bundle = URL(filePath: CommandLine.arguments[0])
    #endif
    return bundle.deletingLastPathComponent().appending(path: "Modules").path(percentEncoded: false)
  }

  private func run(_ arguments: [String]) throws -> (isSuccess: Bool, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    // Files and not pipes: nobody has to empty them meanwhile.
    let files = ["output", "errors"].map { folder.appending(path: "\($0) \(UUID().uuidString)") }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus == 0, texts[0], texts[1])
  }
}
