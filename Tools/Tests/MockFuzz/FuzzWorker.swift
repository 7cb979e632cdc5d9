import Dispatch
import Foundation
import MockFuzzing

/// Takes inputs one after another, and notes before each which it is.
struct FuzzWorker {
  let arguments: FuzzArguments
  let mutator: SampleMutator

  func run() {
    let file = open(arguments.place, O_RDWR | O_CREAT, 0o600)
    guard file >= 0 else { exit(73) }
    watch(file)
    var accepted = 0
    for offset in 0..<UInt64(arguments.count) {
      let seed = arguments.seed + offset
      var note = seed
      pwrite(file, &note, 8, 0)
      switch FuzzedInput(seed: seed, of: mutator).outcome() {
      case .accepted: accepted += 1
      case .refused: break
      case .unparsable: print("unparsable \(seed)")
      }
    }
    print("accepted \(accepted)")
  }

  /// Ends the process when it stays at one input for too long.
  private func watch(_ file: Int32) {
    let limit = arguments.limit
    Thread.detachNewThread {
      var last: UInt64 = 0
      while true {
        Thread.sleep(forTimeInterval: limit)
        var seed: UInt64 = 0
        pread(file, &seed, 8, 0)
        if seed == last { _exit(75) }
        last = seed
      }
    }
  }
}

/// Shares the seeds among workers and counts what they say.
struct FuzzParent {
  let arguments: FuzzArguments

  private struct Tally: Sendable {
    var accepted = 0
    var complaints: [String] = []
  }

  func run() throws {
    let start = Date()
    let share = (arguments.count + arguments.jobs - 1) / arguments.jobs
    let arguments = self.arguments
    let tallies = Tallies(count: arguments.jobs)
    DispatchQueue.concurrentPerform(iterations: arguments.jobs) { job in
      let first = arguments.seed + UInt64(job * share)
      let count = min(share, arguments.count - job * share)
      tallies.set(job, Self.tally(first, max(count, 0), arguments))
    }
    let all = tallies.all
    let accepted = all.reduce(0) { $0 + $1.accepted }
    let complaints = all.flatMap(\.complaints)
    for complaint in complaints { print(complaint) }
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    let share100 = arguments.count == 0 ? 0 : accepted * 100 / arguments.count
    print(
      """
      seeds \(arguments.seed)…\(arguments.seed + UInt64(arguments.count) - 1): \(arguments.count) inputs, \
      \(accepted) accepted (\(share100) %), \(complaints.count) faults, \(seconds) s
      """)
    if !complaints.isEmpty || accepted * 2 < arguments.count { exit(1) }
  }

  /// Runs workers until all seeds of a share are done; behind a crash begins another.
  private static func tally(_ first: UInt64, _ count: Int, _ arguments: FuzzArguments) -> Tally {
    var tally = Tally()
    var seed = first
    let end = first + UInt64(count)
    let place = FileManager.default.temporaryDirectory.appending(path: "mock-fuzz \(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    while seed < end {
      // Small portions, so that little has to be counted again behind a crash.
      let portion = min(2_000, end - seed)
      let (status, lines) = work(seed, Int(portion), place, arguments)
      if status == 0 {
        tally.accepted += lines.compactMap { $0.hasPrefix("accepted ") ? Int($0.dropFirst(9)) : nil }.reduce(0, +)
        tally.complaints += lines.filter { $0.hasPrefix("unparsable") }
        seed += portion
      } else {
        let reached = FileManager.default.contents(atPath: place).map {
          $0.withUnsafeBytes { $0.load(as: UInt64.self) }
        }
        let culprit = max(reached ?? seed, seed)
        tally.complaints.append((status == 75 ? "hangs " : "crashes ") + "\(culprit)")
        if culprit > seed {
          let (_, lines) = work(seed, Int(culprit - seed), place, arguments)
          tally.accepted += lines.compactMap { $0.hasPrefix("accepted ") ? Int($0.dropFirst(9)) : nil }.reduce(0, +)
          tally.complaints += lines.filter { $0.hasPrefix("unparsable") }
        }
        seed = culprit + 1
      }
    }
    return tally
  }

  private static func work(
    _ seed: UInt64, _ count: Int, _ place: String, _ arguments: FuzzArguments
  ) -> (Int32, [String]) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [
      "--samples", arguments.samples, "--seed", "\(seed)", "--count", "\(count)", "--worker", place,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return (73, [])
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (process.terminationReason == .exit ? process.terminationStatus : 1, lines)
  }

  /// One place for each job.
  // Unchecked, because the compiler does not see that the values are only touched while the lock is held.
  private final class Tallies: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Tally]

    init(count: Int) { values = Array(repeating: Tally(), count: count) }

    func set(_ place: Int, _ value: Tally) { lock.withLock { values[place] = value } }

    var all: [Tally] { lock.withLock { values } }
  }
}
