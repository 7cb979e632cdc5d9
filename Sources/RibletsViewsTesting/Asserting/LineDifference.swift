/// The lines of two texts side by side: what both have, what is missing, what is too much.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(expected: [String], actual: [String]) {
    let changes = actual.difference(from: expected)
    var lines = expected.map { "    \($0)" }
    for change in changes.removals.reversed() {
      if case .remove(let offset, let line, _) = change { lines[offset] = "  - \(line)" }
    }
    var kept = 0
    var result: [String] = []
    var insertions = changes.insertions[...]
    for line in lines {
      if line.hasPrefix("  - ") {
        result.append(line)
        continue
      }
      Self.take(&insertions, at: &kept, into: &result)
      result.append(line)
      kept += 1
    }
    Self.take(&insertions, at: &kept, into: &result)
    description = "  (- expected, + is)\n" + result.joined(separator: "\n")
  }

  private static func take(
    _ insertions: inout ArraySlice<CollectionDifference<String>.Change>, at index: inout Int, into lines: inout [String]
  ) {
    while case .insert(index, let line, _)? = insertions.first {
      lines.append("  + \(line)")
      insertions.removeFirst()
      index += 1
    }
  }
}
