public import RibletsSource

/// A change of a file that mends a finding.
public struct TextFix: Hashable, Sendable {
  /// The changes that there are.
  public enum Change: Hashable, Sendable {
    /// Inserts a text before an expected one.
    case insert(String, before: String)
    /// Removes the whole line, if nothing else than a comment with this text stands in it.
    case removeComment(String)
  }

  /// The place, with columns in bytes of UTF-8.
  public let position: SourcePosition
  /// The change.
  public let change: Change

  /// Makes a change.
  public init(position: SourcePosition, change: Change) {
    self.position = position
    self.change = change
  }

  /// Applies changes to the text of a file.
  ///
  /// - Returns: The new text, and the changes that were made: those whose place is as expected.
  public static func apply(_ fixes: [TextFix], to text: String) -> (text: String, made: [TextFix]) {
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    var made: [TextFix] = []
    let fixes = Set(fixes).sorted { ($1.position.line, $1.position.column) < ($0.position.line, $0.position.column) }
    for fix in fixes where fix.apply(to: &lines) { made.append(fix) }
    return (String(decoding: Array(lines.joined(separator: [10])), as: UTF8.self), made)
  }

  private func apply(to lines: inout [[UInt8]]) -> Bool {
    let (line, column) = (position.line - 1, position.column - 1)
    guard lines.indices.contains(line) else { return false }
    switch change {
    case .insert(let new, let expected):
      guard column <= lines[line].count, lines[line][column...].starts(with: expected.utf8) else { return false }
      lines[line].insert(contentsOf: new.utf8, at: column)
    case .removeComment(let text):
      let content = String(decoding: lines[line], as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "/" }
      guard content.joined(separator: " ") == text else { return false }
      lines.remove(at: line)
    }
    return true
  }
}
