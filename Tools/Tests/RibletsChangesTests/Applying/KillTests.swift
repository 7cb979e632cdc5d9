import Foundation
import Testing

@testable import RibletsChanges

/// Tests of the files that are left when a process that changes them is ended from outside.
struct KillTests {
  let one: TemporaryFolder
  let other: TemporaryFolder
  let folder: TemporaryFolder

  init() throws {
    var first: [String: String] = ["Turn": "file\n"]
    var second: [String: String] = ["Turn/Inside.swift": "inside\n"]
    for number in 0..<4 {
      first["Same/\(number).swift"] = "same\n"
      second["Same/\(number).swift"] = "same\n"
      first["Changed/\(number).swift"] = "first \(number)\n"
      second["Changed/\(number).swift"] = "second \(number)\n"
      first["First/\(number)/Deep/\(number).swift"] = "only first\n"
      second["Second/\(number)/Deep/\(number).swift"] = "only second\n"
    }
    one = try TemporaryFolder(first)
    other = try TemporaryFolder(second)
    folder = try TemporaryFolder(first)
  }

  private enum State { case one, other, neither }

  private func state() throws -> State {
    let contents = try folder.contents()
    if contents == (try one.contents()) { return .one }
    return contents == (try other.contents()) ? .other : .neither
  }

  /// Runs the child until its signal, and gives what it printed.
  private func run(_ signal: Int32, after microseconds: Int) throws -> (Process, String) {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = [folder.path, one.path, other.path, "\(microseconds)", "\(signal)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process, String(decoding: output, as: UTF8.self))
  }

  private static var executable: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "ChangeUntilKilled")
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "ChangeUntilKilled")
    #endif
  }

  @Test(arguments: [UInt64.random(in: .min ... .max)])
  func `a hundred kills leave one of two states behind`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededGenerator(state: seed)
    var halves = 0
    var recoveries = 0
    for kill in 0..<100 {
      let (process, _) = try run(SIGKILL, after: Int.random(in: 1...30_000, using: &random))
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL, "kill \(kill)")
      if try state() == .neither { halves += 1 }

      if try folder.repository().recovery != nil { recoveries += 1 }

      #expect(try state() != .neither, "kill \(kill)")
    }
    print("\(halves) half-made states, \(recoveries) recoveries")
    #expect(recoveries > 0)
    #expect(recoveries >= halves)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal that can be held back leaves nothing to take back`(signal: Int32) throws {
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var random = SeededGenerator(state: seed)
    var (interrupted, attempts) = (0, 0)
    // On a busy machine the process takes longer to begin.
    while attempts < 15 || interrupted == 0 && attempts < 200 {
      attempts += 1
      let (process, output) = try run(signal, after: Int.random(in: 1...30_000 + 1_000 * attempts, using: &random))
      if process.terminationReason == .exit {
        #expect(process.terminationStatus == 75)
        #expect(output == "interrupted by \(signal)\n")
        interrupted += 1
      } else {
        // It came while nothing was being changed.
        #expect(process.terminationStatus == signal)
      }
      #expect(try state() != .neither)
      #expect(try folder.disk.entry(at: Journal.pending) == nil)
    }
    #expect(interrupted > 0)
  }
}
