import Foundation
import Testing

/// Each test has a folder of its own.
final class MockCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cache \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("/// @mockable\nprotocol A {}\n", to: "A.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["mock", "--sources", "A.swift", "--output", "Mocks.swift", "--cache", "Cache"] + arguments,
      in: folder.path(percentEncoded: false))
  }

  private var mocks: String {
    get throws { try String(contentsOf: folder.appending(path: "Mocks.swift"), encoding: .utf8) }
  }

  /// Runs until the run is noted: what was written in the last moment is not trusted.
  private func notedRun() throws -> URL {
    for _ in 0..<200 {
      #expect(try run().status == 0)
      let cache = folder.appending(path: "Cache")
      let names = try? FileManager.default.contentsOfDirectory(atPath: cache.path(percentEncoded: false))
      if let name = names?.first(where: { !$0.hasSuffix(".memory") && !$0.hasPrefix(".") }) {
        return cache.appending(path: name)
      }
    }
    throw NotNoted()
  }

  private struct NotNoted: Error {}

  @Test func `a run that was noted says what it said, and does nothing`() throws {
    let note = try notedRun()
    let text = try String(contentsOf: note, encoding: .utf8)
    let diagnoses = #""diagnoses":[{"severity":"warning","text":"A message\nof two lines."}]"#
    try Data(text.replacing(#""diagnoses":[]"#, with: diagnoses).utf8).write(to: note)
    #expect(try run().errors == "warning: A message\nof two lines.\n")
    #expect(try run("--json").output.contains(#""isUpToDate" : true"#))
    #expect(try run("--plain").errors == "")
    #expect(try !mocks.contains("RibletsTesting"))
  }

  @Test func `a changed file is read`() throws {
    _ = try notedRun()
    try write("/// @mockable\nprotocol B {}\n", to: "A.swift")
    #expect(try run().status == 0)
    #expect(try mocks.contains("BMock"))
  }

  @Test func `an output that was changed or deleted is written`() throws {
    _ = try notedRun()
    let whole = try mocks
    try write("spoiled", to: "Mocks.swift")
    _ = try run()
    #expect(try mocks == whole)
    try FileManager.default.removeItem(at: folder.appending(path: "Mocks.swift"))
    _ = try run()
    #expect(try mocks == whole)
  }

  @Test(arguments: ["", "nonsense", "\n\n\n\nend"]) func `a spoiled note is as none`(text: String) throws {
    let note = try notedRun()
    try Data(text.utf8).write(to: note)
    try write("/// @mockable\nprotocol B {}\n", to: "A.swift")
    #expect(try run().status == 0)
    #expect(try mocks.contains("BMock"))
  }

  @Test func `a half note is as none`() throws {
    let note = try notedRun()
    let text = try String(contentsOf: note, encoding: .utf8)
    try Data(text.dropLast(3).utf8).write(to: note)
    #expect(try run().errors == "")
    #expect(try mocks.contains("AMock"))
  }

  @Test func `a cache that cannot be written does no harm`() throws {
    try write("in the way", to: "Cache")
    #expect(try run().status == 0)
    #expect(try mocks.contains("AMock"))
  }

  @Test func `errors are repeated with their status`() throws {
    _ = try notedRun()
    try write("/// @mockable\nprivate protocol A {}\n", to: "A.swift")
    let first = try run()
    #expect(first.status == 1)
    for _ in 0..<3 {
      let next = try run()
      #expect(next.status == 1)
      #expect(next.errors == first.errors)
    }
  }
}
