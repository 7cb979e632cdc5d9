import RibletsViews

extension FramePainter {
  mutating func paintButton(_ item: LayoutItem) {
    guard case .button(let lines, let role, let tint, let isEnabled, let isRow) = item.kind else { return }
    let isFocused = isFocused(item)
    var style = CellStyle(color: color(of: role, tint: tint, isEnabled: isEnabled))
    style.isBold = role == .primary || role == .cell
    if isRow {
      style.isReversed = isFocused
      grid.fill(item.rect, style: style, clip: item.clip)
      let row = item.rect.inset(by: metrics.insets(of: .rowButton))
      for (index, line) in lines.enumerated() {
        let rect = LayoutRect(x: row.x, y: row.y + index, width: row.width, height: 1)
        write(line, alignment: .leading, in: rect, style: style, clip: item.clip)
      }
      if role == .link { grid.write("›", x: row.maxX - 1, y: row.y, style: style, clip: item.clip) }
    } else if item.rect.height < 3 {
      style.isReversed = isFocused
      paintLow(lines, in: item.rect, style: style, clip: item.clip)
    } else if role == .primary, isEnabled {
      style.color = .named(15)
      style.background = tint == .plain || tint == .accent ? .named(4) : CellColor(tint)
      grid.fill(item.rect, style: style, clip: item.clip)
      if isFocused { box(item.rect, .heavy, style: style, clip: item.clip) }
      write(lines, middleOf: item.rect, style: style, clip: item.clip)
    } else {
      let edge = CellStyle(color: isFocused ? .accent : .faint, isBold: isFocused)
      box(item.rect, isFocused ? .heavy : .rounded, style: edge, clip: item.clip)
      write(lines, middleOf: item.rect, style: style, clip: item.clip)
    }
  }

  private func color(of role: Node.ButtonRole, tint: Node.Tint, isEnabled: Bool) -> CellColor {
    if role == .cell { return CellColor(tint) }
    if !isEnabled { return .faint }
    if tint != .plain { return CellColor(tint) }
    return role == .destructive ? .named(9) : .accent
  }

  /// Paints a button of one line in brackets.
  private mutating func paintLow(_ lines: [String], in rect: LayoutRect, style: CellStyle, clip: LayoutRect) {
    guard !rect.isEmpty else { return }
    write(lines, middleOf: rect, style: style, clip: clip)
    let y = rect.y + rect.height / 2
    if style.isReversed { grid.restyle(rect.intersection(clip)) { $0.isReversed = true } }
    guard rect.width > 2 else { return }
    grid.put("[", x: rect.x, y: y, style: style, clip: clip)
    grid.put("]", x: rect.maxX - 1, y: y, style: style, clip: clip)
  }

  mutating func paintToggle(_ item: LayoutItem) {
    guard case .toggle(let lines, let isOn) = item.kind else { return }
    let style = CellStyle(isReversed: isFocused(item))
    let row = item.rect.inset(by: metrics.insets(of: .toggle))
    let mark = CellStyle(color: isOn ? .named(2) : .faint, isBold: isOn, isReversed: style.isReversed)
    if style.isReversed { grid.fill(item.rect, style: style, clip: item.clip) }
    write(isOn ? "[x]" : "[ ]", alignment: .leading, in: row, style: mark, clip: item.clip)
    for (index, line) in lines.enumerated() {
      grid.write(line, x: row.x + 4, y: row.y + index, style: style, clip: item.clip.intersection(row))
    }
  }
}
