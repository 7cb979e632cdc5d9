import RibletsViews

/// The bytes that turn one screen into the next: only the cells that differ.
struct ScreenDifference {
  let depth: ColorDepth
  private var output = ""
  private var style: CellStyle?

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// - Parameter old: The current content of the terminal; nil if it is not known, which paints everything.
  consuming func sequence(from old: CellGrid?, to new: CellGrid) -> String {
    let known = old.flatMap { $0.width == new.width && $0.height == new.height ? $0 : nil }
    guard known != new else { return "" }
    output = "\u{1B}[?2026h\u{1B}[?25l"
    if known == nil { output += "\u{1B}[0m\u{1B}[2J" }
    for y in 0..<new.height { appendRow(y, from: known, to: new) }
    output += "\u{1B}[0m"
    if let caret = new.caret { output += "\u{1B}[\(caret.y + 1);\(caret.x + 1)H\u{1B}[?25h" }
    return output + "\u{1B}[?2026l"
  }

  private mutating func appendRow(_ y: Int, from old: CellGrid?, to new: CellGrid) {
    // Terminals do not agree on the width of some emoji: from such a cell on, the row is written anew, each
    // cell at its place, so that a wrong guess cannot shift the following cells.
    var isUncertain = false
    var cursor: Int?
    for x in 0..<new.width {
      let cell = new[x, y]
      let before = old?[x, y]
      if before == cell, !isUncertain { continue }
      if !cell.character.hasCertainColumns || before.map({ !$0.character.hasCertainColumns }) ?? false {
        isUncertain = true
      }
      guard cell.columns > 0 else { continue }
      if cursor != x { output += "\u{1B}[\(y + 1);\(x + 1)H" }
      append(cell)
      cursor = cell.character.hasCertainColumns ? x + cell.columns : nil
    }
  }

  private mutating func append(_ cell: Cell) {
    if style != cell.style {
      style = cell.style
      output += "\u{1B}[0"
      if cell.style.isBold { output += ";1" }
      if cell.style.isUnderlined { output += ";4" }
      // Without colours, cells with a background of their own are reversed.
      if cell.style.isReversed || depth == .none && cell.style.background != .standard { output += ";7" }
      if depth == .none, cell.style.color == .faint { output += ";2" }
      if cell.style.color != .standard, depth != .none {
        output += ";" + depth.parameters(cell.style.color, isBackground: false)
      }
      if cell.style.background != .standard, depth != .none {
        output += ";" + depth.parameters(cell.style.background, isBackground: true)
      }
      output += "m"
    }
    output.append(cell.character)
  }
}
