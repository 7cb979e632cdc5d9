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

  /// A button of one line between brackets.
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

  mutating func paintField(_ item: LayoutItem) {
    guard case .field(let placeholder, let value, let isSecure) = item.kind else { return }
    let isFocused = isFocused(item)
    let edge = CellStyle(color: isFocused ? .accent : .faint, isBold: isFocused)
    let insets = metrics.insets(of: .field)
    if item.rect.height >= 3 {
      box(item.rect, isFocused ? .heavy : .rounded, style: edge, clip: item.clip)
      if !value.isEmpty, item.rect.width > 6 {
        let top = LayoutRect(x: item.rect.x + 2, y: item.rect.y, width: item.rect.width - 4, height: 1)
        write(" \(placeholder) ", alignment: .leading, in: top, style: edge, clip: item.clip)
      }
    } else if item.rect.width > 2 {
      grid.put("[", x: item.rect.x, y: item.rect.y, style: edge, clip: item.clip)
      grid.put("]", x: item.rect.maxX - 1, y: item.rect.y, style: edge, clip: item.clip)
    }
    let middle = LayoutRect(
      x: item.rect.x, y: item.rect.y + item.rect.height / 2, width: item.rect.width, height: 1)
    let line = middle.inset(by: LayoutInsets(horizontal: insets.horizontal))
    let shown = Array(value).map { isSecure ? "•" : $0.displayable }
    let first = isFocused ? firstShown(of: shown, width: line.width) : 0
    if value.isEmpty {
      write(placeholder, alignment: .leading, in: line, style: CellStyle(color: .faint), clip: item.clip)
    } else {
      write(String(shown[first...]), alignment: .leading, in: line, style: CellStyle(), clip: item.clip)
    }
    guard isFocused, line.width > 0 else { return }
    let before = shown[first..<min(max(state.caret, first), shown.count)].reduce(0) { $0 + $1.columns }
    let caret = CellGrid.Position(x: min(line.x + before, line.maxX - 1), y: line.y)
    if item.clip.intersection(grid.bounds).contains(x: caret.x, y: caret.y) { grid.caret = caret }
  }

  /// The first character of a field's text that is shown, so that the caret is in sight.
  private func firstShown(of characters: [Character], width: Int) -> Int {
    var first = min(state.caret, characters.count)
    var used = 1
    while first > 0, used + characters[first - 1].columns <= width {
      used += characters[first - 1].columns
      first -= 1
    }
    return first
  }
}
