import Foundation
import GRDB
import RibletsGRDB
import Testing

/// Kills a process while it changes a database, again and again, and looks at what is left.
/// `RIBLETS_KILLS=200 scripts/test Data/Store --filter Killed` kills it more often.
@Suite(.serialized)
struct KilledProcessTests {
  @Test func `nothing is half-written when the process is killed`() throws {
    let seed = UInt16.random(in: 1...UInt16.max)
    print("KilledProcessTests: seed \(seed)")
    var random: [UInt16] = [seed, 0x330E, 0x1234]
    let file = try DatabaseFile()
    let kills = Crasher.kills
    var interrupted = 0
    for kill in 1...kills {
      let crasher = try Crasher(path: file.path)
      try crasher.kill(afterTransfers: Int(erand48(&random) * 4), andPart: erand48(&random))
      if crasher.leftAJournal { interrupted += 1 }
      try expectWhole(file, after: kill, seed)
    }
    print("KilledProcessTests: \(kills) kills, \(interrupted) in the middle of a transaction")
    // Else the moments were not random, and the test says nothing.
    #expect(interrupted > kills / 20)
  }

  private func expectWhole(_ file: DatabaseFile, after kills: Int, _ seed: UInt16) throws {
    let database = try DatabaseQueue(path: file.path)
    try database.read { database in
      let given = try Int.fetchOne(database, sql: "SELECT amount FROM account WHERE id = 2") ?? -1
      let total = try Int.fetchOne(database, sql: "SELECT SUM(amount) FROM account")
      let lines = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM line")
      let check = try String.fetchOne(database, sql: "PRAGMA quick_check")
      #expect(total == 1000, "after \(kills) kills, seed \(seed)")
      #expect(lines == given * 20, "after \(kills) kills, seed \(seed)")
      #expect(check == "ok", "after \(kills) kills, seed \(seed)")
    }
    try database.close()
  }
}

/// A process that changes a database until it is killed.
struct Crasher {
  private let process = Process()
  private let progress = Pipe()
  private let path: String

  /// Starts it, and returns when it is at work.
  init(path: String) throws {
    self.path = path
    process.executableURL = Self.executable
    process.arguments = [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = progress
    try process.run()
    try waitForTransfer()
  }

  /// The process ended before it was killed.
  struct NotAtWork: Error {
    let status: Int32
  }

  /// Kills it after some whole transfers and a part of the next one, counted in what it reports: a slow machine takes
  /// longer, and is killed at the same moments.
  func kill(afterTransfers count: Int, andPart part: Double) throws {
    let started = ContinuousClock.now
    for _ in 0...count { try waitForTransfer() }
    let transfer = (ContinuousClock.now - started) / (count + 1)
    usleep(UInt32(transfer / .microseconds(1) * part))
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the byte that it writes after each transfer.
  private func waitForTransfer() throws {
    guard try progress.fileHandleForReading.read(upToCount: 1)?.isEmpty == false else {
      process.waitUntilExit()
      throw NotAtWork(status: process.terminationStatus)
    }
  }

  /// The number of kills in a run of the tests.
  static var kills: Int { Int(ProcessInfo.processInfo.environment["RIBLETS_KILLS"] ?? "") ?? 40 }

  /// True if it left the journal of a transaction that was going on, with which SQLite undoes it.
  var leftAJournal: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: path + "-journal")[.size] as? Int
    return (size ?? 0) > 0
  }

  static var executable: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appending(path: "StoreCrasher")
  }
}
