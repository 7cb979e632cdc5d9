internal import Foundation

/// Counts the instructions of a benchmark by running it in a process of its own under valgrind.
///
/// Nothing but the measured batches is collected, each apart, and the figure is the mean of those after the first: what
/// happens once is in none of them.
public final class Callgrind: Sendable {
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
  ///
  /// - Throws: ``ChildProcess/Failure`` if the program fails, or runs other batches than it was told.
  public func instructions(of name: String, batch: Int) throws -> Double {
    let parts = folder.appendingPathComponent("parts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: parts) }
    let counted = 2
    let child = try ChildProcess(
      valgrind,
      [
        // Callgrind writes a file `part.N` after each call.
        "--tool=callgrind", "--callgrind-out-file=\(parts.path)/part", "--collect-atstart=no",
        "--toggle-collect=heap_counter_measured_section", "--dump-after=heap_counter_measured_section",
        program, "--measure", name, "--batches", "\(counted + 1)",
      ],
      // The same hashes in every run.
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    let totals = try (2...(counted + 1)).map { number in
      let part = try? String(contentsOf: parts.appendingPathComponent("part.\(number)"), encoding: .utf8)
      guard let part, let total = Self.total(in: part) else {
        throw ChildProcess.Failure(program: valgrind, status: child.status, errors: child.errors)
      }
      return total
    }
    return Double(totals.reduce(0, +)) / Double(counted * batch)
  }

  /// The number in the line `totals: 123` of what callgrind writes.
  static func total(in part: String) -> Int? {
    for line in part.split(separator: "\n") where line.hasPrefix("totals: ") {
      return Int(line.dropFirst("totals: ".count))
    }
    return nil
  }
}
