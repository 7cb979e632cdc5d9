import RibletsTestCore

/// The difference between two texts, line by line, with a legend, for failures about trees and other long texts.
///
/// Minimal, with a few equal lines around each change, and bounded in length. Trailing spaces of a line that differs
/// are shown as `·`.
///
/// Use it in expectations of your own. See `Documentation/Testing.md`.
///
/// ```swift
/// let difference = LineDifference(expected: "a\nb", actual: "a\nc")
/// if !difference.isEmpty { Issue.record("\(LineDifference.legend):\n\(difference)") }
/// ```
public struct LineDifference: Sendable, CustomStringConvertible {
  /// The meaning of a difference's signs, to put before its lines: `(expected: −, actual: +)`.
  public static let legend = "(expected: −, actual: +)"

  private static let context = 3
  private static let longest = 60

  private let lines: [LineEdit<Substring>]

  /// Compares two texts line by line: `LineDifference(expected: "a\nb", actual: "a\nc")`.
  public init(expected: String, actual: String) {
    lines = LineEdit.edits(
      from: expected.split(separator: "\n", omittingEmptySubsequences: false),
      to: actual.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// True if the texts are the same, also in their spaces. Ask it before you report a failure.
  public var isEmpty: Bool { lines.allSatisfy(\.isSame) }

  /// The lines with their signs, such as `  − b` and `  + c`. Unchanged parts that are far from a change are left
  /// out.
  public var description: String {
    var texts: [String] = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      guard isNearChange(index) else {
        skipped += 1
        continue
      }
      if skipped > 0 { texts.append(Self.gap(skipped)) }
      skipped = 0
      texts.append(Self.text(of: line))
    }
    if skipped > 0, !texts.isEmpty { texts.append(Self.gap(skipped)) }
    guard texts.count > Self.longest else { return texts.joined(separator: "\n") }
    let left = texts.count - Self.longest
    return (texts.prefix(Self.longest) + ["    … \(left) more lines of the difference"]).joined(separator: "\n")
  }

  private func isNearChange(_ index: Int) -> Bool {
    let near = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
    return lines[near].contains { !$0.isSame }
  }

  private static func gap(_ count: Int) -> String {
    count == 1 ? "    … 1 line is the same" : "    … \(count) lines are the same"
  }

  private static func text(of line: LineEdit<Substring>) -> String {
    switch line {
    case .same(let text): text.isEmpty ? "" : "    \(text)"
    case .removed(let text): "  − \(showingBlanks(text))"
    case .added(let text): "  + \(showingBlanks(text))"
    }
  }

  private static func showingBlanks(_ text: Substring) -> String {
    let blanks = text.reversed().prefix { $0 == " " }.count
    return text.dropLast(blanks) + String(repeating: "·", count: blanks)
  }
}
