import RibletsViews

/// Draws frames as the page in a browser shows them.
struct ScreenDrawing {
  let palette: Palette
  var drawing: Drawing
  var clip: LayoutRect

  /// Returns the shapes of everything visible, from back to front.
  static func drawing(of frame: Frame, size: LayoutSize, appearance: ViewAppearance) -> Drawing {
    let palette: Palette =
      switch appearance {
      case .light: .light
      case .dark: .dark
      }
    var screen = ScreenDrawing(
      palette: palette, drawing: Drawing(size: size, ground: palette.background), clip: LayoutRect(size))
    for layer in LayoutEngine(PictureMetrics()).layers(of: frame, in: size) { screen.add(layer) }
    return screen.drawing
  }

  private mutating func add(_ layer: PlacedLayer) {
    clip = LayoutRect(drawing.size)
    let surface = layer.surface
    switch layer.style {
    case .full, .push: box(surface, radius: 0, fill: palette.background)
    case .sheet:
      shade()
      // The lower corners are below the screen.
      let rect = LayoutRect(x: surface.x, y: surface.y, width: surface.width, height: surface.height + 40)
      box(rect, radius: 22, fill: palette.background, border: palette.line)
      let grip = LayoutRect(x: surface.x + (surface.width - 36) / 2, y: surface.y + 8, width: 36, height: 5)
      box(grip, radius: 3, fill: palette.background.mixed(with: palette.outline, percent: 60))
    case .alert:
      shade()
      box(surface, radius: 22, fill: palette.surface, border: palette.line)
    }
    for item in layer.items { add(item, in: layer) }
    for area in layer.scrollAreas where area.maximumOffset > 0 { addScrollMark(area, in: layer) }
  }

  private mutating func add(_ item: LayoutItem, in layer: PlacedLayer) {
    clip = item.clip
    switch item.kind {
    case .text(let text, let style, let tint, let alignment):
      let usual = style == .caption ? palette.secondary : palette.ink
      add(
        text, PictureMetrics.face(of: style), palette.colour(of: tint) ?? usual,
        alignment == .center ? .center : .leading, in: item.rect)
    case .button(let lines, let role, let tint, let isEnabled, let isRow):
      addButton(lines, look: look(of: role, tint: tint, isEnabled: isEnabled, isRow: isRow), role: role, in: item.rect)
      if isRow, role == .link { addChevron(in: item.rect) }
    case .field(let placeholder, let value, let isSecure):
      addField(placeholder: placeholder, value: value, isSecure: isSecure, in: item.rect)
    case .toggle(let lines, let isOn): addToggle(lines, isOn: isOn, in: item.rect)
    case .image(let symbol): addImage(symbol, in: item.rect)
    case .progress(let value): addProgress(value, in: item.rect)
    case .card(let tint):
      let fill = palette.card(of: tint)
      let border = palette.colour(of: tint).map { fill.mixed(with: $0, percent: 35) } ?? palette.line
      box(item.rect, radius: 18, fill: fill, border: border)
    case .list: box(item.rect, radius: 18, fill: palette.surface, border: palette.line)
    case .divider: box(item.rect, radius: 0, fill: palette.line)
    case .title(let title): addTitle(title, of: layer, in: item.rect)
    case .back: addBack(of: layer, in: item.rect)
    case .tabBar:
      box(item.rect, radius: 0, fill: palette.surface)
      box(LayoutRect(x: item.rect.x, y: item.rect.y, width: item.rect.width, height: 1), radius: 0, fill: palette.line)
    case .tab(let tab): add(tab, in: item.rect)
    }
  }

  // MARK: - The simple shapes

  mutating func box(_ rect: LayoutRect, radius: Int, fill: RGB, border: RGB? = nil) {
    drawing.add(.box(rect, radius: radius, fill: fill, border: border), clip: clip)
  }

  mutating func add(
    _ text: String, _ face: TypeFace, _ colour: RGB, _ alignment: TextLine.Alignment, in rect: LayoutRect
  ) {
    guard !text.isEmpty else { return }
    drawing.add(.text(TextLine(text, face, colour, alignment, in: rect)), clip: clip)
  }

  private mutating func shade() {
    drawing.add(.shade, clip: clip)
  }
}

// MARK: - The head of a layer

extension ScreenDrawing {
  /// Adds the title in the largest size that fits; the layout has cut it for the size of a heading.
  private mutating func addTitle(_ title: String, of layer: PlacedLayer, in rect: LayoutRect) {
    let hasBack = layer.controls.contains { $0.id == .back }
    switch layer.style {
    case .alert: add(title, TypeFace(19, .bold), palette.ink, .center, in: rect)
    case _ where hasBack: add(title, TypeFace(19, .bold), palette.ink, .center, in: rect)
    case .full, .push, .sheet:
      let faces = [30, 26].map { TypeFace($0, .bold) }
      let face = faces.first { $0.width(of: title) <= Double(rect.width) } ?? .title
      add(title, face, palette.ink, .leading, in: rect)
    }
  }

  private mutating func addBack(of layer: PlacedLayer, in rect: LayoutRect) {
    if layer.style == .sheet {
      add("Close", .strong, palette.accent, .leading, in: rect)
      return
    }
    let (x, y) = (Double(rect.x) + 2.5, Double(rect.y) + Double(rect.height) / 2)
    let points = [(x + 7.5, y - 8.5), (x, y), (x + 7.5, y + 8.5)].map { (x: $0.0, y: $0.1) }
    drawing.add(.line(points, penRadius: 1.3, palette.accent), clip: clip)
    let words = LayoutRect(x: rect.x + 17, y: rect.y, width: rect.width - 17, height: rect.height)
    add("Back", .body, palette.accent, .leading, in: words)
  }

  /// Adds a thin scroll mark.
  private mutating func addScrollMark(_ area: ScrollArea, in layer: PlacedLayer) {
    clip = layer.surface
    let view = area.viewport
    let height = max(24, view.height * view.height / max(1, area.contentHeight))
    let free = view.height - height
    guard free > 0, view.width > 8 else { return }
    let y = view.y + free * area.offset / area.maximumOffset
    // The whole content has an otherwise empty margin.
    let x = area.key.path.isEmpty ? view.maxX + 9 : view.maxX - 5
    let rect = LayoutRect(x: x, y: y + 2, width: 3, height: height - 4)
    box(rect, radius: 1, fill: palette.background.mixed(with: palette.outline, percent: 60))
  }
}
