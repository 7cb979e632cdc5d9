import RibletsViews

extension FramePainter {
  mutating func paintField(_ item: LayoutItem) {
    guard case .field(let placeholder, let value, let isSecure) = item.kind else { return }
    let isFocused = isFocused(item)
    paintEdge(of: item, caption: value.isEmpty ? "" : placeholder)
    let line = metrics.fieldLine(in: item.rect)
    let shown = FieldText.shown(value, isSecure: isSecure)
    let viewport = FieldViewport(
      shown, width: line.width, caret: isFocused ? state.caret : 0, first: isFocused ? state.firstShown : 0)
    if value.isEmpty {
      write(placeholder, alignment: .leading, in: line, style: CellStyle(color: .faint), clip: item.clip)
    } else {
      write(
        String(shown[viewport.first...]), alignment: .leading, in: line, style: CellStyle(), clip: item.clip)
    }
    guard isFocused, line.width > 0 else { return }
    let x = min(line.x + viewport.column(of: state.caret), line.maxX - 1)
    if item.clip.intersection(grid.bounds).contains(x: x, y: line.y) { grid.caret = .init(x: x, y: line.y) }
  }

  /// Paints a box with the field's name, or brackets if there is only one line.
  private mutating func paintEdge(of item: LayoutItem, caption: String) {
    let isFocused = isFocused(item)
    let edge = CellStyle(color: isFocused ? .accent : .faint, isBold: isFocused)
    if item.rect.height >= 3 {
      box(item.rect, isFocused ? .heavy : .rounded, style: edge, clip: item.clip)
      guard !caption.isEmpty, item.rect.width > 6 else { return }
      let top = LayoutRect(x: item.rect.x + 2, y: item.rect.y, width: item.rect.width - 4, height: 1)
      write(" \(caption) ", alignment: .leading, in: top, style: edge, clip: item.clip)
    } else if item.rect.width > 2 {
      grid.put("[", x: item.rect.x, y: item.rect.y, style: edge, clip: item.clip)
      grid.put("]", x: item.rect.maxX - 1, y: item.rect.y, style: edge, clip: item.clip)
    }
  }
}

/// The shown text of a field, character for character.
enum FieldText {
  static func shown(_ value: String, isSecure: Bool) -> [Character] {
    value.map { isSecure ? "•" : $0.displayable }
  }
}

extension CellMetrics {
  /// The place of the text of a field.
  func fieldLine(in rect: LayoutRect) -> LayoutRect {
    LayoutRect(x: rect.x, y: rect.y + rect.height / 2, width: rect.width, height: 1)
      .inset(by: LayoutInsets(horizontal: insets(of: .field).horizontal))
  }
}
