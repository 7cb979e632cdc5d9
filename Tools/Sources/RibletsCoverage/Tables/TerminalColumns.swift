extension [[String]] {
  /// Lines of a terminal for the rows of a table: names to the left, figures to the right.
  package var aligned: [String] {
    let widths = first?.indices.map { column in map { $0[column].terminalColumns }.max() ?? 0 } ?? []
    return map { row in
      let cells = row.indices.map { $0 == 0 ? row[0].padded(to: widths[0]) : row[$0].paddedInFront(to: widths[$0]) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension StringProtocol {
  /// The columns that the text takes in a terminal: Chinese, Japanese, Korean and emoji take two, combining marks none.
  var terminalColumns: Int {
    reduce(0) { sum, character in
      sum + Swift.min(2, character.unicodeScalars.reduce(0) { $0 + $1.terminalColumns })
    }
  }

  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - terminalColumns))
  }

  func paddedInFront(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - terminalColumns)) + self
  }
}

extension Unicode.Scalar {
  fileprivate var terminalColumns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch value {
    // The vowels and finals of decomposed Korean join the consonant in front of them.
    case 0x1160..<0x1200, 0xD7B0..<0xD800: return 0
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1F300..<0x1F650, 0x1F680..<0x1FB00, 0x20000..<0x3FFFE:
      return 2
    default: return 1
    }
  }
}
