import Foundation
import RibletsSource
import Testing

@testable import RibletsMocks

/// The sample protocols of `Tools/MockSamples`, whose own tests call their mocks.
struct MockSampleTests {
  private static let samples = URL(filePath: #filePath).appending(path: "../../../MockSamples/Sources/MockSamples")
    .standardizedFileURL.path(percentEncoded: false)

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
    try FileManager.default.contentsOfDirectory(atPath: Self.samples).sorted().map { Self.samples + "/" + $0 }
  }

  @Test(arguments: [("kit", false), ("plain", true)])
  func `the mocks of each sample file have their recorded hash`(form: String, isPlain: Bool) throws {
    let output = try output(plain: isPlain)
    #expect(output.diagnoses == [])
    var hashes = try sampleFiles().map { file in
      let name = file.split(separator: "/").last ?? ""
      return "\(name) \(RecordedMocks.hash(Self.text(of: output, from: file)))\n"
    }
    hashes.append("The whole file \(RecordedMocks.hash(output.text))\n")
    try RecordedMocks(name: "\(form)-hashes.txt").compare(hashes.joined())
  }

  /// The mocks of one file's protocols, in order.
  private static func text(of output: MockOutput, from file: String) -> String {
    let mocks = output.mocks.filter { $0.candidate.origin.marks.position.file == file }
    return text(of: mocks)
  }

  private static func text(of mocks: [MadeMock]) -> String {
    String(decoding: mocks.flatMap { $0.source?.bytes ?? [] }, as: UTF8.self)
  }

  /// A few mocks of different kinds, for those who review a change of the generator.
  private static let shown: Set = [
    "Cl02EscapingMock", "Ef06TypedThrowsMock", "Ge04WhereMock", "Ih05DiamondMock", "Is04SendableMock", "Is07ActorMock",
    "Pr02GetSetMock", "Su02GetSetMock",
  ]

  @Test(arguments: [("kit", false), ("plain", true)])
  func `some mocks have their recorded text`(form: String, isPlain: Bool) throws {
    let output = try output(plain: isPlain)
    let mocks = output.mocks.filter { Self.shown.contains($0.name) }
    #expect(mocks.count == Self.shown.count)
    try RecordedMocks(name: "\(form)-mocks.txt").compare(Self.text(of: mocks))
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
