import RibletsViews

extension ScreenDrawing {
  /// The colours of a button.
  struct ButtonLook {
    /// Nil for a row of a list, which has no background of its own.
    var ground: RGB?
    var border: RGB?
    var words: RGB
    var isRow = false
  }

  func look(of role: Node.ButtonRole, tint: Node.Tint, isEnabled: Bool, isRow: Bool) -> ButtonLook {
    let own = palette.colour(of: tint)
    if isRow {
      let usual =
        switch role {
        case .destructive: palette.red
        case .cancel, .link: palette.ink
        case .primary, .normal, .cell, .refresh: palette.accent
        }
      return ButtonLook(words: isEnabled ? own ?? usual : palette.secondary, isRow: true)
    }
    if role == .cell { return ButtonLook(ground: palette.surface, border: palette.line, words: own ?? palette.ink) }
    guard isEnabled else {
      let ground = palette.background.mixed(with: palette.ink, percent: role == .primary ? 10 : 6)
      return ButtonLook(ground: ground, words: palette.secondary)
    }
    switch role {
    case .primary:
      guard let own = palette.ground(of: tint) else { return ButtonLook(ground: palette.fill, words: palette.onFill) }
      return ButtonLook(
        ground: own.fill, border: own.fill.mixed(with: palette.ink, percent: 16), words: own.words)
    case .cancel:
      return ButtonLook(ground: palette.surface.mixed(with: palette.ink, percent: 9), words: own ?? palette.ink)
    case .destructive:
      return ButtonLook(ground: palette.surface.mixed(with: palette.red, percent: 12), words: palette.red)
    case .normal, .link, .cell, .refresh:
      return ButtonLook(ground: palette.surface, border: palette.line, words: own ?? palette.accent)
    }
  }

  mutating func addButton(_ lines: [String], look: ButtonLook, role: Node.ButtonRole, in rect: LayoutRect) {
    if let ground = look.ground {
      box(rect, radius: role == .cell ? 16 : 14, fill: ground, border: look.border)
    }
    if role == .cell {
      let face = TypeFace(min(52, max(24, rect.height * 2 / 5)), .bold)
      add(lines.joined(), face, look.words, .center, in: rect)
      return
    }
    let insets = PictureMetrics().insets(of: look.isRow ? .rowButton : .button)
    add(lines, look.isRow ? .body : .strong, look.words, look.isRow ? .leading : .center, in: rect.inset(by: insets))
  }

  /// Adds several lines, vertically centred in a rectangle.
  private mutating func add(
    _ lines: [String], _ face: TypeFace, _ colour: RGB, _ alignment: TextLine.Alignment, in rect: LayoutRect
  ) {
    let height = PictureMetrics().lineHeight(of: .body)
    var line = LayoutRect(
      x: rect.x, y: rect.y + (rect.height - height * lines.count) / 2, width: rect.width, height: height)
    for text in lines {
      add(text, face, colour, alignment, in: line)
      line.y += height
    }
  }

  mutating func addField(placeholder: String, value: String, isSecure: Bool, in rect: LayoutRect) {
    box(rect, radius: 14, fill: palette.surface, border: palette.outline)
    let room = rect.inset(by: LayoutInsets(horizontal: 16))
    guard !value.isEmpty else {
      add(TextLine.fitted(placeholder, .body, width: room.width), .body, palette.secondary, .leading, in: room)
      return
    }
    let label = LayoutRect(x: room.x, y: rect.y + 7, width: room.width, height: 16)
    let face = TypeFace(12)
    add(TextLine.fitted(placeholder, face, width: room.width), face, palette.secondary, .leading, in: label)
    let shown = isSecure ? String(repeating: "•", count: min(value.count, 500)) : beginning(of: value)
    let words = LayoutRect(x: room.x, y: rect.y + 24, width: room.width, height: 23)
    add(TextLine.fitted(shown, .body, width: room.width), .body, palette.ink, .leading, in: words)
  }

  /// Returns the beginning of a text, long enough for every field and safe to show.
  private func beginning(of value: String) -> String {
    value.prefix(1_000).displayable
  }

  mutating func addToggle(_ lines: [String], isOn: Bool, in rect: LayoutRect) {
    let mark = LayoutRect(x: rect.maxX - 52, y: rect.y + (rect.height - 32) / 2, width: 52, height: 32)
    let words = LayoutRect(x: rect.x, y: rect.y, width: rect.width - 68, height: rect.height)
    add(lines, .body, palette.ink, .leading, in: words)
    box(mark, radius: 16, fill: isOn ? palette.fill : palette.outline)
    let knob = LayoutRect(x: mark.x + (isOn ? 23 : 3), y: mark.y + 3, width: 26, height: 26)
    box(knob, radius: 13, fill: RGB(0xFFFFFF))
  }

  mutating func addImage(_ symbol: String, in rect: LayoutRect) {
    let large = TypeFace(56)
    let face = large.width(of: symbol) <= Double(rect.width) ? large : TypeFace(28)
    add(TextLine.fitted(symbol, face, width: max(rect.width, 28)), face, palette.accent, .center, in: rect)
  }

  mutating func addProgress(_ value: Double, in rect: LayoutRect) {
    let bar = LayoutRect(x: rect.x, y: rect.maxY - 8, width: rect.width, height: 8)
    box(bar, radius: 4, fill: palette.surface.mixed(with: palette.ink, percent: 14))
    let filled = Int((Double(bar.width) * value).rounded())
    guard filled > 0 else { return }
    box(LayoutRect(x: bar.x, y: bar.y, width: max(8, filled), height: 8), radius: 4, fill: palette.fill)
  }
}
