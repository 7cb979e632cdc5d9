import Foundation
import Testing

/// Runs that are killed at any moment, as builds are that somebody stops.
///
/// `RIBLETS_KILLS` says how often; 40 times unless told.
final class KilledRunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "killed \(UUID().uuidString)")
  private let kills = ProcessInfo.processInfo.environment["RIBLETS_KILLS"].flatMap { Int($0) } ?? 40
  private var state: UInt64 = 77

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(generation: Int) throws {
    for file in 0..<20 {
      let protocols = (0..<10).map { number in
        "/// @mockable\nprotocol P\(file)x\(number) {\n  func f\(generation)(_ a: Int) async throws -> String\n}\n"
      }
      try Data(protocols.joined().utf8).write(to: folder.appending(path: "Sources/F\(file).swift"))
    }
  }

  private func arguments(_ output: String) -> [String] {
    ["mock", "--sources", "Sources", "--output", output, "--plain"]
  }

  private func wholeRun(_ output: String) throws -> Data {
    let result = try BuiltCommand.run(arguments(output), in: folder.path(percentEncoded: false))
    #expect(result.status == 0)
    return try Data(contentsOf: folder.appending(path: output))
  }

  private func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  @Test func `a killed run leaves the old file or the new one, and the next run the new one`() throws {
    try write(generation: 0)
    let start = ContinuousClock.now
    var old = try wholeRun("Mocks.swift")
    let duration = ContinuousClock.now - start
    let microseconds = Int(duration / .microseconds(1))
    for generation in 1...kills {
      try write(generation: generation)
      let new = try wholeRun("Expected.swift")
      let process = Process()
      process.executableURL = BuiltCommand.executable
      process.arguments = arguments("Mocks.swift")
      process.currentDirectoryURL = folder
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(number(below: max(microseconds, 1))))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let found = try Data(contentsOf: folder.appending(path: "Mocks.swift"))
      #expect(found == old || found == new, "generation \(generation)")
      #expect(try wholeRun("Mocks.swift") == new, "generation \(generation)")
      old = new
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(!names.contains { $0.hasSuffix(".riblets-tmp") })
  }
}
