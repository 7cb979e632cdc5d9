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

  private func sampleFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.samples).map { Self.samples + "/" + $0 }
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

  // Neither uses an upcoming feature, as this package does, so the mocks compile with and without them.

  @Test(arguments: ["5", "6"], [true, false])
  func `mocks compile beside their protocols in each language mode`(mode: String, isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let mocks = compiler.path("Mocks.swift")
    try Data(try output(plain: isPlain, testableImports: []).text.utf8).write(to: URL(filePath: mocks))
    let complaints = try compiler.complaints(
      about: try sampleFiles() + [mocks], module: "MockSamples",
      compiler.check(inMode: mode))
    #expect(complaints == [])
  }

  @Test(arguments: ["5", "6"])
  func `mocks compile apart, where everything is on the main actor unless told otherwise`(mode: String) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let module = compiler.path("Modules/MockSamples.swiftmodule")
    try FileManager.default.createDirectory(atPath: compiler.path("Modules"), withIntermediateDirectories: true)
    let samples = try compiler.complaints(
      about: try sampleFiles(), module: "MockSamples",
      ["-emit-module", "-enable-testing", "-o", module, "-swift-version", mode])
    #expect(samples == [])
    for isPlain in [true, false] {
      let mocks = compiler.path("Mocks.swift")
      try Data(try output(plain: isPlain).text.utf8).write(to: URL(filePath: mocks))
      let complaints = try compiler.complaints(
        about: [mocks], module: "SampleMocks",
        compiler.check(inMode: mode) + ["-default-isolation", "MainActor", "-I", compiler.path("Modules")])
      #expect(complaints == [])
    }
  }
}
