@_spi(Hosts) import RibletsViews

extension ScreenDrawing {
  /// Adds a tab: its symbol above its title, and its number beside the symbol. Without a symbol, the title is larger.
  mutating func add(_ tab: Frame.Tab, in rect: LayoutRect) {
    let colour = tab.isSelected ? palette.accent : palette.secondary
    let middle = rect.x + rect.width / 2
    let path = TabSymbol.paths[tab.icon]
    let hasSymbol = path != nil || tab.icon.count == 1
    if tab.isSelected {
      let width = hasSymbol ? 56 : rect.width - 16
      let pill = LayoutRect(
        x: middle - width / 2, y: rect.y + (hasSymbol ? 6 : 14), width: width, height: hasSymbol ? 30 : 36)
      box(pill, radius: 18, fill: palette.surface.mixed(with: palette.accent, percent: 14))
    }
    if let path {
      drawing.add(.symbol(path, x: middle - 12, y: rect.y + 9, colour), clip: clip)
    } else if hasSymbol {
      let square = LayoutRect(x: middle - 14, y: rect.y + 9, width: 28, height: 24)
      add(tab.icon, TypeFace(20), colour, .center, in: square)
    }
    let line = LayoutRect(x: rect.x, y: rect.y + (hasSymbol ? 38 : 20), width: rect.width, height: hasSymbol ? 18 : 24)
    add(tab.title, TypeFace(hasSymbol ? 11 : 15, tab.isSelected ? .bold : .regular), colour, .center, in: line)
    guard tab.badge > 0 else { return }
    let face = TypeFace(11, .bold)
    let width = max(18, Int(face.width(of: "\(tab.badge)")) + 10)
    let x = hasSymbol ? middle + 6 : rect.maxX - width - 4
    let pill = LayoutRect(x: x, y: rect.y + 4, width: width, height: 18)
    box(pill, radius: 9, fill: palette.red)
    add("\(tab.badge)", face, palette.onTint, .center, in: pill)
  }

  /// Adds the mark of a row that leads to another screen.
  mutating func addChevron(in rect: LayoutRect) {
    let (x, y) = (Double(rect.maxX) - 22, Double(rect.y) + Double(rect.height) / 2)
    let points = [(x, y - 5), (x + 5, y), (x, y + 5)].map { (x: $0.0, y: $0.1) }
    drawing.add(.line(points, penRadius: 1, palette.outline), clip: clip)
  }
}
