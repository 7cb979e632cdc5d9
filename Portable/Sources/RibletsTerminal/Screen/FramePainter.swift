import RibletsViews

/// The painter's state beside the frame: the focus, and the caret in a field.
struct PaintingState {
  var focus: LayoutControl.ID?
  /// The caret of the focused field, in characters from its beginning.
  var caret = 0
  /// The first character of the focused field that is shown.
  var firstShown = 0
}

/// Draws placed layers on cells. Layers below an alert or a sheet are dimmed.
struct FramePainter {
  let metrics: CellMetrics
  let state: PaintingState
  var grid: CellGrid
  /// True if the layer takes input, and so shows the focus.
  var isTop = false

  init(size: LayoutSize, metrics: CellMetrics, state: PaintingState) {
    self.metrics = metrics
    self.state = state
    grid = CellGrid(size)
  }

  mutating func paint(_ layers: [PlacedLayer], in room: LayoutRect) {
    for (index, layer) in layers.enumerated() {
      isTop = index == layers.count - 1
      if layer.style == .alert || layer.style == .sheet {
        grid.restyle(room) { $0 = CellStyle(color: .faint) }
        grid.fill(layer.surface, style: CellStyle(), clip: room)
        box(layer.surface, .rounded, style: CellStyle(color: .faint), clip: room)
      }
      for item in layer.items { paint(item) }
      for area in layer.scrollAreas { paintMark(of: area) }
    }
  }

  func isFocused(_ item: LayoutItem) -> Bool {
    isTop && item.control != nil && item.control == state.focus
  }

  private mutating func paint(_ item: LayoutItem) {
    switch item.kind {
    case .text(let text, let style, let tint, let alignment):
      var look = CellStyle(color: CellColor(tint))
      look.isBold = style == .largeTitle || style == .title
      if style == .caption, tint == .plain { look.color = .faint }
      write(text, alignment: alignment, in: item.rect, style: look, clip: item.clip)
    case .title(let text):
      let line = LayoutRect(x: item.rect.x, y: item.rect.y, width: item.rect.width, height: 1)
      write(text, alignment: .center, in: line, style: CellStyle(isBold: true), clip: item.clip)
    case .back: paintBack(item)
    case .button: paintButton(item)
    case .field: paintField(item)
    case .toggle: paintToggle(item)
    case .image(let symbol):
      write(symbol, alignment: .center, in: item.rect, style: CellStyle(color: .accent), clip: item.clip)
    case .progress(let value):
      let full = min(item.rect.width, Int(Double(item.rect.width) * value + 0.5))
      let done = LayoutRect(x: item.rect.x, y: item.rect.y, width: full, height: 1)
      grid.fill(item.rect, with: "─", style: CellStyle(color: .faint), clip: item.clip)
      grid.fill(done, with: "━", style: CellStyle(color: .accent, isBold: true), clip: item.clip)
    case .card(let tint):
      let style = CellStyle(color: tint == .plain ? .faint : CellColor(tint))
      if metrics.isCompact {
        let edge = LayoutRect(x: item.rect.x, y: item.rect.y, width: 1, height: item.rect.height)
        grid.fill(edge, with: "│", style: style, clip: item.clip)
      } else {
        box(item.rect, .rounded, style: style, clip: item.clip)
      }
    case .list, .tabBar: break
    case .tab(let tab): paintTab(tab, item)
    case .divider:
      let isUpright = item.rect.width == 1 && item.rect.height > 1
      grid.fill(item.rect, with: isUpright ? "│" : "─", style: CellStyle(color: .faint), clip: item.clip)
    }
  }

  /// Paints a tab: the selected one is below a heavy line, or underlined where there is room for the titles alone.
  private mutating func paintTab(_ tab: Frame.Tab, _ item: LayoutItem) {
    var style = CellStyle(color: tab.isSelected ? .accent : .standard, isBold: tab.isSelected)
    style.isReversed = isFocused(item)
    let rect = item.rect
    let line = LayoutRect(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1)
    if rect.height > 1 {
      let edge = LayoutRect(x: rect.x, y: rect.y, width: rect.width, height: 1)
      let look = CellStyle(color: tab.isSelected ? .accent : .faint, isBold: tab.isSelected)
      grid.fill(edge, with: tab.isSelected ? "━" : "─", style: look, clip: item.clip)
    } else {
      style.isUnderlined = tab.isSelected
    }
    let text = tab.badge == 0 ? tab.title : "\(tab.title) \(tab.badge)"
    write(text, alignment: .center, in: line, style: style, clip: item.clip)
  }

  private mutating func paintBack(_ item: LayoutItem) {
    let style = CellStyle(color: .accent, isReversed: isFocused(item))
    let line = LayoutRect(x: item.rect.x, y: item.rect.y, width: item.rect.width, height: 1)
    write(item.rect.width >= 6 ? "‹ Back" : "‹", alignment: .leading, in: line, style: style, clip: item.clip)
  }

  /// Paints a scroll bar beside an area that does not show all of its content.
  private mutating func paintMark(of area: ScrollArea) {
    let view = area.viewport
    guard area.maximumOffset > 0, view.height > 1 else { return }
    let isWhole = area.key.path.isEmpty
    let x = isWhole ? min(view.maxX + metrics.insets(of: .screen).horizontal - 1, grid.width - 1) : view.maxX - 1
    let length = max(1, view.height * view.height / area.contentHeight)
    let start = (view.height - length) * area.offset / area.maximumOffset
    let track = LayoutRect(x: x, y: view.y, width: 1, height: view.height)
    let bar = LayoutRect(x: x, y: view.y + start, width: 1, height: length)
    grid.fill(track, with: "│", style: CellStyle(color: .faint), clip: grid.bounds)
    grid.fill(bar, with: "┃", style: CellStyle(), clip: grid.bounds)
  }
}

extension FramePainter {
  enum Box: String {
    case rounded = "╭─╮│╰╯"
    case heavy = "┏━┓┃┗┛"
  }

  mutating func write(
    _ text: String, alignment: LayoutAlignment, in rect: LayoutRect, style: CellStyle, clip: LayoutRect
  ) {
    let x = alignment == .leading ? rect.x : rect.x + max(0, rect.width - text.columns) / 2
    grid.write(text, x: x, y: rect.y, style: style, clip: clip.intersection(rect))
  }

  /// Writes lines centred in a rectangle.
  mutating func write(_ lines: [String], middleOf rect: LayoutRect, style: CellStyle, clip: LayoutRect) {
    let top = rect.y + max(0, rect.height - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let row = LayoutRect(x: rect.x, y: top + index, width: rect.width, height: 1)
      write(line, alignment: .center, in: row, style: style, clip: clip)
    }
  }

  mutating func box(_ rect: LayoutRect, _ kind: Box, style: CellStyle, clip: LayoutRect) {
    guard rect.width > 1, rect.height > 1 else { return }
    let glyphs = Array(kind.rawValue)
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let rows = [rect.y, bottom].map { LayoutRect(x: rect.x, y: $0, width: rect.width, height: 1) }
    let columns = [rect.x, right].map { LayoutRect(x: $0, y: rect.y, width: 1, height: rect.height) }
    for row in rows { grid.fill(row, with: glyphs[1], style: style, clip: clip) }
    for column in columns { grid.fill(column, with: glyphs[3], style: style, clip: clip) }
    let corners = [(rect.x, rect.y, 0), (right, rect.y, 2), (rect.x, bottom, 4), (right, bottom, 5)]
    for (x, y, glyph) in corners { grid.put(glyphs[glyph], x: x, y: y, style: style, clip: clip) }
  }
}
