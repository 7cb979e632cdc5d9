/// The difference between two texts, line by line, with a legend, as failures about trees and other long texts print it.
///
/// Minimal, with a few equal lines around each change, and bounded in length. Blanks at the end of a line that differs
/// are shown as `·`.
public struct LineDifference: Sendable, CustomStringConvertible {
  /// The meaning of a difference's signs.
  public static let legend = "(expected: −, actual: +)"

  private enum Line: Equatable {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  private static let context = 3
  private static let longest = 60
  /// The number of lines that are compared by the thorough way, whose time grows with the square of the changes.
  private static let mostCompared = 2000

  private let lines: [Line]

  /// Compares two texts.
  public init(expected: String, actual: String) {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let prefix = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - prefix
    let suffix = zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.count
    let end = min(rest, suffix)
    let middle = Self.compare(expected[prefix..<expected.count - end], actual[prefix..<actual.count - end])
    lines = expected[..<prefix].map(Line.same) + middle + expected.suffix(end).map(Line.same)
  }

  /// True if the texts are the same.
  public var isEmpty: Bool { lines.allSatisfy(\.isSame) }

  private static func compare(_ expected: ArraySlice<Substring>, _ actual: ArraySlice<Substring>) -> [Line] {
    guard expected.count + actual.count <= mostCompared else {
      return expected.map(Line.removed) + actual.map(Line.added)
    }
    let expected = Array(expected)
    let actual = Array(actual)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append(.removed(expected[old]))
        old += 1
      } else if added.contains(new) {
        lines.append(.added(actual[new]))
        new += 1
      } else {
        lines.append(.same(expected[old]))
        old += 1
        new += 1
      }
    }
    return lines
  }

  /// A line each, with its sign; unchanged parts that are far from a change are left out.
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

  private static func text(of line: Line) -> String {
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
