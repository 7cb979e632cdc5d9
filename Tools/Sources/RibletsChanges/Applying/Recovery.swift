/// The report on a command that ended half-way and was taken back.
package struct Recovery: Hashable, Sendable, Encodable {
  /// The command, as its user typed it.
  package let command: String
  /// The files that are as before it, sorted.
  package let restored: [String]
  /// The new places of files that were changed after the command had written them, sorted.
  package let setAside: [String]
}

extension Recovery: CustomStringConvertible {
  package var description: String {
    var text = "'\(command)' ended half-way. Its changes were taken back:\n" + Self.lines(restored)
    if !setAside.isEmpty { text += "\nFiles that changed since were kept beside them:\n" + Self.lines(setAside) }
    return text
  }

  private static func lines(_ paths: [String]) -> String { paths.map { "  \($0)" }.joined(separator: "\n") }
}
