/// Why a list of plug-ins cannot be written: what, where, and the way out.
package struct PluginProblem: Error, Hashable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int
  private let text: String

  /// As compilers print it.
  package var description: String { "\(file):\(line):\(column): error: \(text)" }

  init(_ text: String, at place: PluginPlace) {
    self.text = text
    file = place.file
    line = place.line
    column = place.column
  }
}

/// The place of a name in a source.
package struct PluginPlace: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
}

/// All that keeps a list of plug-ins from being whole, a line each.
package struct PluginProblems: Error, Hashable, CustomStringConvertible {
  package let all: [PluginProblem]
  package var description: String { all.map(\.description).joined(separator: "\n") }
}
