/// Indents what stands between `#if` and `#endif`, so that a template need not: it may leave out the condition.
enum ConditionIndent {
  /// The lines with two spaces more for each condition around them, unless a template has written them.
  static func indented(_ lines: [String]) -> [String] {
    /// The indentation that each of the open conditions adds.
    var conditions: [String] = []
    var result: [String] = []
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("#if") {
        result.append(conditions.joined() + line)
        let inside = lines[(place + 1)...].first { !$0.isEmpty }
        conditions.append(inside?.hasPrefix("  ") == true ? "" : "  ")
      } else if line.hasPrefix("#else") {
        result.append(conditions.dropLast().joined() + line)
      } else if line.hasPrefix("#endif") {
        conditions = conditions.dropLast()
        result.append(conditions.joined() + line)
      } else {
        result.append(line.isEmpty ? line : conditions.joined() + line)
      }
    }
    return result
  }
}
