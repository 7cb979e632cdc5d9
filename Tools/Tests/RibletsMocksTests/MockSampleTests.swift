import Foundation
import RibletsMocks
import Testing

/// The sample protocols beside this target, and the mocks that are made of them.
struct MockSampleTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let samples = tests.appending(path: "MockSamples").path(percentEncoded: false)

  private func output(plain: Bool, testableImports: [String] = ["MockSamples"]) throws -> MockOutput {
    var run = MockRun()
    run.sources = [Self.samples]
    run.options.isPlain = plain
    run.options.keepsHistory = true
    run.options.testableImports = testableImports
    run.jobs = 2
    return run.mocks(of: try run.input())
  }

  @Test(arguments: [("KitMockTests", false), ("PlainMockTests", true)])
  func `the mocks in the test targets are those that are made today`(target: String, isPlain: Bool) throws {
    let file = Self.tests.appending(path: target).appending(path: "Generated/Mocks.swift")
    let output = try output(plain: isPlain)
    #expect(output.diagnoses == [])
    if ProcessInfo.processInfo.environment["RIBLETS_RECORD_MOCKS"] != nil {
      try Data(output.text.utf8).write(to: file, options: .atomic)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    // Compared line by line: the texts are long, and only the first difference is of use.
    let lines = zip(recorded.split(separator: "\n"), output.text.split(separator: "\n"))
    #expect(lines.first { $0 != $1 }.map { "\($0) | \($1)" } == nil, "Run again with RIBLETS_RECORD_MOCKS=1 to accept.")
    #expect(recorded.count == output.text.count)
  }

  @Test func `there are samples of every kind`() throws {
    #expect(try output(plain: true).names.count >= 220)
  }

  @Test(arguments: ["5", "6"], [true, false])
  func `mocks compile beside their protocols in each language mode`(mode: String, isPlain: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mocks \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mocks = folder.appending(path: "Mocks.swift").path(percentEncoded: false)
    try Data(try output(plain: isPlain, testableImports: []).text.utf8).write(to: URL(filePath: mocks))
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.samples).map { Self.samples + "/" + $0 }
    let object = folder.appending(path: "out.o").path(percentEncoded: false)
    // Not '-typecheck': data races are found in a later phase.
    let errors = try compilerErrors(
      ["-wmo", "-c", "-o", object, "-swift-version", mode, "-package-name", "samples", "-module-name", "MockSamples"]
        + ["-parse-as-library", "-I", modules, "-plugin-path", try macros()] + names + [mocks])
    #expect(errors == [])
  }

  /// The folder of the macros of Swift Testing.
  private func macros() throws -> String {
    struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let text = try compile(["-print-target-info"]).output
    let target = try JSONDecoder().decode(Target.self, from: Data(text.utf8))
    return target.paths.runtimeResourcePath + "/host/plugins/testing"
  }

  /// Where the modules of this package's build are: beside the test bundle, as SwiftPM lays them out.
  private var modules: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    #else
      let bundle = URL(filePath: CommandLine.arguments[0])
    #endif
    return bundle.deletingLastPathComponent().appending(path: "Modules").path(percentEncoded: false)
  }

  private func compilerErrors(_ arguments: [String]) throws -> [String] {
    let result = try compile(arguments)
    let errors = result.errors.split(separator: "\n").map(String.init)
      .filter { $0.contains(": error:") && !$0.hasPrefix(" ") }
    return result.isSuccess || !errors.isEmpty ? errors : [result.errors]
  }

  private func compile(_ arguments: [String]) throws -> (isSuccess: Bool, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let folder = FileManager.default.temporaryDirectory.appending(path: "compiler \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files and not pipes: nobody has to empty them meanwhile.
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus == 0, texts[0], texts[1])
  }
}
