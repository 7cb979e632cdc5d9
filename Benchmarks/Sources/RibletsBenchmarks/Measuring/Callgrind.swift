internal import Foundation

/// Counts the instructions of a benchmark by running it in a process of its own under valgrind.
///
/// Nothing but the measured batches is collected, and the figure is the difference of two run lengths: what happens once
/// is in neither.
public final class Callgrind: Sendable {
  private static let batches = (short: 1, long: 3)
  private let valgrind: String
  private let folder: URL
  private let program: String

  /// Prepares a copy of a program of this package. Older versions of valgrind stop at debug information that is newer than
  /// they are, so the copy has none.
  ///
  /// - Parameter name: A program that runs `--measure NAME --batches N` in `heap_counter_measured_section`.
  /// - Throws: ``MissingProgram`` if valgrind or strip is not installed.
  public init(_ name: String = "benchmarks") throws {
    guard let valgrind = ChildProcess.path(of: "valgrind") else { throw MissingProgram.valgrind }
    guard let strip = ChildProcess.path(of: "strip") else { throw MissingProgram.strip }
    self.valgrind = valgrind
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("riblets-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    program = folder.appendingPathComponent(name).path
    _ = try ChildProcess(strip, ["--strip-debug", "-o", program, ChildProcess.sibling(name)])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The instructions of one operation of a benchmark.
  @MainActor
  func instructions(of benchmark: BenchmarkCase) throws -> Double {
    try instructions(of: benchmark.name, batch: benchmark.batch)
  }

  /// The instructions of one operation, of which the program runs some in each batch.
  public func instructions(of name: String, batch: Int) throws -> Double {
    let short = try collected(name, batches: Self.batches.short)
    let long = try collected(name, batches: Self.batches.long)
    return Double(long - short) / Double((Self.batches.long - Self.batches.short) * batch)
  }

  private func collected(_ name: String, batches: Int) throws -> Int {
    let child = try ChildProcess(
      valgrind,
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
        "--toggle-collect=heap_counter_measured_section",
        program, "--measure", name, "--batches", "\(batches)",
      ],
      // The same hashes in both runs.
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    guard let total = Self.total(in: child.errors) else {
      throw ChildProcess.Failure(program: valgrind, status: child.status, errors: child.errors)
    }
    return total
  }

  /// The number in callgrind's line `==1== Collected : 123`.
  static func total(in report: String) -> Int? {
    for line in report.split(separator: "\n") {
      guard let label = line.range(of: "Collected : ") else { continue }
      return Int(line[label.upperBound...])
    }
    return nil
  }
}
