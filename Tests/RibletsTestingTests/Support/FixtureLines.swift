import Foundation

/// Finds the line of a fixture that its failure has to point to: the one that ends in `// HERE`.
enum FixtureLines {
  struct Missing: Error {
    let fixture: String
  }

  /// - Parameters:
  ///   - fixture: The name of the function.
  ///   - file: Where it is, beside the test that asks.
  static func line(of fixture: String, in file: String? = nil, beside test: String = #filePath) throws -> Int {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    let path = folder.appending(path: "../Scope/TestScopeFailureFixtures.swift").standardizedFileURL
    let url = file.map { folder.appending(path: "../\($0)").standardizedFileURL } ?? path
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    guard
      let start = lines.firstIndex(where: { $0.contains("func \(fixture)(") }),
      let line = lines[start...].firstIndex(where: { $0.hasSuffix("// HERE") })
    else { throw Missing(fixture: fixture) }
    return line + 1
  }
}
