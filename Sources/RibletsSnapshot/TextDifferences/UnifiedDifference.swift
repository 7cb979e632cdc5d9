/// A difference of two texts for failures: a legend, the lines that differ, and a few around them.
struct UnifiedDifference {
  /// The maximum number of printed lines, besides the legend.
  let limit: Int
  private let context = 2

  init(limit: Int = 40) {
    self.limit = limit
  }

  func text(of difference: LineDifference) -> String {
    let rows = rows(of: difference)
    let hidden = rows.dropFirst(limit).count { $0.isEdit }
    let shown = rows.prefix(limit).map { "  " + $0.text }
    let rest = hidden > 0 ? ["  … and \(Self.counted(hidden)) more that differ\(hidden == 1 ? "s" : "")"] : []
    return ([Self.legend(of: difference)] + shown + rest).joined(separator: "\n")
  }

  private static func legend(of difference: LineDifference) -> String {
    let parts = [
      difference.removedCount > 0 ? "− \(counted(difference.removedCount)) only in the snapshot" : nil,
      difference.addedCount > 0 ? "+ \(counted(difference.addedCount)) only in this run" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + ":"
  }

  private static func counted(_ lines: Int) -> String {
    lines == 1 ? "1 line" : "\(lines) lines"
  }
}

extension UnifiedDifference {
  private struct Row {
    let text: String
    let isEdit: Bool
  }

  private func rows(of difference: LineDifference) -> [Row] {
    let lines = difference.lines
    let counterparts = Self.counterparts(in: lines)
    let isNear = nearEdits(lines)
    var rows: [Row] = []
    var last: Int?
    for index in lines.indices where isNear[index] {
      if last != index - 1 { rows.append(Row(text: "line \(lines[index].number)", isEdit: false)) }
      last = index
      let shown = VisibleLine(lines[index].text, counterpart: counterparts[index]).description
      let mark =
        switch lines[index].edit {
        case .same: "   "
        case .removed: " − "
        case .added: " + "
        }
      rows.append(Row(text: mark + shown, isEdit: lines[index].edit != .same))
    }
    return rows
  }

  private func nearEdits(_ lines: [LineDifference.Line]) -> [Bool] {
    var isNear = Array(repeating: false, count: lines.count)
    for index in lines.indices where lines[index].edit != .same {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { isNear[near] = true }
    }
    return isNear
  }

  /// Returns for the first removed line of a block its first added one, and so on.
  static func counterparts(in lines: [LineDifference.Line]) -> [Int: String] {
    var result: [Int: String] = [:]
    var start = 0
    while start < lines.count {
      let block = lines[start...].prefix { $0.edit != .same }.indices
      let removed = block.filter { lines[$0].edit == .removed }
      let added = block.filter { lines[$0].edit == .added }
      for (old, new) in zip(removed, added) {
        result[old] = lines[new].text
        result[new] = lines[old].text
      }
      start = block.upperBound + 1
    }
    return result
  }
}
