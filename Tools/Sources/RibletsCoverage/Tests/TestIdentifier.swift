/// A test's name in a test binary of Swift Testing: ``TicTacToeTests.OffGameRouterTests/`a sentence`()``.
struct TestIdentifier: Equatable {
  let module: String
  /// The suite and the suites in it; empty for a function at the top of a file.
  let suites: [String]

  /// `nil` when the line names no test of Swift Testing.
  init?(_ line: some StringProtocol) {
    let (first, rest) = Self.parts(of: line)
    guard let dot = first.firstIndex(of: "."), !rest.isEmpty || first.contains("(") else { return nil }
    module = String(first[..<dot])
    let suite = String(first[first.index(after: dot)...])
    suites = rest.isEmpty ? [] : [suite] + rest.dropLast()
    guard !module.isEmpty, suites.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// The parts between slashes; a slash between backticks is part of a name.
  private static func parts(of line: some StringProtocol) -> (first: String, rest: [String]) {
    var parts = [""]
    var isQuoted = false
    for character in line {
      if character == "`" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return (parts[0], Array(parts.dropFirst()))
  }
}
