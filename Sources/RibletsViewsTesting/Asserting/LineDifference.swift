/// The lines of two texts in one list: what both have, what is missing, what is too much.
struct LineDifference: CustomStringConvertible {
  /// What the signs of a difference mean.
  static let legend = "(expected: −, actual: +)"

  let description: String

  init(expected: String, actual: String) {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = actual.difference(from: expected)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append("  − \(expected[old])")
        old += 1
      } else if added.contains(new) {
        lines.append("  + \(actual[new])")
        new += 1
      } else {
        lines.append("    \(expected[old])")
        old += 1
        new += 1
      }
    }
    description = lines.joined(separator: "\n")
  }
}
