import Foundation
import RibletsMocks
import Testing

/// The protocols of `MockAttacks`, for which mocks were once wrong: all of them have one, and it compiles.
struct MockAttackTests {
  private static let attacks = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MockAttacks")

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.attacks.path(percentEncoded: false)).sorted()
      .map { Self.attacks.appending(path: $0).path(percentEncoded: false) }
  }

  private func write(_ compiler: SwiftCompiler, isPlain: Bool, testableImports: [String] = []) throws -> String {
    var run = MockRun()
    run.sources = try files()
    run.options.isPlain = isPlain
    run.options.keepsHistory = true
    run.options.testableImports = testableImports
    let output = run.mocks(of: try run.input())
    #expect(output.diagnoses == [])
    let mocks = compiler.path("Mocks.swift")
    try Data(output.text.utf8).write(to: URL(filePath: mocks))
    return mocks
  }

  @Test(arguments: ["5", "6"], [true, false])
  func `mocks of odd protocols compile beside them`(mode: String, isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let mocks = try write(compiler, isPlain: isPlain)
    let complaints = try compiler.complaints(
      about: try files() + [mocks], module: "MockAttacks",
      ["-emit-sil", "-o", compiler.path("sil"), "-swift-version", mode])
    #expect(complaints == [])
  }

  @Test(arguments: [true, false])
  func `mocks of odd protocols compile where everything else is on the main actor`(isPlain: Bool) throws {
    let compiler = try SwiftCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    try FileManager.default.createDirectory(atPath: compiler.path("Modules"), withIntermediateDirectories: true)
    let module = compiler.path("Modules/MockAttacks.swiftmodule")
    let attacks = try compiler.complaints(
      about: try files(), module: "MockAttacks",
      ["-emit-module", "-enable-testing", "-o", module, "-swift-version", "6"])
    #expect(attacks == [])
    let mocks = try write(compiler, isPlain: isPlain, testableImports: ["MockAttacks"])
    let complaints = try compiler.complaints(
      about: [mocks], module: "AttackMocks",
      ["-emit-sil", "-o", compiler.path("sil"), "-swift-version", "6", "-default-isolation", "MainActor"]
        + ["-I", compiler.path("Modules")])
    #expect(complaints == [])
  }
}
