import ChildTestRun
import Foundation

/// The results of a file's failure fixtures in one child process, by the name of the fixture.
struct FailureRun: Sendable {
  let exitCode: Int32
  /// The texts of the issues that point to the fixture's line that ends in `// HERE`.
  let texts: [String: [String]]
  /// The fixtures that did not fail.
  let silent: [String]
  /// The issues at other lines.
  let strays: [String]

  /// All suites of this package's app tester, run once for all tests that look at them.
  static let all = Task { try await FailureRun() }

  private init() async throws {
    let run = try await ChildTestRun(filter: "RibletsViewsTestingTests.App.*Fixtures")
    let fixtures = try Self.fixtures(in: "AppFailureFixtures.swift")
    var texts: [String: [String]] = [:]
    var strays: [String] = []
    for issue in run.failures {
      if issue.file == "AppFailureFixtures.swift", let name = fixtures[issue.line] {
        texts[name, default: []].append(issue.text)
      } else {
        strays.append(issue.description)
      }
    }
    exitCode = run.exitCode
    self.texts = texts
    self.strays = strays
    silent = fixtures.values.filter { texts[$0] == nil }.sorted()
  }

  /// The names of the functions by the lines that are marked in them.
  private static func fixtures(in file: String, beside test: String = #filePath) throws -> [Int: String] {
    let url = URL(fileURLWithPath: test).deletingLastPathComponent().appending(path: file)
    var names: [Int: String] = [:]
    var name = ""
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if let function = line.firstMatch(of: /func (\w+)\(/) { name = String(function.1) }
      if line.hasSuffix("// HERE") { names[index + 1] = name }
    }
    return names
  }
}
