package import RibletsSource

/// A reason why a list of plug-ins cannot be written, with its place and how to fix it.
package struct PluginProblem: Error, Hashable, CustomStringConvertible {
  package let position: SourcePosition
  /// The sentences about it.
  package let text: String

  /// As compilers print it.
  package var description: String { "\(position): error: \(text)" }

  init(_ text: String, at position: SourcePosition) {
    self.text = text
    self.position = position
  }
}

/// All that keeps a list of plug-ins from being whole, a line each.
package struct PluginProblems: Error, Hashable, CustomStringConvertible {
  package let all: [PluginProblem]
  package var description: String { all.map(\.description).joined(separator: "\n") }
}
