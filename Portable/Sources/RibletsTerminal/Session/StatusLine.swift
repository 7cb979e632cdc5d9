import RibletsViews

/// The last line: the title of the app, unless it leaves no room for the key that quits, and the available keys.
@MainActor
struct StatusLine {
  let session: TerminalSession

  func paint(on grid: inout CellGrid, y: Int) {
    let line = LayoutRect(x: 0, y: y, width: grid.width, height: 1)
    let faint = CellStyle(color: .faint)
    var x = 1
    let hasTitle = !session.title.isEmpty && x + session.title.displayable.columns + 3 + quit.columns <= grid.width
    let parts = (hasTitle ? [session.title.displayable] : []) + keys
    for (index, part) in parts.enumerated() where x + part.columns <= grid.width || index == 0 {
      let isTitle = index == 0 && hasTitle
      if index > 0 { grid.write("·", x: x - 2, y: y, style: faint, clip: line) }
      grid.write(part, x: x, y: y, style: isTitle ? CellStyle(isBold: true) : faint, clip: line)
      x += part.columns + 3
    }
  }

  private let quit = "Ctrl-C quit"

  /// The keys, the most useful first, since a narrow screen shows only the beginning.
  private var keys: [String] {
    var parts = [quit]
    switch session.focused?.kind {
    case .field: parts.append("Enter next")
    case .toggle: parts.append("Space switch")
    case .button, .back: parts.append("Enter press")
    case nil: break
    }
    let controls = session.top?.controls ?? []
    if controls.contains(where: { $0.kind == .back }) {
      parts.append("Esc back")
    } else if controls.contains(where: { $0.kind == .button(.cancel) && $0.isEnabled }) {
      parts.append("Esc cancel")
    }
    if controls.count > 1 { parts.append("Tab ↑↓←→ move") }
    if !(session.top?.scrollAreas ?? []).isEmpty { parts.append("PgUp PgDn scroll") }
    if !session.notice.isEmpty { parts.append(session.notice) }
    return parts
  }
}
