package import Foundation

/// Tests that one machine has built for others to run: the file beside the program that holds them all.
package struct PackedTests: Hashable, Sendable, Codable {
  /// A unit of the tests, with what the machines that run it need to know.
  private struct Suite: Hashable, Sendable, Codable {
    let target: String
    let name: String
    let riblet: String?
    let seconds: Double?
    let tests: [String]

    var unit: TestUnit { TestUnit(target: target, name: name) }
  }

  /// A file that describes no packed tests.
  package enum Problem: Error {
    case damaged
    /// Written by a version that this one does not know.
    case version(Int)
  }

  private static let version = 1

  private let version: Int
  /// The folder of the app where they were built. They read files there, such as snapshots.
  package let folder: String
  private let isAll: Bool
  private let suites: [Suite]

  /// Packs a choice of tests.
  ///
  /// - Parameters:
  ///   - choice: The tests.
  ///   - riblets: The riblets that they test.
  ///   - durations: The seconds of an earlier run.
  ///   - folder: The folder of the app.
  package init(
    _ choice: TestChoice, riblets: [TestUnit: String], durations: [TestUnit: Double], folder: String
  ) {
    version = Self.version
    self.folder = folder
    isAll = choice.isAll
    suites = choice.tests.sorted { $0.key < $1.key }.map { unit, tests in
      Suite(
        target: unit.target, name: unit.name, riblet: riblets[unit], seconds: durations[unit], tests: tests.sorted())
    }
  }

  /// Reads what ``data`` has written.
  package init(reading data: Data) throws(Problem) {
    struct Versioned: Decodable { let version: Int }
    let decoder = JSONDecoder()
    guard let found = try? decoder.decode(Versioned.self, from: data) else { throw .damaged }
    guard found.version == Self.version else { throw .version(found.version) }
    guard let read = try? decoder.decode(PackedTests.self, from: data) else { throw .damaged }
    self = read
  }

  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  /// All of them.
  package var choice: TestChoice {
    let tests = Dictionary(suites.map { ($0.unit, $0.tests) }) { first, _ in first }
    return TestChoice(tests: tests, isAll: isAll)
  }

  /// The riblets that they test.
  package var riblets: [TestUnit: String] {
    suites.reduce(into: [:]) { riblets, suite in riblets[suite.unit] = suite.riblet }
  }

  /// The seconds of each in an earlier run.
  package var durations: [TestUnit: Double] {
    suites.reduce(into: [:]) { seconds, suite in seconds[suite.unit] = suite.seconds }
  }
}
