import Foundation
import GRDB
import RibletsGRDB
import Testing

/// Kills a process while it keeps and sends changes, again and again, and counts what has reached the server: this test.
/// `RIBLETS_KILLS=200 scripts/test Data/Store --filter Killed` kills it more often.
@Suite(.serialized)
struct KilledOutboxTests {
  @Test func `no change is lost or made twice, and each journal keeps its order, whenever the process is killed`()
    throws
  {
    let seed = UInt16.random(in: 1...UInt16.max)
    print("KilledOutboxTests: seed \(seed)")
    var random: [UInt16] = [seed, 0x330E, 0x1234]
    let file = try DatabaseFile()
    var server = CountingJournals()
    let kills = Crasher.kills
    for kill in 1...kills {
      let sender = try Sender(path: file.path, run: "\(kill)")
      // Of the lines that one run prints, the last ones come after the kill.
      for _ in 0..<(2 + Int(erand48(&random) * 12)) {
        try server.take(sender.line(), from: sender, &random)
      }
      sender.kill()
      while let line = sender.rest() { try server.take(line, from: nil, &random) }
    }
    let last = try Sender(path: file.path, run: nil)
    while case let line = try last.line(), line != "empty" { try server.take(line, from: last, &random) }
    last.kill()

    for journal in 0..<3 {
      let made = server.made[journal, default: []]
      let kept = server.kept[journal, default: []]
      // A change that was kept and not reported any more is sent all the same.
      #expect(made.filter(Set(kept).contains) == kept, "seed \(seed)")
      #expect(made.count - kept.count <= kills, "seed \(seed)")
      #expect(Set(made).count == made.count, "seed \(seed)")
    }
    print(
      "KilledOutboxTests: \(kills) kills, \(server.made.values.joined().count) changes, \(server.repeats) sent again")
    // Else the moments were not random, and the test says nothing.
    #expect(server.repeats > kills / 10 && server.kept.values.joined().count > kills)
    let left = try DatabaseQueue(path: file.path).read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM ribletsOutbox")
    }
    #expect(left == 0)
  }
}

/// The server: makes each change once, and loses some answers.
private struct CountingJournals {
  private(set) var made: [Int: [String]] = [:]
  /// The changes that the process has reported as kept.
  private(set) var kept: [Int: [String]] = [:]
  private(set) var repeats = 0
  private var keys: Set<String> = []

  /// Takes a line of a process; answers it if that still runs.
  mutating func take(_ line: String, from sender: Sender?, _ random: inout [UInt16]) throws {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "kept": kept[Int(words[1])!, default: []].append(words[2])
    case "send":
      if keys.insert(words[1]).inserted { made[Int(words[2])!, default: []].append(words[3]) } else { repeats += 1 }
      try sender?.answer("\(erand48(&random) < 0.2 ? "lost" : "made") \(words[1])")
    default: Issue.record("The process printed: \(line)")
    }
  }
}

/// A process that keeps and sends changes.
private final class Sender {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var buffer = Data()

  init(path: String, run: String?) throws {
    process.executableURL = Crasher.executable
    process.arguments = [path, "send"] + (run.map { [$0] } ?? [])
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func answer(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

  func line() throws -> String {
    guard let line = rest() else {
      process.waitUntilExit()
      throw Crasher.NotAtWork(status: process.terminationStatus)
    }
    return line
  }

  /// The next whole line; `nil` at the end.
  func rest() -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = Data(buffer[buffer.index(after: end)...]) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
