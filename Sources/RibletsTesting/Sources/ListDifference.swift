/// Two lists of texts line by line: what is expected, and what is there.
///
/// Long runs of equal lines are left out. Lists that have next to nothing in common are shown one below the other.
struct ListDifference {
  private enum Line {
    case same(String)
    case missing(String)
    case surplus(String)

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// What the signs mean, for the first line of a message.
  static let legend = "(expected: −, actual: +)"

  private static let context = 3
  private static let mostLines = 60
  /// How large lists may be to look for the fewest changes, which takes the product of their lengths.
  private static let mostWork = 250_000

  private var lines: [Line] = []

  init<Element>(
    expected: [Element], actual: [Element], areSame: (Element, Element) -> Bool, text: (Element) -> String
  ) {
    let shorter = min(expected.count, actual.count)
    let head = (0..<shorter).first { !areSame(expected[$0], actual[$0]) } ?? shorter
    let tail =
      (0..<shorter - head).first {
        !areSame(expected[expected.count - 1 - $0], actual[actual.count - 1 - $0])
      } ?? shorter - head
    lines = expected[..<head].map { .same(text($0)) }
    appendChanges(
      Array(expected[head..<(expected.count - tail)]), Array(actual[head..<(actual.count - tail)]), areSame, text)
    lines += expected[(expected.count - tail)...].map { .same(text($0)) }
  }

  /// Whether nothing is missing and nothing is there that should not be.
  var isEmpty: Bool { lines.allSatisfy(\.isSame) }

  /// The lines with their signs.
  var text: String {
    var shown: [String] = []
    var index = 0
    while index < lines.count {
      guard shown.count < Self.mostLines else {
        shown.append("    … \(lines.count - index) more lines")
        break
      }
      let run = lines[index...].prefix(while: \.isSame).count
      let isFirst = index == 0
      let isLast = index + run == lines.count
      let before = isFirst ? 0 : Self.context
      let after = isLast ? 0 : Self.context
      if run > before + after + 1 {
        shown += lines[index..<(index + before)].map(Self.show)
        shown.append("    … \(run - before - after) equal lines")
        shown += lines[(index + run - after)..<(index + run)].map(Self.show)
      } else {
        shown += lines[index..<(index + run)].map(Self.show)
      }
      index += run
      if index < lines.count {
        shown.append(Self.show(lines[index]))
        index += 1
      }
    }
    return shown.joined(separator: "\n")
  }

  private static func show(_ line: Line) -> String {
    switch line {
    case .same(let text): "    " + text
    case .missing(let text): "  − " + text
    case .surplus(let text): "  + " + text
    }
  }

  private mutating func appendChanges<Element>(
    _ expected: [Element], _ actual: [Element], _ areSame: (Element, Element) -> Bool, _ text: (Element) -> String
  ) {
    guard expected.count * actual.count <= Self.mostWork else {
      lines += expected.map { .missing(text($0)) } + actual.map { .surplus(text($0)) }
      return
    }
    var missing: Set<Int> = []
    var surplus: Set<Int> = []
    for change in actual.difference(from: expected, by: areSame) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): surplus.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if missing.contains(left) {
        lines.append(.missing(text(expected[left])))
        left += 1
      } else if surplus.contains(right) {
        lines.append(.surplus(text(actual[right])))
        right += 1
      } else {
        lines.append(.same(text(expected[left])))
        left += 1
        right += 1
      }
    }
  }
}
