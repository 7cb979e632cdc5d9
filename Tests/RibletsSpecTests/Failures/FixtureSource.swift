import ChildTestRun
import Foundation
import Testing

/// Finds lines of the failure fixtures by what stands in them, so that the tests do not count lines.
enum FixtureSource {
  static func line(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "FailureFixtures.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let index = try #require(
      lines.firstIndex { $0.contains(text) }, "no line holds '\(text)'", sourceLocation: sourceLocation)
    return index + 1
  }
}

extension ChildTestRun {
  /// The lines that the fixtures printed, in order.
  var said: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("SAID ") }.map { String($0.dropFirst(5)) }
  }

  func failure(at line: Int) -> Issue? { failures.first { $0.line == line } }
}
